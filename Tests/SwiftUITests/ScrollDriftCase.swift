import SimulatorTesting
import SwiftUI

/// One page in one situation, in which all changes of data occur in turn.
struct DriftCase: CustomTestStringConvertible, Sendable {
  enum Page: CaseIterable { case stack, lazyStack, grid, list }
  /// In the middle of content without an anchor, at the anchored end of content, or at the top with a bound id.
  enum Anchor: CaseIterable { case middle, end, id }
  enum Motion: CaseIterable { case rest, finger, fling, animation, keyboard, rotation }

  let page: Page
  let anchor: Anchor
  let motion: Motion

  static let all = Page.allCases.flatMap { page in
    Anchor.allCases.flatMap { anchor in Motion.allCases.map { DriftCase(page: page, anchor: anchor, motion: $0) } }
  }

  var testDescription: String { "\(page), \(anchor), \(motion)" }

  /// Whether the end stays in place, instead of the row at the start of the viewport.
  var isAtEnd: Bool { anchor == .end && [.rest, .keyboard, .rotation].contains(motion) }

  /// Whether cells stay in their columns: in other columns, lines have other lengths, which changes the goal of an
  /// animation and the end of the content.
  var keepsColumns: Bool { isAtEnd || motion == .animation }

  /// The direction in which there is content.
  var direction: CGFloat { anchor == .end ? 1 : -1 }
}

/// A change of data. All but the last leave the rows between the first visible one and the goal of an animation
/// unchanged.
enum DriftChange: CaseIterable {
  case prepend, append, removeAbove, resizeAbove, several, resizeBelow, insertInside
}

@MainActor
final class DriftModel: ObservableObject {
  @Published var items = (0..<60).map { SampleItem($0) }
  @Published var isTyping = false
  @Published var position: Int?
  var proxy: ScrollViewProxy?

  private func new(_ count: Int) -> [SampleItem] {
    let next = 1_000 + items.count * 10
    return (next..<next + count).map { SampleItem($0) }
  }

  /// - Parameters:
  ///   - first, last: The indices of the first and the last row in the viewport.
  ///   - margin: The number of rows above the first that may come into view in this frame.
  ///   - keepsColumns: Whether rows are inserted and removed by sixes, so that neither two nor three columns change.
  func apply(_ change: DriftChange, first: Int, last: Int, margin: Int, keepsColumns: Bool) {
    let above = max(0, first - margin)
    let count = keepsColumns ? 6 : 3
    switch change {
    case .prepend: items.insert(contentsOf: new(2 * count), at: 0)
    case .append: items += new(count)
    case .removeAbove: items.removeSubrange(max(0, above - count)..<above)
    case .resizeAbove: for row in max(0, above - 3)..<above { items[row].height += 31 }
    case .several:
      for row in max(0, above - 2)..<above { items[row].height -= 17 }
      items[items.count - 1].height += 11
      items.removeSubrange(max(0, above - 3 - count)..<max(0, above - 3))
      items += new(count)
      items.insert(contentsOf: new(2 * count), at: 0)
    case .resizeBelow: items[min(last + 2, items.count - 1)].height += 45
    case .insertInside: items.insert(contentsOf: new(count), at: min(first + 4, items.count))
    }
  }
}

struct DriftPageView: View {
  @ObservedObject var model: DriftModel
  let page: DriftCase.Page
  let anchor: DriftCase.Anchor

  var body: some View {
    PageAboveField(isTyping: model.isTyping, fieldHeight: 44, follow: { model.proxy = $0 }) { anchored }
  }

  @ViewBuilder private var anchored: some View {
    switch anchor {
    case .middle: scroll
    case .end: scroll.defaultScrollAnchor(.bottom)
    case .id: scroll.scrollPosition(id: $model.position)
    }
  }

  @ViewBuilder private var scroll: some View {
    switch page {
    case .stack: ScrollView { VStack(spacing: SamplePage.spacing) { rows }.scrollTargetLayout() }
    case .lazyStack: ScrollView { LazyVStack(spacing: SamplePage.spacing) { rows }.scrollTargetLayout() }
    case .grid: ScrollView { SampleGrid(items: model.items, leastWidth: 140).scrollTargetLayout() }
    case .list:
      List { rows.listRowInsets(EdgeInsets(top: SamplePage.spacing, leading: 0, bottom: 0, trailing: 0)) }
        .listStyle(.plain)
        .environment(\.defaultMinListRowHeight, 0)
    }
  }

  private var rows: some View { ForEach(model.items) { SampleRow(item: $0) } }
}

/// A page on a screen, in motion.
@MainActor
struct DriftRun {
  let test: DriftCase
  let model: DriftModel
  let screen: Screen

  init(_ test: DriftCase) async throws {
    let model = DriftModel()
    self.test = test
    self.model = model
    screen = await Screen { DriftPageView(model: model, page: test.page, anchor: test.anchor) }
    if test.anchor == .middle {
      try await screen.wheel(1_300)
      try await screen.settle()
    }
    switch test.motion {
    case .rest, .rotation: break
    case .finger:
      try await screen.touch.down(at: CGPoint(x: 160, y: 300))
      try await screen.touch.move(by: CGVector(dx: 0, dy: 20 * test.direction), duration: .milliseconds(16))
    case .fling:
      try await screen.fling(from: CGPoint(x: 160, y: 300), velocity: CGVector(dx: 0, dy: 600 * test.direction))
    case .animation:
      let goal = test.anchor == .end ? screen.visibleRows.first : screen.visibleRows.last
      withAnimation(.linear(duration: 0.6)) {
        model.proxy?.scrollTo(goal?.id, anchor: test.anchor == .end ? .bottom : .top)
      }
      try await screen.frames(1)
    case .keyboard: model.isTyping = true
    }
  }

  /// Advances the motion by one frame.
  func advance(_ frame: Int) async throws {
    switch test.motion {
    case .finger:
      try await screen.touch.move(by: CGVector(dx: 0, dy: 5 * test.direction), duration: .milliseconds(16))
      return
    case .keyboard where frame == 11: model.isTyping = false
    case .rotation where frame == 3 || frame == 9:
      var settings = screen.simulator.settings
      settings.isLandscape = frame == 3
      screen.simulator.apply(device: screen.simulator.device, settings: settings)
    default: break
    }
    try await screen.frames(1)
  }

  /// Returns the row at the start of the viewport once the content has moved by a distance.
  func first(after motion: CGFloat) -> Screen.Row? {
    screen.rows.filter { $0.frame.maxY + motion > screen.top + 0.001 }.min { $0.frame.minY < $1.frame.minY }
  }

  func place(of id: Int) -> Int? { model.items.firstIndex { $0.id == id } }

  /// The end of the content; nil while its last row is not built.
  var end: CGFloat? {
    guard let last = model.items.last, screen.row(last.id) != nil else { return nil }
    return screen.rows.map(\.frame.maxY).max()
  }
}
