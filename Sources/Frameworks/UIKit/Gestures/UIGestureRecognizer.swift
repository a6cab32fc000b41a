import Foundation

/// The base class of gesture recognizers, which observe the touches of a view.
///
/// Targets, a subclass, the delegate or a `UIGestureRecognizerRepresentable` are notified of the gesture.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    /// The same as `ended`, for a discrete gesture.
    public static let recognized = State.ended
  }

  private var current = State.possible
  /// The state of the gesture; subclasses set it in their touch methods.
  open var state: State {
    get { current }
    set { advance(to: newValue) }
  }
  /// The view whose touches are observed.
  open package(set) weak var view: UIView?
  /// The delegate, which decides how the recognizer works with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer receives touches.
  open var isEnabled = true
  /// A name for the app's own use.
  open var name: String?
  /// Whether the recognizer neither prevents other gestures nor is prevented by them.
  package final var goesWithAll = false
  /// Whether the view's touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Whether the view receives touches only after the gesture fails. Caveat: it always receives them at once.
  open var delaysTouchesBegan = false
  /// Whether the view receives ended touches only after the gesture fails. Caveat: it always receives them at once.
  open var delaysTouchesEnded = true
  /// The observed types of touches, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The observed types of presses. Caveat: presses are keys, which no recognizer observes.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether only touches of one type are observed together.
  open var requiresExclusiveTouchType = true
  /// The modifier keys that are down. Caveat: never reported.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The mouse buttons that are down. Caveat: a mouse on the page acts as a finger.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Returns whether this gesture prevents another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this gesture requires another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another gesture requires this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Stops observing a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Determines whether this or another recognizer of the same touches waits for the other.
  package final func meet(_ other: UIGestureRecognizer) {
    guard !required.contains(where: { $0 === other }) else { return }
    if asked?.gestureRecognizer(self, shouldRequireFailureOf: other) == true || shouldRequireFailure(of: other)
      || other.asked?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
      || other.shouldBeRequiredToFail(by: self)
    {
      require(toFail: other)
    }
  }

  /// Called on each change of state that sends actions.
  package final var onAction: (@MainActor (UIGestureRecognizer) -> Void)?
  /// Requests recognition; returns false if the gesture has to wait or another one owns the touches.
  package final var claim: (@MainActor () -> Bool)?
  /// The time at which `timePassed` is due, in seconds of the frame clock.
  package var deadline: TimeInterval?
  /// The observed touches, in the order in which they began.
  package private(set) var touches: [UITouch] = []

  /// Creates a recognizer without a view.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls a method of an object, held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: Targets

  private var targets: [TargetAction] = []

  /// Adds a method of an object, held weakly, that is called when the gesture is recognized or changes.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Removes a method; nil removes those of all objects or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.isMeant(by: target, action) } }

  // MARK: States

  private var required: [UIGestureRecognizer] = []
  private struct Dependent { weak var recognizer: UIGestureRecognizer? }
  private var dependents: [Dependent] = []
  /// The state to enter once other recognizers have failed.
  private var waiting: State?
  /// Whether recognition only waits for other recognizers to fail.
  package final var waitsForOthers: Bool { waiting != nil }

  /// Requires another gesture to fail first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    required.append(otherGestureRecognizer)
    otherGestureRecognizer.dependents.append(Dependent(recognizer: self))
  }
  /// Whether the gesture is still possible.
  private var isTrying: Bool { isEnabled && current == .possible && (!touches.isEmpty || deadline != nil) }

  /// Retries recognition, as required gestures may have failed.
  package final func tryAgain() {
    guard let waiting, !required.contains(where: \.isTrying) else { return }
    self.waiting = nil
    advance(to: waiting)
  }

  private func advance(to new: State) {
    guard new != current || new == .changed else { return }
    if current == .possible, new == .began || new == .ended, required.contains(where: \.isTrying) {
      // A gesture that began and ended before the others decided does not count.
      if waiting == .began { current = .failed } else { waiting = new }
      return
    }
    if waiting != nil, new == .changed { return }
    if new == .began || new == .ended {
      for dependent in dependents {
        guard let other = dependent.recognizer, other.waiting != nil else { continue }
        other.waiting = nil
        other.current = .failed
      }
    }
    if current == .possible, new == .began || new == .ended {
      guard view?.gestureRecognizerShouldBegin(self) != false,
        asked?.gestureRecognizerShouldBegin(self) != false, claim?() != false
      else {
        current = .failed
        return
      }
    }
    current = new
    guard new != .possible, new != .failed else { return }
    onAction?(self)
    for target in targets { target.send([self]) }
  }

  /// Resets the recognizer after a gesture.
  open func reset() {}

  /// Starts over after a finished gesture.
  package func startOver() {
    touches = []
    deadline = nil
    current = .possible
    waiting = nil
    reset()
  }

  package var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

  // MARK: Fingers

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when something else takes over the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when `deadline` is reached.
  package func timePassed() {}

  package func hear(_ touch: UITouch) {
    if touch.phase == .began { touches.append(touch) }
    let event = UIEvent(Set(touches), at: touch.timestamp)
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved, .stationary: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
    if touch.phase == .ended || touch.phase == .cancelled { touches.removeAll { $0 === touch } }
  }

  /// The number of observed touches.
  open var numberOfTouches: Int { touches.count }
  /// Returns the location of a touch in a view's coordinates; nil for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }
  private var lastMiddle = CGPoint.zero
  /// The centroid of the touches on the screen; the last one if no touch is left.
  package var middle: CGPoint {
    guard !touches.isEmpty else { return lastMiddle }
    let count = CGFloat(touches.count)
    lastMiddle = CGPoint(
      x: touches.reduce(0) { $0 + $1.place.x } / count, y: touches.reduce(0) { $0 + $1.place.y } / count)
    return lastMiddle
  }
  /// Returns the centroid of the touches in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { view?.local(screen: middle) ?? middle }
}

/// Methods that a gesture recognizer calls on its delegate.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin; false makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether the recognizer receives a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Returns whether the gesture requires another one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another gesture requires this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer receives a press. Caveat: never called, as no recognizer observes keys.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Returns whether both gestures may be recognized.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
}

extension UIView {
  /// Adds a recognizer to the view and removes it from its former one.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    ownRecognizers = (ownRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    ownRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Replaces the recognizers, in the order of the array.
  final func takeRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for old in ownRecognizers ?? [] where recognizers?.contains(where: { $0 === old }) != true {
      removeGestureRecognizer(old)
    }
    for recognizer in recognizers ?? [] where recognizer.view !== self { addGestureRecognizer(recognizer) }
    ownRecognizers = recognizers.map { all in
      all.indices.filter { index in !all[..<index].contains { $0 === all[index] } }.map { all[$0] }
    }
  }
}
