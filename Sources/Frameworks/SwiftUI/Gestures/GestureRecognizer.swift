import Foundation

/// Watches the touches that begin on a node. Several watch the same touch; the first to claim it cancels the others.
@MainActor
class GestureRecognizer {
  final weak var node: RenderNode?
  /// When the recognizer wants to be told that time has passed, on the frames' clock.
  final var deadline: TimeInterval?

  init(node: RenderNode) {
    self.node = node
  }

  func began(_ touch: TouchEvent, in session: TouchSession) {}
  func moved(_ touch: TouchEvent, in session: TouchSession) {}
  func ended(_ touch: TouchEvent, in session: TouchSession) {}
  /// The system took the touch away, or another recognizer claimed it. Another finger's touch may go on, with the
  /// deadline that belongs to it.
  func cancelled(in session: TouchSession) {}
  /// `deadline` has come.
  func deadlinePassed(in session: TouchSession) {}
}

/// One finger from its landing to its lifting, with those who watch it, innermost first.
@MainActor
final class TouchSession {
  let start: TouchEvent
  private(set) var recognizers: [GestureRecognizer]
  private(set) var owner: GestureRecognizer?
  /// A scroll view watches too, so that what would look pressed waits whether the finger moves on.
  let isInsideScrollView: Bool
  /// Where the finger has been of late, on the screen.
  private(set) var tracker = VelocityTracker()

  init(start: TouchEvent, recognizers: [GestureRecognizer]) {
    self.start = start
    self.recognizers = recognizers
    isInsideScrollView = recognizers.contains { $0 is ScrollPanRecognizer }
  }

  /// The touch is `winner`'s alone from now on.
  func claim(_ winner: GestureRecognizer) {
    guard owner == nil else { return }
    owner = winner
    for recognizer in recognizers where recognizer !== winner { recognizer.cancelled(in: self) }
    recognizers = [winner]
  }

  func deliver(_ touch: TouchEvent) {
    if touch.phase == .began || touch.phase == .moved { tracker.add(touch.location, at: touch.timestamp) }
    for recognizer in recognizers {
      if let owner, owner !== recognizer { continue }
      // What left the screen under the finger can do nothing any more.
      guard recognizer.node?.isAttached == true else {
        recognizer.deadline = nil
        recognizer.cancelled(in: self)
        continue
      }
      switch touch.phase {
      case .began: recognizer.began(touch, in: self)
      case .moved: recognizer.moved(touch, in: self)
      case .ended: recognizer.ended(touch, in: self)
      case .cancelled: recognizer.cancelled(in: self)
      }
    }
  }

  func passDeadlines(until time: TimeInterval) {
    for recognizer in recognizers {
      guard let deadline = recognizer.deadline, deadline <= time else { continue }
      recognizer.deadline = nil
      recognizer.deadlinePassed(in: self)
    }
  }

  var nextDeadline: TimeInterval? { recognizers.compactMap(\.deadline).min() }
}

/// A tap or several in a row.
@MainActor
final class TapRecognizer: GestureRecognizer {
  /// How many taps it takes.
  var count: Int
  private let action: () -> Void
  private var taps = 0
  private var lastTap: TimeInterval = -.infinity
  private var isPossible = false

  /// Two taps belong together if the second begins within this time after the first; UIKit's value is not published.
  private static let interval: TimeInterval = 0.35

  init(node: RenderNode, count: Int, action: @escaping () -> Void) {
    self.count = count
    self.action = action
    super.init(node: node)
  }

  override func began(_ touch: TouchEvent, in session: TouchSession) {
    isPossible = true
    if touch.timestamp - lastTap > Self.interval { taps = 0 }
  }

  override func moved(_ touch: TouchEvent, in session: TouchSession) {
    if touch.distance(to: session.start) > ScrollPhysics.touchSlop { isPossible = false }
  }

  override func ended(_ touch: TouchEvent, in session: TouchSession) {
    guard isPossible else { return }
    taps += 1
    lastTap = touch.timestamp
    guard taps >= count else { return }
    taps = 0
    session.claim(self)
    action()
  }

  override func cancelled(in session: TouchSession) { isPossible = false }
}

extension TouchEvent {
  /// Points between two positions of fingers.
  func distance(to other: TouchEvent) -> CGFloat {
    hypot(location.x - other.location.x, location.y - other.location.y)
  }
}
