import Foundation

/// The zoom state of a scroll view.
@MainActor
final class ScrollZoom {
  var least: CGFloat = 1
  var most: CGFloat = 1
  var scale: CGFloat = 1
  var bounces = true
  var isBouncing = false
  weak var ownView: UIView?
  let pinch = UIPinchGestureRecognizer()
  /// The point between the fingers in the zoomed view's coordinates, its place on the scroll view, and the scale at the
  /// start of the pinch.
  var grip: (point: CGPoint, place: CGPoint, scale: CGFloat)?
  /// Grows with each change that is not an animation step, which ends the animation.
  var serial = 0

  /// The duration of an animated change, in seconds. A guess.
  static let duration: TimeInterval = 0.3
  /// The exponent of the resistance beyond a limit. A guess.
  private static let resistance: CGFloat = 0.4

  func clamped(_ wanted: CGFloat) -> CGFloat { min(max(wanted, least), most) }

  /// Returns the scale, with resistance, for the scale that the fingers ask for.
  func pulled(_ wanted: CGFloat) -> CGFloat {
    let limit = clamped(wanted)
    guard bounces, limit > 0, wanted > 0 else { return limit }
    return limit * pow(wanted / limit, Self.resistance)
  }
}

extension UIScrollView {
  // MARK: Limits

