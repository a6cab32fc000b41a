import DisplayList
import Foundation
import ScrollworkUIKit

/// Sends touches on a UIKit view to its `touchesBegan` and related methods: those of the innermost view under a finger.
@MainActor
final class ViewTouches: GestureRecognizer {
  private weak var view: UIView?
  private var touches: [Int: UITouch] = [:]

  init(_ view: UIView, node: RenderNode) {
    self.view = view
    super.init(node: node)
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let view else { return }
    let made = UITouch(view: view, at: touch.location, timestamp: touch.timestamp)
    touches[touch.id] = made
    view.touchesBegan([made], with: event(touch))
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let known = touches[touch.id] else { return }
    known.move(to: touch.location, .moved, at: touch.timestamp)
    view?.touchesMoved([known], with: event(touch))
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let known = touches[touch.id] else { return }
    known.move(to: touch.location, .ended, at: touch.timestamp)
    view?.touchesEnded([known], with: event(touch))
    touches[touch.id] = nil
  }

  override func cancelled(in session: TouchSession) {
    guard let known = touches.removeValue(forKey: session.start.id) else { return }
    known.move(to: known.location(in: nil), .cancelled, at: known.timestamp)
    view?.touchesCancelled([known], with: UIEvent([known], at: known.timestamp))
  }

  private func event(_ touch: InputEvent.Touch) -> UIEvent { UIEvent(Set(touches.values), at: touch.timestamp) }
}

/// Sends touches to a UIKit gesture recognizer, and resolves conflicts on its behalf.
@MainActor
final class UIKitRecognizer: GestureRecognizer {
  private let recognizer: UIGestureRecognizer
  private let view: UIView
  private var touches: [Int: UITouch] = [:]
  private var sessions: [TouchSession] = []
  private var isDenied = false

  init(_ recognizer: UIGestureRecognizer, on view: UIView, node: RenderNode) {
    self.recognizer = recognizer
    self.view = view
    super.init(node: node)
    isSimultaneous = recognizer.goesWithAll
    recognizer.claim = { [weak self] in self?.claim() ?? false }
  }

  private func claim() -> Bool {
    guard !isDenied else { return false }
    let others = sessions.flatMap(\.recognizers).compactMap { $0 as? UIKitRecognizer }
    for other in others where other !== self && goesWith(other) {
      isSimultaneous = true
      other.isSimultaneous = true
    }
    if !recognizer.cancelsTouchesInView {
      for touches in sessions.flatMap(\.recognizers) where touches is ViewTouches { touches.isSimultaneous = true }
    }
    return sessions.allSatisfy { $0.claim(self) }
  }

  /// Whether one of the two delegates allows simultaneous recognition.
  private func goesWith(_ other: UIKitRecognizer) -> Bool {
    let (one, two) = (recognizer, other.recognizer)
    return !one.canPrevent(two) || !two.canBePrevented(by: one)
      || one.asked?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two) == true
      || two.asked?.gestureRecognizer(two, shouldRecognizeSimultaneouslyWith: one) == true
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    // A recognizer that only waits for others has succeeded.
    guard !recognizer.waitsForOthers else { return session.leave(self) }
    let made = UITouch(view: view, at: touch.location, timestamp: touch.timestamp)
    guard recognizer.asked?.gestureRecognizer(recognizer, shouldReceive: made) != false else {
      return session.leave(self)
    }
    guard recognizer.allowedTouchTypes.contains(NSNumber(value: made.type.rawValue)) else { return session.leave(self) }
    for case let other as UIKitRecognizer in session.recognizers where other !== self {
      recognizer.meet(other.recognizer)
    }
    touches[touch.id] = made
    if !sessions.contains(where: { $0 === session }) { sessions.append(session) }
    hear(made)
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) { follow(touch, .moved) }
  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    follow(touch, .ended)
    touches[touch.id] = nil
  }

  override func cancelled(in session: TouchSession) {
    guard sessions.contains(where: { $0 === session }) else { return }
    isDenied = true
    for known in touches.values {
      known.move(to: known.location(in: nil), .cancelled, at: known.timestamp)
      recognizer.hear(known)
    }
    finish()
  }

  override func deadlinePassed(in session: TouchSession) {
    recognizer.deadline = nil
    recognizer.timePassed()
    settle()
  }

  override var isWaiting: Bool { recognizer.waitsForOthers }
  override func retry(in session: TouchSession) {
    recognizer.tryAgain()
    settle()
  }

  private func follow(_ touch: InputEvent.Touch, _ phase: UITouch.Phase) {
    guard let known = touches[touch.id] else { return }
    known.move(to: touch.location, phase, at: touch.timestamp)
    hear(known)
  }

  private func hear(_ touch: UITouch) {
    recognizer.hear(touch)
    settle()
  }

  private func settle() {
    deadline = recognizer.deadline
    if recognizer.isOver { finish() }
  }

  private func finish() {
    let left = sessions
    sessions = []
    touches = [:]
    deadline = nil
    recognizer.startOver()
    for session in left { session.leave(self) }
    isDenied = false
    isSimultaneous = recognizer.goesWithAll
  }

  /// A tap of the innermost view has precedence over those around it.
  override var awaitsMoreTaps: Bool { recognizer.deadline != nil && recognizer is UITapGestureRecognizer }
}

extension UIViewRender {
  /// Adds one recognizer for each of the view, which stays the same as long as it is attached; then, for the innermost
  /// view, its own touch methods.
  func addUIKitRecognizers(to recognizers: inout [GestureRecognizer]) {
    let own = (view.gestureRecognizers ?? []).filter(\.isEnabled)
    bridges.removeAll { bridge in !own.contains { $0 === bridge.recognizer } }
    for recognizer in own {
      if let known = bridges.first(where: { $0.recognizer === recognizer }) {
        recognizers.append(known.bridge)
      } else {
        let made = UIKitRecognizer(recognizer, on: view, node: self)
        bridges.append((recognizer, made))
        recognizers.append(made)
      }
    }
    if !recognizers.contains(where: { $0 is ViewTouches }) { recognizers.append(ViewTouches(view, node: self)) }
  }
}
