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
    case presses = 3
  }

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

  /// The fingers that landed on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter { $0.view === view }
    return found.isEmpty ? nil : found
  }
}
