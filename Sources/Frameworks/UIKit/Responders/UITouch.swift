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

extension UIView {
  /// A point of the screen in the view's coordinates.
  func local(screen point: CGPoint) -> CGPoint {
    let outer = superview?.local(screen: point) ?? point
    let shown = renderer?.local(point) ?? CGPoint(x: outer.x - frame.minX, y: outer.y - frame.minY)
    guard let scrolled = (self as? UIScrollView)?.contentOffset else { return shown }
    return CGPoint(x: shown.x + scrolled.x, y: shown.y + scrolled.y)
  }

  /// Where the view's corner is in the outermost view around it, by the frames that views have now.
  private var placeInRoot: (root: UIView, corner: CGPoint) {
    var (view, corner) = (self, CGPoint.zero)
    while let outer = view.superview {
      let scrolled = (outer as? UIScrollView)?.contentOffset ?? .zero
      corner.x += view.frame.minX - scrolled.x
      corner.y += view.frame.minY - scrolled.y
      view = outer
    }
    return (view, corner)
  }

  /// A point of this view in another view's coordinates; nil for the outermost view's. Caveat: what transforms scale or turn
  /// is left out.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (placeInRoot, view?.placeInRoot)
    var result = CGPoint(x: point.x + own.corner.x, y: point.y + own.corner.y)
    guard let other else { return result }
    if other.root !== own.root {
      let (here, there) = (own.root.local(screen: .zero), other.root.local(screen: .zero))
      result = CGPoint(x: result.x - here.x + there.x, y: result.y - here.y + there.y)
    }
    return CGPoint(x: result.x - other.corner.x, y: result.y - other.corner.y)
  }
  /// A point of another view in this view's coordinates; nil for the outermost view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? placeInRoot.root).convert(point, to: self)
  }
  /// A rectangle of this view in another view's coordinates; nil for the outermost view's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view in this view's coordinates; nil for the outermost view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
