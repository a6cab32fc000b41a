import DisplayList
import Foundation

/// A finger that moves a list row among the others: at once by the row's handle, anywhere else after resting.
@MainActor
final class ListReorderRecognizer: GestureRecognizer {
  private weak var row: ListRowRender?
  /// In seconds; nil for none.
  private let delay: TimeInterval?
  private var start: InputEvent.Touch?
  private var reorder: ListReorder?

  /// How long a finger rests in seconds, and how far it may move meanwhile in points: the same as a long press.
  static let rest: TimeInterval = 0.5
  private static let reach: CGFloat = 10

  init(row: ListRowRender, on node: RenderNode, delay: TimeInterval?) {
    self.row = row
    self.delay = delay
    super.init(node: node)
  }

  override var waitsForNoTaps: Bool { true }
  override var waitsForNoLift: Bool { true }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard start == nil else { return }
    start = touch
    if let delay { deadline = touch.timestamp + delay } else { lift(in: session) }
  }

  override func deadlinePassed(in session: TouchSession) { lift(in: session) }

  private func lift(in session: TouchSession) {
    guard let start, let row, row.canMove, row.modifier.model.reorder == nil, session.claim(self) else { return }
    reorder = ListReorder(row, at: start.location)
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let start, start.id == touch.id else { return }
    if let reorder { return reorder.move(to: touch.location) }
    if touch.distance(to: start) > Self.reach { forget() }
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard start?.id == touch.id else { return }
    let lifted = reorder
    forget()
    lifted?.drop()
  }

  override func cancelled(in session: TouchSession) {
    guard start?.id == session.start.id else { return }
    let lifted = reorder
    forget()
    lifted?.cancel()
  }

  private func forget() {
    start = nil
    deadline = nil
    reorder = nil
  }
}
