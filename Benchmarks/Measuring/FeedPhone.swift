import SwiftUI

/// A phone that shows the feed.
@MainActor
final class FeedPhone<ID: FeedID>: BenchmarkPhone {
  private let model: FeedModel<ID>

  /// Creates a phone that shows the feed; `paints` renders the pixels of each frame.
  init(_ model: FeedModel<ID>, look: FeedLook = FeedLook(), paints: Bool = false) {
    self.model = model
    super.init(paints: paints) { FeedPage(model: model, look: look) }
  }

  /// Scrolls a row to the top of the screen; not measured.
  func jump(to row: Int) {
    model.proxy?.scrollTo(ID(row: row), anchor: .top)
    settle()
  }

  /// Returns the cost of the frame in which a row comes to the top of the screen.
  func measuredJump(to row: Int) -> FrameSample {
    let id = ID(row: row)
    return measured { self.model.proxy?.scrollTo(id, anchor: .top) }
  }

  /// Shows other data, with a row at the top of the screen; not measured.
  func show(_ items: [FeedItem<ID>], at row: Int) {
    model.items = items
    settle()
    jump(to: row)
  }
}
