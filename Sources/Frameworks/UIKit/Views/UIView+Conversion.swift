import Foundation

extension UIView {
  // MARK: Screen and superview

  /// The scroll offset, in points.
  package final var shift: CGPoint { (self as? UIScrollView)?.contentOffset ?? .zero }

  /// Converts a point of the screen to the view's coordinates.
  func local(screen point: CGPoint) -> CGPoint {
    if let shown = renderer?.local(point) {
      let size = bounds.size
      return Self.inward(shown, CGPoint(x: size.width / 2, y: size.height / 2), size, transform, shift)
    }
    return inward(heldBy?.local(screen: point) ?? point)
  }

  /// Converts a point to the superview's coordinates, by the views' current places.
  private func outward(_ point: CGPoint) -> CGPoint {
    let (size, scrolled) = (bounds.size, shift)
    let shown = CGPoint(x: point.x - scrolled.x, y: point.y - scrolled.y)
    guard transform != .identity else { return CGPoint(x: shown.x + frame.minX, y: shown.y + frame.minY) }
    let turned = CGPoint(x: shown.x - size.width / 2, y: shown.y - size.height / 2).applying(transform)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }

  /// The inverse of `outward`.
  private func inward(_ point: CGPoint) -> CGPoint { Self.inward(point, center, bounds.size, transform, shift) }

  private static func inward(
    _ point: CGPoint, _ center: CGPoint, _ size: CGSize, _ transform: CGAffineTransform, _ scrolled: CGPoint
  ) -> CGPoint {
    let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    var local = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    if transform != .identity {
      local = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
      local = CGPoint(x: local.x + size.width / 2, y: local.y + size.height / 2)
    }
    return CGPoint(x: local.x + scrolled.x, y: local.y + scrolled.y)
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
