@_exported import Foundation
@_exported import ScrollworkFoundation

/// A point in a plane, as in Apple's simd.
public typealias vector_float2 = SIMD2<Float>
/// A point in space.
public typealias vector_float3 = SIMD3<Float>
/// A square of a grid.
public typealias vector_int2 = SIMD2<Int32>
