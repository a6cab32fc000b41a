import Combine
import SwiftUI

/// What the reader of a transcript does. Only the visibility of the button back is published: scrolling evaluates no
/// body.
@MainActor
final class TranscriptReader<ID: Hashable & Sendable>: ObservableObject {
  /// Whether the newest answer is entirely out of sight.
  @Published private(set) var isElsewhere = false
  /// Whether the reader has scrolled since the newest question was asked.
  private(set) var hasScrolled = false
  /// The answer at the top.
  let top = TranscriptTop<ID>()
  /// Answers that are at least partly visible.
  private var visible: Set<ID> = []
  private var last: ID?
  /// Whether the transcript has begun to move by itself, and the scroll view is about to report it.
  private var isSending = false

  func newestIs(_ id: ID?) {
    last = id
    update()
  }

  func see(_ id: ID, _ isVisible: Bool) {
    if isVisible { visible.insert(id) } else { visible.remove(id) }
    update()
  }

  private func update() {
    let isElsewhere = last.map { !visible.contains($0) && !visible.isEmpty } ?? false
    if isElsewhere != self.isElsewhere { self.isElsewhere = isElsewhere }
  }

  /// Notes that the transcript scrolls because of a question.
  func send(isAnimated: Bool) {
    hasScrolled = false
    isSending = isAnimated
  }

  func scroll() { hasScrolled = true }

  @available(iOS 18, *)
  func phase(_ phase: ScrollPhase) {
    switch phase {
    case .interacting: scroll()
    // If the transcript did not move by itself, a key has been pressed.
    case .animating: if isSending { isSending = false } else { scroll() }
    case .idle, .tracking, .decelerating: break
    }
  }
}

/// The answer at the top of a transcript. Only the transcript's own scrolling is published.
@MainActor
final class TranscriptTop<ID: Hashable & Sendable>: ObservableObject {
  /// As the reader has left it: it stays when older answers arrive.
  var id: ID?

  func go(to id: ID) {
    objectWillChange.send()
    self.id = id
  }
}

/// Binds the scroll view to the answer at its top, so that setting it scrolls there, below the bar as it is by then: a
/// large title that disappears on the way counts, which it does not for `ScrollViewProxy.scrollTo`.
struct TranscriptTopModifier<ID: Hashable & Sendable>: ViewModifier {
  @ObservedObject var top: TranscriptTop<ID>

  func body(content: Content) -> some View {
    content.scrollPosition(id: Binding(get: { top.id }, set: { top.id = $0 }), anchor: .top)
  }
}

/// Reports when the reader scrolls. iOS 17 does not report how a scroll view is moved: there, drags count.
struct TranscriptReaderModifier<ID: Hashable & Sendable>: ViewModifier {
  let reader: TranscriptReader<ID>

  func body(content: Content) -> some View {
    if #available(iOS 18, *) {
      content.onScrollPhaseChange { _, new in reader.phase(new) }
    } else {
      content.modifier(TranscriptDragModifier(reader: reader))
    }
  }
}

/// Reports when the reader drags.
struct TranscriptDragModifier<ID: Hashable & Sendable>: ViewModifier {
  let reader: TranscriptReader<ID>

  func body(content: Content) -> some View {
    content.simultaneousGesture(DragGesture(minimumDistance: 10).onChanged { _ in reader.scroll() })
  }
}

/// Reports whether any part of an answer is visible; on iOS 17 whether it is built, which is nearly the same.
struct TranscriptVisibility<ID: Hashable & Sendable>: ViewModifier {
  let id: ID
  let reader: TranscriptReader<ID>

  func body(content: Content) -> some View {
    if #available(iOS 18, *) {
      content.onScrollVisibilityChange(threshold: 0) { reader.see(id, $0) }
    } else {
      content.onAppear { reader.see(id, true) }.onDisappear { reader.see(id, false) }
    }
  }
}
