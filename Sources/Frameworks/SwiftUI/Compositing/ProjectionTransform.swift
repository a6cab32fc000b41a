import DisplayList
import Foundation
import ScrollworkUIKit

/// A projective transform of the plane: (x, y, 1) times a matrix, divided by the third component.
public struct ProjectionTransform: Equatable, Sendable {
  /// The contribution of x to x.
  public var m11: CGFloat = 1
  /// The contribution of x to y.
  public var m12: CGFloat = 0
  /// The contribution of x to the divisor.
  public var m13: CGFloat = 0
  /// The contribution of y to x.
  public var m21: CGFloat = 0
  /// The contribution of y to y.
  public var m22: CGFloat = 1
  /// The contribution of y to the divisor.
  public var m23: CGFloat = 0
  /// The translation of x, in points.
  public var m31: CGFloat = 0
  /// The translation of y, in points.
  public var m32: CGFloat = 0
  /// The constant of the divisor.
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates the projection of a transform in space.
  public init(_ m: CATransform3D) { self.init(m.projection) }

  init(_ projection: Projection) {
    let rows = projection.rows
    (m11, m12, m13) = (rows[0].x, rows[0].y, rows[0].z)
    (m21, m22, m23) = (rows[1].x, rows[1].y, rows[1].z)
    (m31, m32, m33) = (rows[2].x, rows[2].y, rows[2].z)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Inverts the transform. Returns false, without a change, if that is not possible.
  public mutating func invert() -> Bool {
    guard let inverse = projection.inverted else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  /// Returns the inverse, or the same transform if there is none.
  public func inverted() -> ProjectionTransform { projection.inverted.map { ProjectionTransform($0) } ?? self }

  /// Returns this transform followed by another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(projection.followed(by: rhs.projection))
  }

  var projection: Projection {
    Projection(rows: [SIMD3(m11, m12, m13), SIMD3(m21, m22, m23), SIMD3(m31, m32, m33)])
  }

  var affine: AffineTransform { AffineTransform(m11: m11, m12: m12, m21: m21, m22: m22, tX: m31, tY: m32) }

  var isFinite: Bool { projection.rows.allSatisfy { $0.sum().isFinite } }
}

extension CGPoint {
  /// Returns the point after a transform.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    m.projection(self) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  }
}
