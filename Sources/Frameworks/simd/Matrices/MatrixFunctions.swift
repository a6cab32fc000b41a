/// Returns the matrix with rows and columns exchanged.
public func simd_transpose<Matrix: _Matrix>(_ x: Matrix) -> Matrix.Transpose { x.transpose }
/// Returns the product with a column.
public func simd_mul<Matrix: _Matrix>(_ x: Matrix, _ y: Matrix.Transpose.Column) -> Matrix.Column { x * y }
/// Returns the product: what the right one does comes first.
public func simd_mul<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns the product with a column.
public func matrix_multiply<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// Returns the product: what the right one does comes first.
public func matrix_multiply<Matrix: _SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns the matrix that undoes this one.
public func simd_inverse<Matrix: _SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Returns the factor by which the matrix scales areas or volumes.
public func simd_determinant<Matrix: _SquareMatrix>(_ x: Matrix) -> Matrix.Column.Scalar { x.determinant }

/// Another name of the matrix.
public typealias matrix_float2x2 = simd_float2x2
/// Another name of the matrix.
public typealias float2x2 = simd_float2x2
/// Another name of the matrix.
public typealias matrix_float2x3 = simd_float2x3
/// Another name of the matrix.
public typealias float2x3 = simd_float2x3
/// Another name of the matrix.
public typealias matrix_float2x4 = simd_float2x4
/// Another name of the matrix.
public typealias float2x4 = simd_float2x4
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// Returns a matrix of its columns.
public func simd_matrix(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(col0, col1)
}
/// Another name of the matrix.
public typealias matrix_float3x2 = simd_float3x2
/// Another name of the matrix.
public typealias float3x2 = simd_float3x2
/// Another name of the matrix.
public typealias matrix_float3x3 = simd_float3x3
/// Another name of the matrix.
public typealias float3x3 = simd_float3x3
/// Another name of the matrix.
public typealias matrix_float3x4 = simd_float3x4
/// Another name of the matrix.
public typealias float3x4 = simd_float3x4
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// Returns a matrix of its columns.
public func simd_matrix(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) -> simd_float3x3 {
  simd_float3x3(col0, col1, col2)
}
/// Another name of the matrix.
public typealias matrix_float4x2 = simd_float4x2
/// Another name of the matrix.
public typealias float4x2 = simd_float4x2
/// Another name of the matrix.
public typealias matrix_float4x3 = simd_float4x3
/// Another name of the matrix.
public typealias float4x3 = simd_float4x3
/// Another name of the matrix.
public typealias matrix_float4x4 = simd_float4x4
/// Another name of the matrix.
public typealias float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// Returns a matrix of its columns.
public func simd_matrix(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>)
  -> simd_float4x4
{
  simd_float4x4(col0, col1, col2, col3)
}
/// Another name of the matrix.
public typealias matrix_double2x2 = simd_double2x2
/// Another name of the matrix.
public typealias double2x2 = simd_double2x2
/// Another name of the matrix.
public typealias matrix_double2x3 = simd_double2x3
/// Another name of the matrix.
public typealias double2x3 = simd_double2x3
/// Another name of the matrix.
public typealias matrix_double2x4 = simd_double2x4
/// Another name of the matrix.
public typealias double2x4 = simd_double2x4
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// Returns a matrix of its columns.
public func simd_matrix(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(col0, col1)
}
/// Another name of the matrix.
public typealias matrix_double3x2 = simd_double3x2
/// Another name of the matrix.
public typealias double3x2 = simd_double3x2
/// Another name of the matrix.
public typealias matrix_double3x3 = simd_double3x3
/// Another name of the matrix.
public typealias double3x3 = simd_double3x3
/// Another name of the matrix.
public typealias matrix_double3x4 = simd_double3x4
/// Another name of the matrix.
public typealias double3x4 = simd_double3x4
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// Returns a matrix of its columns.
public func simd_matrix(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) -> simd_double3x3 {
  simd_double3x3(col0, col1, col2)
}
/// Another name of the matrix.
public typealias matrix_double4x2 = simd_double4x2
/// Another name of the matrix.
public typealias double4x2 = simd_double4x2
/// Another name of the matrix.
public typealias matrix_double4x3 = simd_double4x3
/// Another name of the matrix.
public typealias double4x3 = simd_double4x3
/// Another name of the matrix.
public typealias matrix_double4x4 = simd_double4x4
/// Another name of the matrix.
public typealias double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// Returns a matrix of its columns.
public func simd_matrix(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>)
  -> simd_double4x4
{
  simd_double4x4(col0, col1, col2, col3)
}
