import SwiftUI

/// A list of questions and answers, oldest first, that holds still while the newest answer streams.
///
/// ```swift
/// StreamingTranscript(chat.answers, isStreaming: chat.isAnswering) { answer in
///   VStack(alignment: .leading) {
///     Text(answer.question).font(.headline)
///     AnswerText(stream: answer.stream)
///   }
/// }
/// ```
///
/// A new question eases to the top of the visible area, below any bar, however short its answer: the newest row is at
/// least as high as the viewport, and its own growth takes up that room, so nothing moves while the answer streams or
/// when it is complete. A reader who scrolls meanwhile is left alone; a button leads back to the newest question when
/// it is entirely out of sight.
///
/// A row should show streaming text in a separate view that observes a separate object, as `AnswerText` does above.
/// Then a token evaluates that view and nothing else: the transcript's data changes only when questions come and go.
///
/// Older answers: with `hasOlder` the transcript asks for more when its oldest row comes near. What is visible stays in
/// place when they are inserted in front.
///
/// Caveats: it belongs in a container that gives it a size, not in another vertical scroll view. Before iOS 18 a wheel
/// or a key does not count as scrolling.
public struct StreamingTranscript<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable, Data.Element.ID: Sendable {
  /// The target that a transcript scrolls to.
  public typealias ScrollTarget = TranscriptScrollTarget<Data.Element.ID>

  private let data: Data
  private let isStreaming: Bool
  private let spacing: CGFloat
  private let bottomPadding: CGFloat
  private let hasOlder: Bool
  private let loadOlder: @MainActor () async -> Void
  private let hasNewer: Bool
  private let showLatest: @MainActor () -> Void
  private let onScroll: @MainActor (ScrollTarget) -> Void
  private let row: (Data.Element) -> Row

  /// Not observed here: only the button depends on where the reader is.
  @State private var reader = TranscriptReader<Data.Element.ID>()
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// Creates a transcript.
  ///
  /// - Parameters:
  ///   - data: oldest first. Ids are unique.
  ///   - isStreaming: whether the answer to the newest question is under way.
  ///   - spacing: between two rows, in points.
  ///   - bottomPadding: below the newest row, in points.
  ///   - hasOlder: whether there are answers older than the data.
  ///   - loadOlder: inserts some of them in front of the data.
  ///   - hasNewer: whether there are answers newer than the data: then the button back is always shown.
  ///   - showLatest: called by the button back, instead of a scroll, when there are newer answers.
  ///   - onScroll: called for every scroll that the transcript asks for.
  ///   - row: a question with its answer; one view.
  public init(
    _ data: Data, isStreaming: Bool, spacing: CGFloat = 12, bottomPadding: CGFloat = 32,
    hasOlder: Bool = false, loadOlder: @escaping @MainActor () async -> Void = {},
    hasNewer: Bool = false, showLatest: @escaping @MainActor () -> Void = {},
    onScroll: @escaping @MainActor (ScrollTarget) -> Void = { _ in }, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.isStreaming = isStreaming
    self.spacing = spacing
    self.bottomPadding = bottomPadding
    self.hasOlder = hasOlder
    self.loadOlder = loadOlder
    self.hasNewer = hasNewer
    self.showLatest = showLatest
    self.onScroll = onScroll
    self.row = row
  }

  private var state: TranscriptState<Data.Element.ID> {
    TranscriptState(last: data.last?.id, isStreaming: isStreaming)
  }

  /// The scroll view and the button back to the newest question.
  public var body: some View {
    ScrollViewReader { proxy in
      ScrollView { rows }
        .modifier(TranscriptTopModifier(top: reader.top))
        .modifier(TranscriptReaderModifier(reader: reader))
        .onChange(of: state, initial: true) { old, new in
          reader.newestIs(new.last)
          let known = old == new ? nil : old
          guard let target = new.target(after: known, readerHasScrolled: reader.hasScrolled) else { return }
          scroll(to: target, proxy)
        }
        .overlay(alignment: .bottom) {
          ScrollToLatestButton(reader: reader, hasNewer: hasNewer) {
            if hasNewer { return showLatest() }
            guard let last = data.last?.id else { return }
            scroll(to: ScrollTarget(answerId: last, reason: .latestRequested), proxy)
          }
        }
    }
  }

  private var rows: some View {
    LazyVStack(alignment: .leading, spacing: spacing) {
      ForEach(data) { element in
        TranscriptRow(
          id: element.id, roomBelow: element.id == data.last?.id ? bottomPadding : nil,
          loadOlder: hasOlder && element.id == data.first?.id ? loadOlder : nil, reader: reader, content: row(element))
      }
    }
    .scrollTargetLayout()
    .padding(.bottom, bottomPadding)
  }

  private func scroll(to target: ScrollTarget, _ proxy: ScrollViewProxy) {
    onScroll(target)
    let isAnimated = target.reason == .newQuestion || target.reason == .latestRequested
    if isAnimated || target.reason == .conversationOpened { reader.send(isAnimated: isAnimated && !reduceMotion) }
    withAnimation(isAnimated && !reduceMotion ? .easeOut(duration: 0.3) : nil) {
      // The transcript's last target, if it is still there, is below the bar as it is.
      if reader.top.id == target.answerId {
        proxy.scrollTo(target.answerId, anchor: .top)
      } else {
        reader.top.go(to: target.answerId)
      }
    }
  }
}

/// A question with its answer; the newest one fills the viewport, so that it can reach the top.
private struct TranscriptRow<ID: Hashable & Sendable, Content: View>: View {
  let id: ID
  /// The space that the newest row leaves free in the viewport, in points; nil for the others, which are as high as
  /// their content.
  let roomBelow: CGFloat?
  /// Set for the oldest row: called when it comes near.
  let loadOlder: (@MainActor () async -> Void)?
  let reader: TranscriptReader<ID>
  let content: Content

  var body: some View {
    ZStack(alignment: .topLeading) {
      // The container is as high as it is once a large title has gone, which is when the question is at its top.
      Color.clear.frame(width: 0).containerRelativeFrame(.vertical) { [roomBelow] length, _ in
        roomBelow.map { max(0, length - $0) } ?? 0
      }
      // Applied in here, because code that depends on the system's version hides how many views a row has: all of them
      // would be built to be counted.
      content.modifier(TranscriptVisibility(id: id, reader: reader))
    }
    .task(id: loadOlder == nil) {
      // A row that existed only until the transcript had reached its newest question is not near.
      if !Task.isCancelled { await loadOlder?() }
    }
  }
}

/// A button that leads back to the newest question when it is entirely out of sight.
private struct ScrollToLatestButton<ID: Hashable & Sendable>: View {
  @ObservedObject var reader: TranscriptReader<ID>
  let hasNewer: Bool
  let action: @MainActor () -> Void

  var body: some View {
    if reader.isElsewhere || hasNewer {
      Button(action: action) {
        Image(systemName: "arrow.down")
          .font(.system(size: 16, weight: .semibold))
          .foregroundStyle(Color.primary)
          .frame(width: 44, height: 44)
          .background(Color(uiColor: .secondarySystemBackground), in: Circle())
          .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
          .contentShape(Circle())
      }
      .buttonStyle(.plain)
      .padding(.bottom, 12)
      .accessibilityLabel("Scroll to latest")
      .accessibilityIdentifier("transcript.scrollToLatest")
    }
  }
}
