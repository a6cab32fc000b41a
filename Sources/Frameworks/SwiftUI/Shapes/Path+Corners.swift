import Foundation
import ScrollworkUIKit

/// The curve of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or an ellipse.
  case circular
  /// A smoothed corner with continuous curvature.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii; zero by default.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// Top leading, bottom leading, bottom trailing and top trailing.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A corner in units of its radius, as three cubic curves. The corner of the edges is (0, 0); the curve enters along
/// the x axis and leaves along the y axis, and is symmetric about the diagonal, so half of its points suffice.
private struct CornerCurve {
  /// Start, two controls, joint, and the next control; the other half is the mirror image.
  var points: [CGPoint]

  /// Apple's smoothed corner. It begins 1.528665 radii before the corner; the numbers were measured on `UIBezierPath`
  /// and published by PaintCode.
  static let continuous = CornerCurve(points: [
    CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0),
    CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
  ])

  /// A quarter of a circle, split at the same height as the smoothed corner.
  static let circular: CornerCurve = {
    let joint = asin(1 - 0.631494)
    func point(_ angle: Double, tangent: Double) -> CGPoint {
      CGPoint(
        x: 1 - sin(angle) - tangent * cos(angle), y: 1 - cos(angle) + tangent * sin(angle))
    }
    let first = 4.0 / 3 * tan(joint / 4)
    let second = 4.0 / 3 * tan((Double.pi / 2 - 2 * joint) / 4)
    return CornerCurve(points: [
      point(0, tangent: 0), point(0, tangent: first), point(joint, tangent: -first), point(joint, tangent: 0),
      point(joint, tangent: second),
    ])
  }()

  /// Returns a corner that begins `extent` radii before the corner: circular at 1, continuous at 1.528665 and above.
  static func reaching(_ extent: CGFloat) -> CornerCurve {
    let fraction = min(max((extent - 1) / (continuous.points[0].x - 1), 0), 1)
    return CornerCurve(
      points: zip(circular.points, continuous.points).map { from, to in
        CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
      })
  }

  /// All ten points, from the x axis to the y axis.
  var all: [CGPoint] { points + points.reversed().map { CGPoint(x: $0.y, y: $0.x) } }
}

extension Path {
  /// Adds a rectangle with corners of the given sizes, clockwise from the top left.
  mutating func addCorners(in rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle) {
    let rect = rect.standardized
    let limit = CGSize(width: rect.width / 2, height: rect.height / 2)
    // A corner's position, and the directions from it along the incoming and the outgoing edge.
    let corners: [(CGPoint, entering: CGVector, leaving: CGVector)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    var isFirst = true
    for (corner, size) in zip(corners, sizes) {
      let (place, entering, leaving) = corner
      let width = min(max(size.width, 0), limit.width)
      let height = min(max(size.height, 0), limit.height)
      func point(_ unit: CGPoint) -> CGPoint {
        let x = entering.dx * unit.x + leaving.dx * unit.y
        let y = entering.dy * unit.x + leaving.dy * unit.y
        return CGPoint(x: place.x + x * width, y: place.y + y * height)
      }
      let isSharp = width == 0 || height == 0
      let extent = isSharp || style == .circular ? 1 : min(limit.width / width, limit.height / height)
      let curve = CornerCurve.reaching(extent).all.map(point)
      let start = isSharp ? place : curve[0]
      if isFirst { move(to: start) } else { addLine(to: start) }
      isFirst = false
      if isSharp { continue }
      addCurve(to: curve[3], control1: curve[1], control2: curve[2])
      addCurve(to: curve[6], control1: curve[4], control2: curve[5])
      addCurve(to: curve[9], control1: curve[7], control2: curve[8])
    }
    closeSubpath()
  }
}
