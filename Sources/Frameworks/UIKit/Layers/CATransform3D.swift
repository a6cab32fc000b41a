import Foundation

/// A projective 3D transform: (x, y, z, 1) times a matrix, divided by the fourth component.
public struct CATransform3D: Sendable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a transform from its matrix, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform of zeros, as in C.
  public init() { self.init([.zero, .zero, .zero, .zero]) }

  init(_ rows: [SIMD4<Double>]) {
    self.init(
      m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: rows[0].w,
      m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: rows[1].w,
      m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: rows[2].w,
      m41: rows[3].x, m42: rows[3].y, m43: rows[3].z, m44: rows[3].w)
  }

  package var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
    ]
  }

  func mixed(with other: CATransform3D, _ share: CGFloat) -> CATransform3D {
    CATransform3D(zip(rows, other.rows).map { $0 + ($1 - $0) * Double(share) })
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns whether transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a.rows == b.rows }

/// Returns a translation in points; z points towards the viewer.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D([SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, tz, 1)])
}

/// Returns a scaling transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D([SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1)])
}

/// Returns a rotation in radians about an axis through the origin; an axis without length rotates nothing.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let d = 1 - c
  return CATransform3D([
    SIMD4(x * x * d + c, x * y * d + z * s, x * z * d - y * s, 0),
    SIMD4(x * y * d - z * s, y * y * d + c, y * z * d + x * s, 0),
    SIMD4(x * z * d + y * s, y * z * d - x * s, z * z * d + c, 0), SIMD4(0, 0, 0, 1),
  ])
}

/// Returns the transform that applies a translation first, then the given one.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns the transform that applies a scaling first, then the given one.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that applies a rotation in radians first, then the given one.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the transform that applies the first and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = b.rows
  return CATransform3D(
    a.rows.map { row in
      let (first, second) = (rows[0] * row.x + rows[1] * row.y, rows[2] * row.z + rows[3] * row.w)
      return first + second
    })
}

/// Returns the inverse; a transform that has none is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard abs(left[pivot][column]) > 1e-12 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    left[column] /= factor
    right[column] /= factor
    for row in 0..<4 where row != column {
      let share = left[row][column]
      left[row] -= left[column] * share
      right[row] -= right[column] * share
    }
  }
  return CATransform3D(right)
}

/// Returns the 3D equivalent of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D([SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(m.tx, m.ty, 0, 1)])
}

/// Returns whether a transform is affine.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  zip(t.rows, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)).rows).allSatisfy { own, flat in
    let difference = own - flat
    return (difference * difference).sum() < 1e-18
  }
}

/// Returns the affine part of a transform, without its perspective.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
