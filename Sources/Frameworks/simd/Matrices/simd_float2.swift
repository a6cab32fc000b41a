/// A matrix of two columns and two rows, as simd lays it out: `columns.0` is the first column.
public struct simd_float2x2: _SquareMatrix {
  /// What stands on the diagonal.
  public typealias Diagonal = SIMD2<Float>
  /// The columns, from the first.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() { self.init(.zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }
  /// Creates a matrix of an array of two rows.
  public init(rows: [SIMD2<Float>]) {
    precondition(rows.count == 2, "A matrix of two rows needs as many")
    self.init(
      SIMD2<Float>(rows[0][0], rows[1][0]),
      SIMD2<Float>(rows[0][1], rows[1][1]))
  }

  /// A column, counted from zero.
  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_float2x2 {
    .init(rows: [columns.0, columns.1])
  }
  /// The factor by which the matrix scales areas or volumes.
  public var determinant: Float { columns.0.x * columns.1.y - columns.1.x * columns.0.y }

  /// Whether all elements are equal.
  public static func == (lhs: simd_float2x2, rhs: simd_float2x2) -> Bool { lhs.columns == rhs.columns }
  /// Returns the sum of two matrices, by elements.
  public static func + (lhs: simd_float2x2, rhs: simd_float2x2) -> simd_float2x2 {
    .init(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
  }
  /// Returns the difference of two matrices, by elements.
  public static func - (lhs: simd_float2x2, rhs: simd_float2x2) -> simd_float2x2 {
    .init(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
  }
  /// Returns a matrix with all elements multiplied.
  public static func * (lhs: Float, rhs: simd_float2x2) -> simd_float2x2 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product with a column.
  public static func * (lhs: simd_float2x2, rhs: SIMD2<Float>) -> SIMD2<Float> {
    var result = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    return result
  }
  /// Returns the product of a row with the matrix.
  public static func * (lhs: SIMD2<Float>, rhs: simd_float2x2) -> SIMD2<Float> {
    .init(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1))
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x2, rhs: simd_float2x2) -> simd_float2x2 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x2, rhs: simd_float3x2) -> simd_float3x2 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x2, rhs: simd_float4x2) -> simd_float4x2 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
}

/// A matrix of two columns and three rows, as simd lays it out: `columns.0` is the first column.
public struct simd_float2x3: _Matrix {
  /// What stands on the diagonal.
  public typealias Diagonal = SIMD2<Float>
  /// The columns, from the first.
  public var columns: (SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of zeros.
  public init() { self.init(.zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>) { columns = (col0, col1) }
  /// Creates a matrix of an array of three rows.
  public init(rows: [SIMD2<Float>]) {
    precondition(rows.count == 3, "A matrix of three rows needs as many")
    self.init(
      SIMD3<Float>(rows[0][0], rows[1][0], rows[2][0]),
      SIMD3<Float>(rows[0][1], rows[1][1], rows[2][1]))
  }

  /// A column, counted from zero.
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_float3x2 {
    .init(rows: [columns.0, columns.1])
  }

  /// Whether all elements are equal.
  public static func == (lhs: simd_float2x3, rhs: simd_float2x3) -> Bool { lhs.columns == rhs.columns }
  /// Returns the sum of two matrices, by elements.
  public static func + (lhs: simd_float2x3, rhs: simd_float2x3) -> simd_float2x3 {
    .init(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
  }
  /// Returns the difference of two matrices, by elements.
  public static func - (lhs: simd_float2x3, rhs: simd_float2x3) -> simd_float2x3 {
    .init(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
  }
  /// Returns a matrix with all elements multiplied.
  public static func * (lhs: Float, rhs: simd_float2x3) -> simd_float2x3 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product with a column.
  public static func * (lhs: simd_float2x3, rhs: SIMD2<Float>) -> SIMD3<Float> {
    var result = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    return result
  }
  /// Returns the product of a row with the matrix.
  public static func * (lhs: SIMD3<Float>, rhs: simd_float2x3) -> SIMD2<Float> {
    .init(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1))
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x3, rhs: simd_float2x2) -> simd_float2x3 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x3, rhs: simd_float3x2) -> simd_float3x3 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x3, rhs: simd_float4x2) -> simd_float4x3 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
}

/// A matrix of two columns and four rows, as simd lays it out: `columns.0` is the first column.
public struct simd_float2x4: _Matrix {
  /// What stands on the diagonal.
  public typealias Diagonal = SIMD2<Float>
  /// The columns, from the first.
  public var columns: (SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { self.init(.zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>) { columns = (col0, col1) }
  /// Creates a matrix of an array of four rows.
  public init(rows: [SIMD2<Float>]) {
    precondition(rows.count == 4, "A matrix of four rows needs as many")
    self.init(
      SIMD4<Float>(rows[0][0], rows[1][0], rows[2][0], rows[3][0]),
      SIMD4<Float>(rows[0][1], rows[1][1], rows[2][1], rows[3][1]))
  }

  /// A column, counted from zero.
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_float4x2 {
    .init(rows: [columns.0, columns.1])
  }

  /// Whether all elements are equal.
  public static func == (lhs: simd_float2x4, rhs: simd_float2x4) -> Bool { lhs.columns == rhs.columns }
  /// Returns the sum of two matrices, by elements.
  public static func + (lhs: simd_float2x4, rhs: simd_float2x4) -> simd_float2x4 {
    .init(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1)
  }
  /// Returns the difference of two matrices, by elements.
  public static func - (lhs: simd_float2x4, rhs: simd_float2x4) -> simd_float2x4 {
    .init(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1)
  }
  /// Returns a matrix with all elements multiplied.
  public static func * (lhs: Float, rhs: simd_float2x4) -> simd_float2x4 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product with a column.
  public static func * (lhs: simd_float2x4, rhs: SIMD2<Float>) -> SIMD4<Float> {
    var result = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    return result
  }
  /// Returns the product of a row with the matrix.
  public static func * (lhs: SIMD4<Float>, rhs: simd_float2x4) -> SIMD2<Float> {
    .init(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1))
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x4, rhs: simd_float2x2) -> simd_float2x4 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x4, rhs: simd_float3x2) -> simd_float3x4 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_float2x4, rhs: simd_float4x2) -> simd_float4x4 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
}
