import Foundation

extension UIView {
  // MARK: Screen and superview

  /// The scroll offset, in points.
  package final var shift: CGPoint { (self as? UIScrollView)?.contentOffset ?? .zero }

  /// Converts a point of the screen to the view's coordinates.
  func local(screen point: CGPoint) -> CGPoint {
    if let shown = renderer?.local(point) {
      return inward(shown, around: anchor)
    }
    return inward(heldBy?.local(screen: point) ?? point)
  }

  /// Where the view's anchor is in it, without its scroll offset.
  private var anchor: CGPoint {
    CGPoint(x: bounds.width * model.anchor.x, y: bounds.height * model.anchor.y)
  }

  /// Converts a point to the superview's coordinates, by the views' current places.
  private func outward(_ point: CGPoint) -> CGPoint {
    let (anchor, scrolled) = (anchor, shift)
    let shown = CGPoint(x: point.x - scrolled.x, y: point.y - scrolled.y)
    guard transform != .identity else { return CGPoint(x: shown.x + frame.minX, y: shown.y + frame.minY) }
    let turned = CGPoint(x: shown.x - anchor.x, y: shown.y - anchor.y).applying(transform)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }

  /// The inverse of `outward`.
  private func inward(_ point: CGPoint) -> CGPoint { inward(point, around: center) }

  /// The inverse of `outward` for a view whose center is elsewhere.
  private func inward(_ point: CGPoint, around center: CGPoint) -> CGPoint {
    var turned = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if transform != .identity { turned = turned.applying(transform.inverted()) }
    let (anchor, scrolled) = (anchor, shift)
    return CGPoint(x: turned.x + anchor.x + scrolled.x, y: turned.y + anchor.y + scrolled.y)
  }

  private var outermost: UIView { heldBy?.outermost ?? self }
  private func toOutermost(_ point: CGPoint) -> CGPoint {
    heldBy.map { $0.toOutermost(outward(point)) } ?? CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }
  private func fromOutermost(_ point: CGPoint) -> CGPoint {
    heldBy.map { inward($0.fromOutermost(point)) } ?? CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  // MARK: Conversion

  /// Converts a point to another view's coordinates; nil for the outermost view's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    var result = toOutermost(point)
    guard let view else { return result }
    let (here, there) = (outermost, view.outermost)
    if here !== there {
      let (own, other) = (here.local(screen: .zero), there.local(screen: .zero))
      result = CGPoint(x: result.x - own.x + other.x, y: result.y - own.y + other.y)
    }
    return view.fromOutermost(result)
  }
  /// Converts a point from another view's coordinates; nil for the outermost view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? outermost).convert(point, to: self)
  }
  /// Converts a rectangle to another view's coordinates, as its bounding rectangle; nil for the outermost view's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let origin = convert(rect.origin, to: view)
    let corners = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: view) }
    // Lengths are exact where nothing is scaled or rotated.
    if abs(corners[2].x - origin.x - rect.width) + abs(corners[2].y - origin.y - rect.height) < 1e-9 {
      return CGRect(origin: origin, size: rect.size)
    }
    let (xs, ys) = ((corners + [origin]).map(\.x), (corners + [origin]).map(\.y))
    let start = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: start.x, y: start.y, width: (xs.max() ?? 0) - start.x, height: (ys.max() ?? 0) - start.y)
  }
  /// Converts a rectangle from another view's coordinates, as its bounding rectangle; nil for the outermost view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? outermost).convert(rect, to: self)
  }
}
