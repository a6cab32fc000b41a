import Foundation

/// A touch of one finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began = 0, moved, stationary, ended, cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    /// A remote control. Caveat: there is none.
    case indirect
    /// A pencil. Caveat: there is none.
    case pencil
    /// A pointer. Caveat: the mouse acts as a finger.
    case indirectPointer
    /// An older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The current phase.
  open package(set) var phase = Phase.began
  /// The time of the last change, in seconds on the frame clock.
  open package(set) var timestamp: TimeInterval
  /// The number of taps in the same place, including this one.
  open package(set) var tapCount = 1
  /// The view in which the touch began.
  open private(set) weak var view: UIView?
  /// The kind of touch, always a finger.
  open var type: TouchType { .direct }
  /// The window of the view.
  open var window: UIWindow? { view?.window }
  /// The recognizers that receive the touch; nil if there are none.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The current and the previous point on the screen.
  package private(set) var place: CGPoint
  package private(set) var lastPlace: CGPoint

  package init(view: UIView, at place: CGPoint, timestamp: TimeInterval) {
    self.view = view
    self.place = place
    lastPlace = place
    self.timestamp = timestamp
  }

  package func move(to new: CGPoint, _ phase: Phase, at time: TimeInterval) {
    lastPlace = place
    place = new
    self.phase = phase
    timestamp = time
  }

  /// The force; 1 is average. Caveat: 0, as on a screen that does not sense it.
  open var force: CGFloat { 0 }
  /// The maximum force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points: that of a fingertip.
  open var majorRadius: CGFloat { 20 }
  /// The tolerance of the radius, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// A pencil's angle to the screen, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns a pencil's direction, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns a pencil's direction, as a unit vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Returns the location with subpixel precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the previous location with subpixel precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the location in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { view?.local(screen: place) ?? place }
  /// Returns the previous location in a view's coordinates; nil for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { view?.local(screen: lastPlace) ?? lastPlace }
}

/// An event caused by the person.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    /// A motion of the phone.
    case motion = 1
    /// A command of headphones or the lock screen.
    case remoteControl = 2
    case presses = 3
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The subtype.
  open var subtype: EventSubtype { .none }
  /// The modifier keys held. Caveat: those of a key press are in its `UIKey`.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The type.
  open var type: EventType { .touches }
  /// The time in seconds on the frame clock.
  open private(set) var timestamp: TimeInterval
  /// The touches on the screen.
  open private(set) var allTouches: Set<UITouch>?

  /// Creates an event without touches, as for an action that an app sends itself.
  public override init() { (timestamp, allTouches) = (0, nil) }

  package init(_ touches: Set<UITouch>, at timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }

  /// Returns the touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.window === window }
    return found.isEmpty ? nil : found
  }
  /// Returns the touches that a recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { gesture.view.flatMap { touches(for: $0) } }
  /// Returns the touches since the last event. Caveat: only the touch itself, since each movement is an event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Returns the predicted touches. Caveat: none are predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.view === view }
    return found.isEmpty ? nil : found
  }
}
