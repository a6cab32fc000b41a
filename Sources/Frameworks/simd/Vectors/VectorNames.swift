/// A vector of 2 values.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 2 values.
public typealias vector_float2 = SIMD2<Float>
/// A vector of 3 values.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 3 values.
public typealias vector_float3 = SIMD3<Float>
/// A vector of 4 values.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 4 values.
public typealias vector_float4 = SIMD4<Float>
/// A vector of 8 values.
public typealias simd_float8 = SIMD8<Float>
/// A vector of 8 values.
public typealias vector_float8 = SIMD8<Float>
/// A vector of 16 values.
public typealias simd_float16 = SIMD16<Float>
/// A vector of 16 values.
public typealias vector_float16 = SIMD16<Float>
/// A vector of 2 values.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 2 values.
public typealias vector_double2 = SIMD2<Double>
/// A vector of 3 values.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 3 values.
public typealias vector_double3 = SIMD3<Double>
/// A vector of 4 values.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 4 values.
public typealias vector_double4 = SIMD4<Double>
/// A vector of 8 values.
public typealias simd_double8 = SIMD8<Double>
/// A vector of 8 values.
public typealias vector_double8 = SIMD8<Double>
/// A vector of 2 values.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 2 values.
public typealias vector_int2 = SIMD2<Int32>
/// A vector of 3 values.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 3 values.
public typealias vector_int3 = SIMD3<Int32>
/// A vector of 4 values.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 4 values.
public typealias vector_int4 = SIMD4<Int32>
/// A vector of 8 values.
public typealias simd_int8 = SIMD8<Int32>
/// A vector of 8 values.
public typealias vector_int8 = SIMD8<Int32>
/// A vector of 16 values.
public typealias simd_int16 = SIMD16<Int32>
/// A vector of 16 values.
public typealias vector_int16 = SIMD16<Int32>
/// A vector of 2 values.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 2 values.
public typealias vector_uint2 = SIMD2<UInt32>
/// A vector of 3 values.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 3 values.
public typealias vector_uint3 = SIMD3<UInt32>
/// A vector of 4 values.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of 4 values.
public typealias vector_uint4 = SIMD4<UInt32>
/// A vector of 8 values.
public typealias simd_uint8 = SIMD8<UInt32>
/// A vector of 8 values.
public typealias vector_uint8 = SIMD8<UInt32>
/// A vector of 16 values.
public typealias simd_uint16 = SIMD16<UInt32>
/// A vector of 16 values.
public typealias vector_uint16 = SIMD16<UInt32>
