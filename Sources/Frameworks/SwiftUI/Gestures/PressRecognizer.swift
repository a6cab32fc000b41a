import DisplayList
import Foundation

/// A button's touch: pressed while the finger is on it, triggered when the finger lifts there. Inside a scroll view the
/// press shows only after the finger has rested, since it may be about to scroll.
@MainActor
final class PressRecognizer: GestureRecognizer {
  private let setPressed: (Bool) -> Void
  private let action: () -> Void
  /// The finger that presses the button; others have no effect.
  private var finger: Int?
  private var isPressed = false
  /// The area in which a finger presses the button, if that is more than the button.
  weak var area: RenderNode?
  /// The finger has lifted, but more taps of a gesture around the button may follow.
  private var hasLifted = false

  /// How far outside its frame a finger still presses a button, in points: what `UIControl` is observed to allow.
  private static let reach: CGFloat = 70
  /// How long a quickly tapped button still looks pressed, in seconds. A guess.
  private static let flash: TimeInterval = 0.1

  init(node: RenderNode, setPressed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    self.setPressed = setPressed
    self.action = action
    super.init(node: node)
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == nil else { return }
    finger = touch.id
    if session.isInsideScrollView {
      deadline = touch.timestamp + ScrollPhysics.touchDelay
    } else {
      press(true)
    }
  }

  override func deadlinePassed(in session: TouchSession) {
    if finger != nil { press(true) }
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == touch.id else { return }
    if !holds(touch) {
      deadline = nil
      press(false)
    } else if deadline == nil, !isPressed {
      press(true)
    }
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == touch.id else { return }
    finger = nil
    deadline = nil
    guard holds(touch) else { return press(false) }
    hasLifted = true
    retry(in: session)
    if hasLifted { press(false) }
  }

  override var shutsOutOuterGestures: Bool { true }
  override var isPressing: Bool { finger != nil }
  override var isWaiting: Bool { hasLifted }

  override func retry(in session: TouchSession) {
    guard hasLifted, session.claim(self) else { return }
    hasLifted = false
    if isPressed {
      press(false)
    } else if let node {
      press(true)
      node.runtime.start(
        DelayedAction(at: node.runtime.now + Self.flash, on: node) { [weak self] in self?.press(false) })
    }
    action()
  }

  override func cancelled(in session: TouchSession) {
    hasLifted = false
    guard finger == session.start.id else { return }
    finger = nil
    deadline = nil
    press(false)
  }

  private func press(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    setPressed(pressed)
  }

  private func holds(_ touch: InputEvent.Touch) -> Bool {
    guard let node = area ?? node else { return false }
    let frame = CGRect(origin: .zero, size: node.size)
    return frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(node.local(touch.location))
  }
}

/// An action that runs at a time on the frame clock, or as soon as its node has left the screen.
@MainActor
final class DelayedAction: RunningAnimation {
  private let time: TimeInterval
  private weak var node: RenderNode?
  private let action: () -> Void

  init(at time: TimeInterval, on node: RenderNode, action: @escaping () -> Void) {
    self.time = time
    self.node = node
    self.action = action
  }

  var summary: String { "a button that was pressed quickly" }

  func advance(to now: TimeInterval) -> Bool {
    if now < time, node?.isAttached == true { return true }
    action()
    return false
  }
}
