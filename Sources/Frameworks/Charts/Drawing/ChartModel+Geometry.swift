extension ChartModel {
  /// Returns the distance in points from the left of a plot with this size.
  func pointX(_ fraction: Double, _ size: CGSize) -> CGFloat { x.point(fraction, length: size.width) }

  /// Returns the distance in points from the top of a plot with this size: categories run downwards, numbers upwards.
  func pointY(_ fraction: Double, _ size: CGSize) -> CGFloat {
    let point = y.point(fraction, length: size.height)
    return y.isCategory ? point : size.height - point
  }

  /// The fraction of a band that a bar takes: guess.
  private static let barRatio = 2.0 / 3

  /// Returns the rectangle of a mark in a plot of a size; nil if its values have no position.
  func rect(of index: Int, _ boxes: [Double], _ size: CGSize) -> CGRect? {
    let mark = marks[index]
    guard boxes.count >= 4 * index + 4, boxes[4 * index].isFinite, boxes[4 * index + 2].isFinite else { return nil }
    var (left, right) = (pointX(boxes[4 * index], size), pointX(boxes[4 * index + 1], size))
    var (start, end) = (pointY(boxes[4 * index + 2], size), pointY(boxes[4 * index + 3], size))
    switch mark.x {
    case .fixed(let point): if let point { (left, right) = (point, point) }
    case .between(let first, let last): (left, right) = (first ?? 0, last ?? size.width)
    case .value where mark.kind == .bar && mark.isVertical || mark.kind == .rectangle:
      (left, right) = narrowed(left, right, mark.width, mark)
    default: break
    }
    switch mark.y {
    case .fixed(let point): if let point { (start, end) = (point, point) }
    case .between(let first, let last): (start, end) = (first ?? 0, last ?? size.height)
    case .value where mark.kind == .bar && !mark.isVertical || mark.kind == .rectangle:
      (start, end) = narrowed(start, end, mark.height, mark)
    default: break
    }
    let offset = mark.look.offset
    left += offset.leading
    right += offset.trailing
    start += offset.bottom
    end += offset.top
    return CGRect(x: min(left, right), y: min(start, end), width: abs(right - left), height: abs(end - start))
  }

  private func narrowed(
    _ first: CGFloat, _ last: CGFloat, _ dimension: MarkDimension, _ mark: Mark
  ) -> (CGFloat, CGFloat) {
    let automatic = mark.kind == .rectangle ? 1 : mark.look.group == nil ? Self.barRatio : 0.9
    let length = dimension.length(of: abs(last - first), automatic: automatic)
    let middle = (first + last) / 2
    return (middle - length / 2, middle + length / 2)
  }

  /// Returns the centre of a pie and its largest radius.
  func circle(_ size: CGSize) -> (center: CGPoint, radius: CGFloat) {
    (CGPoint(x: size.width / 2, y: size.height / 2), min(size.width, size.height) / 2)
  }

  /// Returns the radii of a piece of a pie.
  func radii(of mark: Mark, _ size: CGSize) -> (inner: CGFloat, outer: CGFloat) {
    let radius = circle(size).radius
    let outer = mark.outerRadius.length(of: radius, automatic: 1)
    let inner: CGFloat =
      switch mark.innerRadius.kind {
      case .automatic: 0
      case .inset(let points): max(0, outer - points)
      default: mark.innerRadius.length(of: radius, automatic: 0)
      }
    return (min(inner, outer), outer)
  }

  /// Returns a piece of a pie. Half of the inset is taken from each side.
  func sector(_ index: Int, _ boxes: [Double], _ size: CGSize) -> Path {
    guard boxes.count >= 4 * index + 4 else { return Path() }
    let mark = marks[index]
    let (center, _) = circle(size)
    let (inner, outer) = radii(of: mark, size)
    let start = 2 * .pi * boxes[4 * index] - .pi / 2
    let end = 2 * .pi * boxes[4 * index + 1] - .pi / 2
    guard end > start, outer > 0 else { return Path() }
    func inset(_ radius: CGFloat) -> Double {
      radius > 0 ? min(Double(asin(min(1, mark.angularInset / radius))), (end - start) / 2) : (end - start) / 2
    }
    return Path { path in
      let outside = inset(outer)
      path.addArc(
        center: center, radius: outer, startAngle: .radians(start + outside), endAngle: .radians(end - outside),
        clockwise: false)
      if inner > 0 {
        let inside = inset(inner)
        path.addArc(
          center: center, radius: inner, startAngle: .radians(end - inside), endAngle: .radians(start + inside),
          clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }
}