  /// The minimum zoom scale; 1 by default. Content can be zoomed where this is below `maximumZoomScale` and the
  /// delegate has a `viewForZooming(in:)`.
  public var minimumZoomScale: CGFloat {
    get { magnification.least }
    set {
      magnification.least = newValue
      zoomLimitsDidChange()
    }
  }
  /// The maximum zoom scale; 1 by default.
  public var maximumZoomScale: CGFloat {
    get { magnification.most }
    set {
      magnification.most = newValue
      zoomLimitsDidChange()
    }
  }
  /// Whether a pinch can exceed the limits, after which the scale bounces back.
  public var bouncesZoom: Bool {
    get { magnification.bounces }
    set { magnification.bounces = newValue }
  }
  /// The recognizer of the zooming pinch; nil where nothing can be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    magnification.pinch.view == nil ? nil : magnification.pinch
  }

  private func zoomLimitsDidChange() {
    let isPossible = magnification.least < magnification.most
    guard isPossible != (magnification.pinch.view != nil) else { return }
    guard isPossible else { return removeGestureRecognizer(magnification.pinch) }
    magnification.pinch.goesWithAll = true
    magnification.pinch.onAction = { [weak self] _ in self?.pinched() }
    addGestureRecognizer(magnification.pinch)
  }

  // MARK: Scale

  /// The zoom scale.
  public var zoomScale: CGFloat {
    get { magnification.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether a pinch is zooming the content.
  public var isZooming: Bool { magnification.grip != nil }
  /// Whether the scale is bouncing back to a limit.
  public var isZoomBouncing: Bool { magnification.isBouncing }

  /// The zoomed view.
  var zoomed: UIView? { delegate?.viewForZooming(in: self) ?? magnification.ownView }
  /// The zoomed view of a subclass that provides its own, where the delegate provides none.
  package final var ownZoomedView: UIView? {
    get { magnification.ownView }
    set { magnification.ownView = newValue }
  }

  /// Zooms the content about the centre of the visible part, a guess.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = zoomed else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = convert(CGPoint(x: contentOffset.x + middle.x, y: contentOffset.y + middle.y), to: view)
    change(to: magnification.clamped(scale), keeping: point, at: middle, animated: animated)
  }

  /// Zooms so that a rectangle, in the zoomed view's coordinates, fills the scroll view as far as the limits allow.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard zoomed != nil, rect.width > 0, rect.height > 0 else { return }
    let scale = magnification.clamped(min(bounds.width / rect.width, bounds.height / rect.height))
    change(
      to: scale, keeping: CGPoint(x: rect.midX, y: rect.midY),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  private func change(to scale: CGFloat, keeping point: CGPoint, at place: CGPoint, animated: Bool) {
    guard let view = zoomed else { return }
    guard animated, animator != nil else {
      magnification.serial += 1
      return magnify(to: scale, keeping: point, at: place)
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animate(to: scale, keeping: point, at: place)
  }

  private func animate(to scale: CGFloat, keeping point: CGPoint, at place: CGPoint) {
    guard let view = zoomed, let animator else { return }
    let (oldScale, oldPlace) = (magnification.scale, self.place(of: point, in: view))
    magnification.serial += 1
    let serial = magnification.serial
    animator.run("zoom") { [weak self] elapsed in
      guard let self, magnification.serial == serial else { return false }
      let isOver = elapsed >= ScrollZoom.duration
      let share = isOver ? 1 : UIView.AnimationCurve.easeInOut.value(at: elapsed / ScrollZoom.duration)
      magnify(
        to: oldScale + (scale - oldScale) * share, keeping: point,
        at: CGPoint(x: oldPlace.x + (place.x - oldPlace.x) * share, y: oldPlace.y + (place.y - oldPlace.y) * share))
      guard isOver else { return true }
      magnification.isBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: zoomed, atScale: magnification.scale)
      return false
    }
  }

  /// Converts a point of the zoomed view to its place on the scroll view.
  private func place(of point: CGPoint, in view: UIView) -> CGPoint {
    let here = view.convert(point, to: self)
    return CGPoint(x: here.x - contentOffset.x, y: here.y - contentOffset.y)
  }

  /// Performs one step: the zoomed view keeps its upper left corner, and the content takes its size.
  private func magnify(to scale: CGFloat, keeping point: CGPoint, at place: CGPoint) {
    guard let view = zoomed else { return }
    let corner = view.frame.origin
    magnification.scale = scale
    view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    let size = view.frame.size
    view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    contentSize = size
    hold(point, of: view, at: place)
    delegate?.scrollViewDidZoom(self)
    // The delegate may have centred the zoomed view.
    hold(point, of: view, at: place)
  }

  private func hold(_ point: CGPoint, of view: UIView, at place: CGPoint) {
    let (here, insets, room) = (view.convert(point, to: self), adjustedContentInset, bounds.size)
    let x = min(here.x - place.x, contentSize.width + insets.right - room.width)
    let y = min(here.y - place.y, contentSize.height + insets.bottom - room.height)
    contentOffset = CGPoint(x: max(x, -insets.left), y: max(y, -insets.top))
  }

  /// Called when constraints have placed the content, as if it were not zoomed.
  func contentWasPlaced(_ size: CGSize) {
    guard magnification.scale != 1, let view = zoomed else { return contentSize = size }
    let corner = CGPoint(x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2)
    view.center = CGPoint(x: corner.x + view.frame.width / 2, y: corner.y + view.frame.height / 2)
    contentSize = CGSize(width: size.width * magnification.scale, height: size.height * magnification.scale)
  }

  // MARK: Pinching

  private func pinched() {
    switch magnification.pinch.state {
    case .began:
      guard let view = zoomed else { return }
      magnification.serial += 1
      magnification.isBouncing = false
      magnification.grip = (held(in: view), .zero, magnification.scale)
      scroller?.isHeld = true
      delegate?.scrollViewWillBeginZooming(self, with: view)
      follow()
    case .changed: follow()
    case .ended, .cancelled: letGo()
    case .possible, .failed: break
    }
  }

  /// Returns the point between the fingers when they landed, since the scale counts from there, or the current one
  /// where they may have scrolled the content meanwhile. Simultaneous touches are delivered one after the other, so
  /// their centre is not exact.
  private func held(in view: UIView) -> CGPoint {
    let (start, now) = (magnification.pinch.startMiddle, magnification.pinch.middle)
    // Half the distance after which a finger scrolls.
    let isElsewhere = isDragging || hypot(now.x - start.x, now.y - start.y) >= 5
    return view.local(screen: isElsewhere ? now : start)
  }

  private func follow() {
    guard let grip = magnification.grip else { return }
    let middle = magnification.pinch.location(in: self)
    let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
    magnification.grip?.place = place
    magnify(to: magnification.pulled(grip.scale * magnification.pinch.scale), keeping: grip.point, at: place)
  }

  private func letGo() {
    guard let grip = magnification.grip else { return }
    magnification.grip = nil
    scroller?.isHeld = false
    let limit = magnification.clamped(magnification.scale)
    guard limit != magnification.scale, animator != nil else {
      delegate?.scrollViewDidEndZooming(self, with: zoomed, atScale: magnification.scale)
      return
    }
    magnification.isBouncing = true
    animate(to: limit, keeping: grip.point, at: grip.place)
  }
}
