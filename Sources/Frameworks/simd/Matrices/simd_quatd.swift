import Foundation

/// A quaternion: with length 1, a rotation in space.
public struct simd_quatd: Equatable, Sendable, CustomDebugStringConvertible {
  /// The imaginary parts x, y and z, and as `w` the real part.
  public var vector: SIMD4<Double>

  /// Creates the quaternion zero, which is no rotation.
  public init() { vector = .zero }
  /// Creates a quaternion of its imaginary parts and its real part.
  public init(vector: SIMD4<Double>) { self.vector = vector }
  /// Creates a quaternion of its parts.
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4<Double>(ix, iy, iz, r) }
  /// Creates a quaternion of its parts.
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4<Double>(imag, real) }
  /// Creates a rotation.
  ///
  /// - Parameters:
  ///   - angle: in radians.
  ///   - axis: a direction of length 1.
  public init(angle: Double, axis: SIMD3<Double>) { self.init(real: cos(angle / 2), imag: sin(angle / 2) * axis) }
  /// Creates the shortest rotation from one direction to another; both have length 1.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    let half = from + to
    guard length_squared(half) > .ulpOfOne else {
      // Opposite directions: any axis across will do.
      let other: SIMD3<Double> = Swift.abs(from.x) < 0.5 ? [1, 0, 0] : [0, 1, 0]
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    let middle = normalize(half)
    self.init(real: dot(from, middle), imag: cross(from, middle))
  }
  /// Creates the rotation that a matrix describes.
  public init(_ rotationMatrix: simd_double3x3) {
    let m = rotationMatrix
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    if trace >= 0 {
      let r = 2 * (1 + trace).squareRoot()
      self.init(
        ix: (m[1, 2] - m[2, 1]) / r, iy: (m[2, 0] - m[0, 2]) / r, iz: (m[0, 1] - m[1, 0]) / r, r: r / 4)
      return
    }
    // The largest element of the diagonal keeps the root away from zero.
    let i = m[0, 0] >= m[1, 1] && m[0, 0] >= m[2, 2] ? 0 : m[1, 1] >= m[2, 2] ? 1 : 2
    let (j, k) = ((i + 1) % 3, (i + 2) % 3)
    let root = 2 * (1 + m[i, i] - m[j, j] - m[k, k]).squareRoot()
    var parts = SIMD4<Double>()
    parts[i] = root / 4
    parts[j] = (m[i, j] + m[j, i]) / root
    parts[k] = (m[i, k] + m[k, i]) / root
    parts[3] = (m[j, k] - m[k, j]) / root
    self.init(vector: parts)
  }
  /// Creates the rotation in the upper left of a matrix.
  public init(_ rotationMatrix: simd_double4x4) {
    let columns = rotationMatrix.columns
    self.init(simd_double3x3(simd_make_double3(columns.0), simd_make_double3(columns.1), simd_make_double3(columns.2)))
  }

  /// The real part.
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Double> {
    get { SIMD3<Double>(vector.x, vector.y, vector.z) }
    set { vector = SIMD4<Double>(newValue, vector.w) }
  }
  /// The angle of the rotation, in radians.
  public var angle: Double { 2 * atan2(length_squared(imag).squareRoot(), real) }
  /// The axis of the rotation, of length 1.
  public var axis: SIMD3<Double> { normalize(imag) }
  /// The quaternion with the opposite imaginary parts.
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
  /// The quaternion that undoes this one.
  public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / length_squared(vector)) }
  /// The quaternion with length 1. Zero becomes the rotation by nothing.
  public var normalized: simd_quatd {
    vector == .zero ? simd_quatd(vector: [0, 0, 0, 1]) : simd_quatd(vector: normalize(vector))
  }
  /// The root of the sum of the squares of all parts.
  public var length: Double { length_squared(vector).squareRoot() }
  /// Rotates a vector; the quaternion has length 1.
  public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let turned = 2 * cross(imag, vector)
    return vector + real * turned + cross(imag, turned)
  }
  /// The parts.
  public var debugDescription: String { "simd_quatd(real: \(real), imag: \(imag))" }

  /// Returns the sum, by parts.
  public static func + (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: lhs.vector + rhs.vector) }
  /// Adds a quaternion, by parts.
  public static func += (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs + rhs }
  /// Returns the difference, by parts.
  public static func - (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: lhs.vector - rhs.vector) }
  /// Subtracts a quaternion, by parts.
  public static func -= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs - rhs }
  /// Returns the quaternion with all signs changed, which is the same rotation.
  public static prefix func - (rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: -rhs.vector) }
  /// Returns the product: the right rotation comes first.
  public static func * (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
      imag: lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag))
  }
  /// Multiplies all parts.
  public static func * (lhs: simd_quatd, rhs: Double) -> simd_quatd { simd_quatd(vector: lhs.vector * rhs) }
  /// Multiplies all parts.
  public static func * (lhs: Double, rhs: simd_quatd) -> simd_quatd { rhs * lhs }
  /// Multiplies by another quaternion, on the right.
  public static func *= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs * rhs }
  /// Multiplies all parts.
  public static func *= (lhs: inout simd_quatd, rhs: Double) { lhs = lhs * rhs }
  /// Returns the product with the inverse of the right quaternion.
  public static func / (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { lhs * rhs.inverse }
  /// Divides all parts.
  public static func / (lhs: simd_quatd, rhs: Double) -> simd_quatd { simd_quatd(vector: lhs.vector / rhs) }
  /// Divides by another quaternion.
  public static func /= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs / rhs }
  /// Divides all parts.
  public static func /= (lhs: inout simd_quatd, rhs: Double) { lhs = lhs / rhs }
}

extension simd_double3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) {
    self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
  }
}

extension simd_double4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) {
    let turned = simd_double3x3(quaternion).columns
    self.init(SIMD4<Double>(turned.0, 0), SIMD4<Double>(turned.1, 0), SIMD4<Double>(turned.2, 0), [0, 0, 0, 1])
  }
}

/// Returns the first three elements.
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3<Double>(other.x, other.y, other.z) }
/// Returns a vector of its elements.
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3<Double>(x, y, z) }
/// Returns a vector of its elements.
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4<Double>(xyz, w) }
/// Returns a vector of its elements.
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4<Double>(x, y, z, w)
}
/// Returns a vector of its elements.
public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2<Double>(x, y) }

/// Returns a rotation about an axis of length 1; the angle is in radians.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// Returns the shortest rotation from one direction to another.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
/// Rotates a vector.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// Returns the product: the right rotation comes first.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
/// Returns the quaternion that undoes this one.
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
/// Returns the quaternion with the opposite imaginary parts.
public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }
/// Returns the quaternion with length 1.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// Returns the length.
public func simd_length(_ q: simd_quatd) -> Double { q.length }
/// Returns the sum of the products of all parts.
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { dot(p.vector, q.vector) }
/// Returns the angle of the rotation, in radians.
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
/// Returns the axis of the rotation.
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
/// Returns the rotation at a fraction of the shorter way between two rotations.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  arc(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}
/// Returns the rotation at a fraction of the longer way between two rotations.
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  arc(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t)
}

/// The point at a fraction of the arc between two quaternions of length 1.
private func arc(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  let angle = 2 * atan2((q0 - q1).length, (q0 + q1).length)
  guard sin(angle) > .ulpOfOne else { return (q0 * (1 - t) + q1 * t).normalized }
  return (q0 * (sin((1 - t) * angle) / sin(angle)) + q1 * (sin(t * angle) / sin(angle))).normalized
}
