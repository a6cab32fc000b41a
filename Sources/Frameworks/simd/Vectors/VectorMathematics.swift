import Foundation

/// Returns for each element its sine, of radians.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.sin($0) }
}
/// Returns for each element its sine, of radians.
public func sin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.sin($0) }
}
/// Returns for each element its cosine, of radians.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.cos($0) }
}
/// Returns for each element its cosine, of radians.
public func cos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.cos($0) }
}
/// Returns for each element its tangent, of radians.
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.tan($0) }
}
/// Returns for each element its tangent, of radians.
public func tan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.tan($0) }
}
/// Returns for each element its angle with that sine.
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.asin($0) }
}
/// Returns for each element its angle with that sine.
public func asin<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.asin($0) }
}
/// Returns for each element its angle with that cosine.
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.acos($0) }
}
/// Returns for each element its angle with that cosine.
public func acos<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.acos($0) }
}
/// Returns for each element its angle with that tangent.
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.atan($0) }
}
/// Returns for each element its angle with that tangent.
public func atan<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.atan($0) }
}
/// Returns for each element its power of e.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.exp($0) }
}
/// Returns for each element its power of e.
public func exp<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.exp($0) }
}
/// Returns for each element its power of 2.
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.exp2($0) }
}
/// Returns for each element its power of 2.
public func exp2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.exp2($0) }
}
/// Returns for each element its natural logarithm.
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.log($0) }
}
/// Returns for each element its natural logarithm.
public func log<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.log($0) }
}
/// Returns for each element its logarithm to base 2.
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.log2($0) }
}
/// Returns for each element its logarithm to base 2.
public func log2<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.log2($0) }
}
/// Returns for each element its logarithm to base 10.
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.log10($0) }
}
/// Returns for each element its logarithm to base 10.
public func log10<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.log10($0) }
}
/// Returns for each element its integer that is not larger.
public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.floor($0) }
}
/// Returns for each element its integer that is not larger.
public func floor<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.floor($0) }
}
/// Returns for each element its integer that is not smaller.
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.ceil($0) }
}
/// Returns for each element its integer that is not smaller.
public func ceil<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.ceil($0) }
}
/// Returns for each element its integer towards zero.
public func trunc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.trunc($0) }
}
/// Returns for each element its integer towards zero.
public func trunc<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.trunc($0) }
}
/// Returns for each element its nearest integer.
public func round<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Float {
  mapped(x) { Foundation.round($0) }
}
/// Returns for each element its nearest integer.
public func round<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar == Double {
  mapped(x) { Foundation.round($0) }
}
/// Returns the power of each element.
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
  var result = Vector()
  for index in x.indices { result[index] = Foundation.pow(x[index], y[index]) }
  return result
}
/// Returns the power of each element.
public func pow<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
  var result = Vector()
  for index in x.indices { result[index] = Foundation.pow(x[index], y[index]) }
  return result
}
/// Returns for each two elements the angle of that point.
public func atan2<Vector: SIMD>(_ y: Vector, _ x: Vector) -> Vector where Vector.Scalar == Float {
  var result = Vector()
  for index in y.indices { result[index] = Foundation.atan2(y[index], x[index]) }
  return result
}
/// Returns for each two elements the angle of that point.
public func atan2<Vector: SIMD>(_ y: Vector, _ x: Vector) -> Vector where Vector.Scalar == Double {
  var result = Vector()
  for index in y.indices { result[index] = Foundation.atan2(y[index], x[index]) }
  return result
}
/// Returns what remains of each division.
public func fmod<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Float {
  var result = Vector()
  for index in x.indices { result[index] = Foundation.fmod(x[index], y[index]) }
  return result
}
/// Returns what remains of each division.
public func fmod<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar == Double {
  var result = Vector()
  for index in x.indices { result[index] = Foundation.fmod(x[index], y[index]) }
  return result
}

private func mapped<Vector: SIMD>(_ x: Vector, _ change: (Vector.Scalar) -> Vector.Scalar) -> Vector {
  var result = x
  for index in x.indices { result[index] = change(x[index]) }
  return result
}
