import Foundation
import Testing
import simd

@Suite("simd: vectors, matrices and rotations")
struct SimdTests {
  private func isNear(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool { simd_distance(a, b) < 1e-12 }

  @Test func `Given vectors, when they are measured and combined, then the results are those of geometry`() {
    #expect(simd_length(simd_double2(3, 4)) == 5 && distance(simd_float2(1, 1), [4, 5]) == 5)
    #expect(cross(simd_double3(1, 0, 0), [0, 1, 0]) == [0, 0, 1] && simd_dot(simd_float3(1, 2, 3), [4, 5, 6]) == 32)
    #expect(simd_normalize(simd_float3(0, 0, 9)) == [0, 0, 1])
    #expect(mix(simd_float2(0, 10), [10, 20], t: 0.5) == [5, 15])
    #expect(simd_clamp(simd_float3(-1, 0.5, 2), .zero, .one) == [0, 0.5, 1])
    #expect(simd_abs(simd_float2(-1, 2)) == [1, 2] && sign(simd_double3(-3, 0, 3)) == [-1, 0, 1])
    #expect(reflect(simd_float2(1, -1), n: [0, 1]) == [1, 1] && fract(simd_double2(1.25, -0.25)) == [0.25, 0.75])
    #expect(sin(simd_double2(0, .pi / 2)) == [0, 1] && pow(simd_float2(2, 3), [3, 2]) == [8, 9])
  }

  @Test func `Given matrices, when multiplied, exchanged and inverted, then columns come first`() {
    var matrix = simd_double4x4(diagonal: [2, 4, 5, 1])
    matrix[3][0] = 7
    #expect(matrix * [1, 1, 1, 1] == [9, 4, 5, 1] && matrix[3, 0] == 7 && matrix.transpose[0, 3] == 7)
    #expect(matrix.determinant == 40 && matrix.inverse * matrix == matrix_identity_double4x4)
    #expect(simd_float2x2(rows: [[1, 2], [3, 4]]) == simd_float2x2([1, 3], [2, 4]))
    #expect(simd_float2x2([1, 3], [2, 4]).determinant == -2)
    let wide = simd_float3x2([1, 2], [3, 4], [5, 6])
    #expect(wide * [1, 1, 1] == [9, 12] && wide * wide.transpose == simd_float2x2([35, 44], [44, 56]))
    #expect(simd_double2x2([1, 2], [2, 4]).inverse[0, 0].isNaN)
  }

  @Test func `Given matrices of every shape, when functions take them, then they do what the matrices do themselves`() {
    let wide = simd_float3x2([[1, 2], [3, 4], [5, 6]])
    let tall: simd_float2x3 = simd_transpose(wide)
    #expect(tall == simd_float2x3([1, 3, 5], [2, 4, 6]) && simd_float3x2.columnCount == 3)
    #expect(simd_mul(wide, [1, 0, 1]) == [6, 8] && simd_mul(tall, [0, 1]) == [2, 4, 6])
    var square = simd_double3x3(rows: [[2, 0, 1], [0, 3, 0], [0, 0, 4]])
    #expect(simd_determinant(square) == 24 && simd_inverse(square) == square.inverse)
    #expect(simd_mul(square, simd_inverse(square)) == matrix_identity_double3x3)
    #expect(matrix_multiply(square, [1, 1, 1]) == [3, 3, 4])
    square *= square
    #expect(square == simd_double3x3([4, 0, 0], [0, 9, 0], [6, 0, 16]) && simd_determinant(simd_float4x4(2)) == 16)
  }

  @Test func `Given rotations, when they act, follow each other and blend, then they turn as the right hand does`() {
    let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(isNear(quarter.act([1, 0, 0]), [0, 1, 0]) && isNear(simd_double3x3(quarter) * [1, 0, 0], [0, 1, 0]))
    #expect(isNear((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]))
    #expect(isNear((quarter * quarter.inverse).act([1, 2, 3]), [1, 2, 3]))
    #expect(isNear(simd_quatd(from: [1, 0, 0], to: [0, 1, 0]).axis, [0, 0, 1]))
    let half = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), quarter, 0.5)
    #expect(abs(half.angle - .pi / 4) < 1e-12)
    for axis: SIMD3<Double> in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
      let wide = simd_quatd(angle: 3, axis: axis)
      #expect(isNear(simd_quatd(simd_double4x4(wide)).act([1, 2, 3]), wide.act([1, 2, 3])))
    }
    #expect(simd_quatd().normalized.act([1, 2, 3]) == [1, 2, 3])
  }
}
