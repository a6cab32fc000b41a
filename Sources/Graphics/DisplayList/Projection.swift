import Foundation

/// A projective map of the plane, as a plane in space is seen: (x, y, 1) times a matrix of three rows, divided by the
/// third component.
public struct Projection: Sendable, Equatable {
  /// The contributions of x, y and 1.
  public var rows: [SIMD3<Double>]

  public init(rows: [SIMD3<Double>]) {
    self.rows = rows
  }

  /// Returns the image of a point; nil if it is behind the eye.
  public func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let place = rows[0] * point.x + rows[1] * point.y + rows[2]
    return place.z > 1e-6 ? CGPoint(x: place.x / place.z, y: place.y / place.z) : nil
  }

  /// Returns this map followed by the other.
  public func followed(by other: Projection) -> Projection {
    Projection(rows: rows.map { other.rows[0] * $0.x + other.rows[1] * $0.y + other.rows[2] * $0.z })
  }

  /// The inverse map; nil if the image has no area.
  public var inverted: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (a, b, c) = (cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1]))
    let determinant = (rows[0] * a).sum()
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    return Projection(
      rows: [SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z)].map { $0 / determinant })
  }

  /// Returns the bounding box of a rectangle's image; null if a part of it is behind the eye.
  public func bounds(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].compactMap { self($0) }
    guard corners.count == 4 else { return .null }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
