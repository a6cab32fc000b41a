import Foundation

/// One finger on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What the finger does.
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
    /// A pointer. Caveat: what a mouse does on the page is a finger.
    case indirectPointer
    /// An older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// What the finger does now.
  open package(set) var phase = Phase.began
  /// When that was, in seconds on the clock of the frames.
  open package(set) var timestamp: TimeInterval
  /// How often the finger has tapped in the same place, this time included.
  open package(set) var tapCount = 1
  /// The view that the finger landed on.
  open private(set) weak var view: UIView?
  /// A finger.
  open var type: TouchType { .direct }
  /// The window of the view.
  open var window: UIWindow? { view?.window }
  /// The recognizers that watch the finger; nil if there are none.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Points on the screen, now and the time before.
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

  /// How hard it presses; 1 is usual. Caveat: fingers on a screen that does not feel it: 0.
  open var force: CGFloat { 0 }
  /// How hard it can press.
  open var maximumPossibleForce: CGFloat { 0 }
  /// How wide the finger is, in points: as a fingertip is.
  open var majorRadius: CGFloat { 20 }
  /// How sure that is, in points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// The angle of a pencil to the screen, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil, as a vector of length one.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Where the finger is, more exactly than on pixels.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was before, more exactly than on pixels.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Where the finger is, in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { view?.local(screen: place) ?? place }
  /// Where the finger was before, in a view's coordinates; nil for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { view?.local(screen: lastPlace) ?? lastPlace }
}

/// Something that a person did.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What was done.
  public enum EventType: Int, Sendable {
    case touches = 0
    /// The phone was moved.
    case motion = 1
    /// Headphones or the lock screen asked for something.
    case remoteControl = 2
    case presses = 3
  }

  /// What was done in particular.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// What was done in particular.
  open var subtype: EventSubtype { .none }
  /// The keys that are held down. Caveat: those of a key press are said by its `UIKey`.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// What was done.
  open var type: EventType { .touches }
  /// When, in seconds on the clock of the frames.
  open private(set) var timestamp: TimeInterval
  /// The fingers on the screen.
  open private(set) var allTouches: Set<UITouch>?

  package init(_ touches: Set<UITouch>, at timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }

  /// The fingers in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.window === window }
    return found.isEmpty ? nil : found
  }
  /// The fingers that a recognizer watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { gesture.view.flatMap { touches(for: $0) } }
  /// The places of a finger since the last event. Caveat: the finger itself, since each place is an event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Where a finger is likely to be next. Caveat: none are predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// The fingers that landed on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.view === view }
    return found.isEmpty ? nil : found
  }
}
