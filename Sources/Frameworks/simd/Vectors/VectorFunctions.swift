import Foundation

/// Returns the magnitudes of all elements.
public func abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
/// Returns the magnitudes of all elements.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: -x, where: x .< 0)
}
/// Returns 1, 0 or -1 for each element.
public func sign<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns 1, 0 or -1 for each element.
public func simd_sign<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  Vector.zero.replacing(with: 1, where: x .> 0).replacing(with: -1, where: x .< 0)
}
/// Returns what each element has more than its floor.
public func fract<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x - x.rounded(.down)
}
/// Returns what each element has more than its floor.
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x - x.rounded(.down)
}
/// Returns 1 divided by each element.
public func recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  1 / x
}
/// Returns 1 divided by each element.
public func simd_recip<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  1 / x
}
/// Returns 1 divided by the root of each element.
public func rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  1 / x.squareRoot()
}
/// Returns 1 divided by the root of each element.
public func simd_rsqrt<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  1 / x.squareRoot()
}
/// Returns the smaller of each two elements.
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: y, where: y .< x)
}
/// Returns the smaller of each two elements.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: y, where: y .< x)
}
/// Returns the larger of each two elements.
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: y, where: y .> x)
}
/// Returns the larger of each two elements.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: y, where: y .> x)
}
/// Returns each element at a fraction of the way from `x` to `y`.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x + t * (y - x)
}
/// Returns each element at a fraction of the way from `x` to `y`.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x + t * (y - x)
}
/// Returns each element at a fraction of the way from `x` to `y`.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x + t * (y - x)
}
/// Returns each element within bounds.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns each element within bounds.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns each element within bounds.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}
/// Returns 0 for each element below the edge, else 1.
public func step<Vector: SIMD>(_ x: Vector, edge: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  Vector(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// Returns a smooth way from 0 at one edge to 1 at the other, for each element.
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  let t = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: Vector(repeating: 1))
  return t * t * (3 - 2 * t)
}
/// Returns the sum of the products of the elements.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  (x * y).sum()
}
/// Returns the sum of the products of the elements.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  (x * y).sum()
}
/// Returns the sum of the squares of the elements.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  (x * x).sum()
}
/// Returns the sum of the squares of the elements.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  (x * x).sum()
}
/// Returns the length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  (x * x).sum().squareRoot()
}
/// Returns the length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  (x * x).sum().squareRoot()
}
/// Returns the square of the distance between two points.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  length_squared(x - y)
}
/// Returns the square of the distance between two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  length_squared(x - y)
}
/// Returns the distance between two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  length_squared(x - y).squareRoot()
}
/// Returns the distance between two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  length_squared(x - y).squareRoot()
}
/// Returns the vector of length 1 with the same direction.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x / length_squared(x).squareRoot()
}
/// Returns the vector of length 1 with the same direction.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x / length_squared(x).squareRoot()
}
/// Returns the sum of the magnitudes of the elements.
public func norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: -x, where: x .< 0).sum()
}
/// Returns the sum of the magnitudes of the elements.
public func simd_norm_one<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: -x, where: x .< 0).sum()
}
/// Returns the largest magnitude of the elements.
public func norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: -x, where: x .< 0).max()
}
/// Returns the largest magnitude of the elements.
public func simd_norm_inf<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint {
  x.replacing(with: -x, where: x .< 0).max()
}
/// Returns the part of `x` along `y`.
public func project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  y * ((x * y).sum() / (y * y).sum())
}
/// Returns the part of `x` along `y`.
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  y * ((x * y).sum() / (y * y).sum())
}
/// Returns the reflection of `x` at a surface whose normal of length 1 is `n`.
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x - n * (2 * (x * n).sum())
}
/// Returns the reflection of `x` at a surface whose normal of length 1 is `n`.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint {
  x - n * (2 * (x * n).sum())
}
/// Returns the vector across both, by the rule of the right hand.
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the vector across both, by the rule of the right hand.
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the vector across both, by the rule of the right hand.
public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the vector across both, by the rule of the right hand.
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
