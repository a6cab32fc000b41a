import Foundation

/// A quaternion: with length 1, a rotation in space.
public struct simd_quatf: Equatable, Sendable, CustomDebugStringConvertible {
  /// The imaginary parts x, y and z, and as `w` the real part.
  public var vector: SIMD4<Float>

  /// Creates the quaternion zero, which is no rotation.
  public init() { vector = .zero }
  /// Creates a quaternion of its imaginary parts and its real part.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Creates a quaternion of its parts.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4<Float>(ix, iy, iz, r) }
  /// Creates a quaternion of its parts.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4<Float>(imag, real) }
  /// Creates a rotation.
  ///
  /// - Parameters:
  ///   - angle: in radians.
  ///   - axis: a direction of length 1.
  public init(angle: Float, axis: SIMD3<Float>) { self.init(real: cos(angle / 2), imag: sin(angle / 2) * axis) }
  /// Creates the shortest rotation from one direction to another; both have length 1.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let half = from + to
    guard length_squared(half) > .ulpOfOne else {
      // Opposite directions: any axis across will do.
      let other: SIMD3<Float> = Swift.abs(from.x) < 0.5 ? [1, 0, 0] : [0, 1, 0]
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    let middle = normalize(half)
    self.init(real: dot(from, middle), imag: cross(from, middle))
  }
  /// Creates the rotation that a matrix describes.
  public init(_ rotationMatrix: simd_float3x3) {
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
    var parts = SIMD4<Float>()
    parts[i] = root / 4
    parts[j] = (m[i, j] + m[j, i]) / root
    parts[k] = (m[i, k] + m[k, i]) / root
    parts[3] = (m[j, k] - m[k, j]) / root
    self.init(vector: parts)
  }
  /// Creates the rotation in the upper left of a matrix.
  public init(_ rotationMatrix: simd_float4x4) {
    let columns = rotationMatrix.columns
    self.init(simd_float3x3(simd_make_float3(columns.0), simd_make_float3(columns.1), simd_make_float3(columns.2)))
  }

  /// The real part.
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Float> {
    get { SIMD3<Float>(vector.x, vector.y, vector.z) }
    set { vector = SIMD4<Float>(newValue, vector.w) }
  }
  /// The angle of the rotation, in radians.
  public var angle: Float { 2 * atan2(length_squared(imag).squareRoot(), real) }
  /// The axis of the rotation, of length 1.
  public var axis: SIMD3<Float> { normalize(imag) }
  /// The quaternion with the opposite imaginary parts.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  /// The quaternion that undoes this one.
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / length_squared(vector)) }
  /// The quaternion with length 1. Zero becomes the rotation by nothing.
  public var normalized: simd_quatf {
    vector == .zero ? simd_quatf(vector: [0, 0, 0, 1]) : simd_quatf(vector: normalize(vector))
  }
  /// The root of the sum of the squares of all parts.
  public var length: Float { length_squared(vector).squareRoot() }
  /// Rotates a vector; the quaternion has length 1.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let turned = 2 * cross(imag, vector)
    return vector + real * turned + cross(imag, turned)
  }
  /// The parts.
  public var debugDescription: String { "simd_quatf(real: \(real), imag: \(imag))" }

  /// Returns the sum, by parts.
  public static func + (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf { simd_quatf(vector: lhs.vector + rhs.vector) }
  /// Adds a quaternion, by parts.
  public static func += (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs + rhs }
  /// Returns the difference, by parts.
  public static func - (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf { simd_quatf(vector: lhs.vector - rhs.vector) }
  /// Subtracts a quaternion, by parts.
  public static func -= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs - rhs }
  /// Returns the quaternion with all signs changed, which is the same rotation.
  public static prefix func - (rhs: simd_quatf) -> simd_quatf { simd_quatf(vector: -rhs.vector) }
  /// Returns the product: the right rotation comes first.
  public static func * (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
      imag: lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag))
  }
  /// Multiplies all parts.
  public static func * (lhs: simd_quatf, rhs: Float) -> simd_quatf { simd_quatf(vector: lhs.vector * rhs) }
  /// Multiplies all parts.
  public static func * (lhs: Float, rhs: simd_quatf) -> simd_quatf { rhs * lhs }
  /// Multiplies by another quaternion, on the right.
  public static func *= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs * rhs }
  /// Multiplies all parts.
  public static func *= (lhs: inout simd_quatf, rhs: Float) { lhs = lhs * rhs }
  /// Returns the product with the inverse of the right quaternion.
  public static func / (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf { lhs * rhs.inverse }
  /// Divides all parts.
  public static func / (lhs: simd_quatf, rhs: Float) -> simd_quatf { simd_quatf(vector: lhs.vector / rhs) }
  /// Divides by another quaternion.
  public static func /= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs / rhs }
  /// Divides all parts.
  public static func /= (lhs: inout simd_quatf, rhs: Float) { lhs = lhs / rhs }
}

extension simd_float3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatf) {
    self.init(quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
  }
}

extension simd_float4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatf) {
    let turned = simd_float3x3(quaternion).columns
    self.init(SIMD4<Float>(turned.0, 0), SIMD4<Float>(turned.1, 0), SIMD4<Float>(turned.2, 0), [0, 0, 0, 1])
  }
}

/// Returns the first three elements.
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3<Float>(other.x, other.y, other.z) }
/// Returns a vector of its elements.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(x, y, z) }
/// Returns a vector of its elements.
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4<Float>(xyz, w) }
/// Returns a vector of its elements.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4<Float>(x, y, z, w)
}
/// Returns a vector of its elements.
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2<Float>(x, y) }

/// Returns a rotation about an axis of length 1; the angle is in radians.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// Returns the shortest rotation from one direction to another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation that a matrix describes.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Rotates a vector.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Returns the product: the right rotation comes first.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// Returns the quaternion that undoes this one.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// Returns the quaternion with the opposite imaginary parts.
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
/// Returns the quaternion with length 1.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// Returns the length.
public func simd_length(_ q: simd_quatf) -> Float { q.length }
/// Returns the sum of the products of all parts.
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { dot(p.vector, q.vector) }
/// Returns the angle of the rotation, in radians.
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
/// Returns the axis of the rotation.
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
/// Returns the rotation at a fraction of the shorter way between two rotations.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  arc(q0, simd_dot(q0, q1) < 0 ? -q1 : q1, t)
}
/// Returns the rotation at a fraction of the longer way between two rotations.
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  arc(q0, simd_dot(q0, q1) < 0 ? q1 : -q1, t)
}

/// The point at a fraction of the arc between two quaternions of length 1.
private func arc(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  let angle = 2 * atan2((q0 - q1).length, (q0 + q1).length)
  guard sin(angle) > .ulpOfOne else { return (q0 * (1 - t) + q1 * t).normalized }
  return (q0 * (sin((1 - t) * angle) / sin(angle)) + q1 * (sin(t * angle) / sin(angle))).normalized
}
