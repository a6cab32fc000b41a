import Foundation

/// Watches the fingers on a view for a gesture.
///
/// What a recognizer recognizes is heard by its targets, by a subclass, by the delegate, or by a
/// `UIGestureRecognizerRepresentable`.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far the gesture has come.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    /// The same as `ended`: a gesture that happens at once is over when it is recognized.
    public static let recognized = State.ended
  }

  private var current = State.possible
  /// How far the gesture has come; subclasses set it from the methods that hear of touches.
  open var state: State {
    get { current }
    set { advance(to: newValue) }
  }
  /// The view whose fingers are watched.
  open package(set) weak var view: UIView?
  /// Decides about the recognizer together with others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A recognizer that is not enabled hears of no touches.
  open var isEnabled = true
  /// A name of the app's own.
  open var name: String?
  /// Neither hinders other gestures nor is hindered by them.
  package final var goesWithAll = false
  /// The view's own touches are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// The view hears of fingers only once the gesture has failed. Caveat: it always hears of them at once.
  open var delaysTouchesBegan = false
  /// The view hears of lifted fingers only once the gesture has failed. Caveat: it always hears of them at once.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are watched, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that are watched. Caveat: presses are keys, which no recognizer watches.
  open var allowedPressTypes: [NSNumber] = []
  /// Touches of one kind only are watched together.
  open var requiresExclusiveTouchType = true
  /// The keys that are held down. Caveat: none are told.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a mouse that are held down. Caveat: what a mouse does on the page is a finger.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// False lets another gesture be recognized although this one was.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// False lets this gesture be recognized although another one was.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True for a gesture that another one has to fail for.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// True for a gesture that another one waits for.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Watches a finger no longer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// Another recognizer gets the same fingers: whether one of the two waits for the other.
  package final func meet(_ other: UIGestureRecognizer) {
    guard !required.contains(where: { $0 === other }) else { return }
    if asked?.gestureRecognizer(self, shouldRequireFailureOf: other) == true || shouldRequireFailure(of: other)
      || other.asked?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
      || other.shouldBeRequiredToFail(by: self)
    {
      require(toFail: other)
    }
  }

  /// Hears of every change of the state that actions are sent for.
  package final var onAction: (@MainActor (UIGestureRecognizer) -> Void)?
  /// The gesture wants to be recognized; false if it has to wait or another one has the fingers.
  package final var claim: (@MainActor () -> Bool)?
  /// When the recognizer wants to hear that time has passed, in seconds on the clock of the frames.
  package var deadline: TimeInterval?
  /// The fingers that are watched, in the order in which they landed.
  package private(set) var touches: [UITouch] = []

  /// A recognizer without a view.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// A recognizer that calls a method of an object, which it does not keep.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: Targets

  private var targets: [TargetAction] = []

  /// Calls a method of an object, which is not kept, when the gesture is recognized and when it changes.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Calls a method no longer; nil for those of all objects or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.isMeant(by: target, action) } }

  // MARK: States

  private var required: [UIGestureRecognizer] = []
  private struct Dependent { weak var recognizer: UIGestureRecognizer? }
  private var dependents: [Dependent] = []
  /// Recognized, but for another recognizer that has not failed yet.
  private var waiting: State?
  /// It is recognized as soon as other recognizers have failed.
  package final var waitsForOthers: Bool { waiting != nil }

  /// The gesture is recognized only once another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    required.append(otherGestureRecognizer)
    otherGestureRecognizer.dependents.append(Dependent(recognizer: self))
  }
  /// It may still become a gesture.
  private var isTrying: Bool { isEnabled && current == .possible && (!touches.isEmpty || deadline != nil) }

  /// The gestures that are waited for may have failed.
  package final func tryAgain() {
    guard let waiting, !required.contains(where: \.isTrying) else { return }
    self.waiting = nil
    advance(to: waiting)
  }

  private func advance(to new: State) {
    guard new != current || new == .changed else { return }
    if current == .possible, new == .began || new == .ended, required.contains(where: \.isTrying) {
      // What begins and ends before the others have decided was none.
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

  /// The gesture is over: the recognizer is as it was before.
  open func reset() {}

  /// Begins anew after a gesture that is over.
  package func startOver() {
    touches = []
    deadline = nil
    current = .possible
    waiting = nil
    reset()
  }

  package var isOver: Bool { current == .ended || current == .cancelled || current == .failed }

  // MARK: Fingers

  /// Fingers landed.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The fingers belong to something else from now on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// `deadline` has come.
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

  /// How many fingers are watched.
  open var numberOfTouches: Int { touches.count }
  /// Where a finger is, in a view's coordinates; nil for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }
  private var lastMiddle = CGPoint.zero
  /// The middle of the fingers, on the screen; where it was last if none is left.
  package var middle: CGPoint {
    guard !touches.isEmpty else { return lastMiddle }
    let count = CGFloat(touches.count)
    lastMiddle = CGPoint(
      x: touches.reduce(0) { $0 + $1.place.x } / count, y: touches.reduce(0) { $0 + $1.place.y } / count)
    return lastMiddle
  }
  /// The middle of the fingers in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { view?.local(screen: middle) ?? middle }
}

/// Decides about gesture recognizers.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// False lets the gesture fail when it would be recognized.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// False keeps a finger from the recognizer.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// True for a gesture that waits until another one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// True for a gesture that another one waits for.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// False keeps a key from the recognizer. Caveat: no recognizer watches keys, so nobody asks.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// True lets both gestures be recognized.
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
  /// Lets a recognizer watch the fingers on the view; it leaves the view that it watched.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recognizer from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
