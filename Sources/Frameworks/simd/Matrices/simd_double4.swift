/// A matrix of four columns and two rows, as simd lays it out: `columns.0` is the first column.
public struct simd_double4x2: _Matrix {
  /// What stands on the diagonal.
  public typealias Diagonal = SIMD2<Double>
  /// The columns, from the first.
  public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  /// Creates a matrix of zeros.
  public init() { self.init(.zero, .zero, .zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>, _ col2: SIMD2<Double>, _ col3: SIMD2<Double>) {
    columns = (col0, col1, col2, col3)
  }
  /// Creates a matrix of an array of two rows.
  public init(rows: [SIMD4<Double>]) {
    precondition(rows.count == 2, "A matrix of two rows needs as many")
    self.init(
      SIMD2<Double>(rows[0][0], rows[1][0]),
      SIMD2<Double>(rows[0][1], rows[1][1]),
      SIMD2<Double>(rows[0][2], rows[1][2]),
      SIMD2<Double>(rows[0][3], rows[1][3]))
  }

  /// A column, counted from zero.
  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_double2x4 {
    .init(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Whether all elements are equal.
  public static func == (lhs: simd_double4x2, rhs: simd_double4x2) -> Bool { lhs.columns == rhs.columns }
  /// Returns the sum of two matrices, by elements.
  public static func + (lhs: simd_double4x2, rhs: simd_double4x2) -> simd_double4x2 {
    .init(
      lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
      lhs.columns.3 + rhs.columns.3)
  }
  /// Returns the difference of two matrices, by elements.
  public static func - (lhs: simd_double4x2, rhs: simd_double4x2) -> simd_double4x2 {
    .init(
      lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2,
      lhs.columns.3 - rhs.columns.3)
  }
  /// Returns a matrix with all elements multiplied.
  public static func * (lhs: Double, rhs: simd_double4x2) -> simd_double4x2 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
  /// Returns the product with a column.
  public static func * (lhs: simd_double4x2, rhs: SIMD4<Double>) -> SIMD2<Double> {
    var result = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    result += lhs.columns.2 * rhs[2]
    result += lhs.columns.3 * rhs[3]
    return result
  }
  /// Returns the product of a row with the matrix.
  public static func * (lhs: SIMD2<Double>, rhs: simd_double4x2) -> SIMD4<Double> {
    .init(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1), dot(lhs, rhs.columns.2), dot(lhs, rhs.columns.3))
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x2, rhs: simd_double2x4) -> simd_double2x2 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x2, rhs: simd_double3x4) -> simd_double3x2 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x2, rhs: simd_double4x4) -> simd_double4x2 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
}

/// A matrix of four columns and three rows, as simd lays it out: `columns.0` is the first column.
public struct simd_double4x3: _Matrix {
  /// What stands on the diagonal.
  public typealias Diagonal = SIMD3<Double>
  /// The columns, from the first.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix of zeros.
  public init() { self.init(.zero, .zero, .zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>, _ col3: SIMD3<Double>) {
    columns = (col0, col1, col2, col3)
  }
  /// Creates a matrix of an array of three rows.
  public init(rows: [SIMD4<Double>]) {
    precondition(rows.count == 3, "A matrix of three rows needs as many")
    self.init(
      SIMD3<Double>(rows[0][0], rows[1][0], rows[2][0]),
      SIMD3<Double>(rows[0][1], rows[1][1], rows[2][1]),
      SIMD3<Double>(rows[0][2], rows[1][2], rows[2][2]),
      SIMD3<Double>(rows[0][3], rows[1][3], rows[2][3]))
  }

  /// A column, counted from zero.
  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_double3x4 {
    .init(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Whether all elements are equal.
  public static func == (lhs: simd_double4x3, rhs: simd_double4x3) -> Bool { lhs.columns == rhs.columns }
  /// Returns the sum of two matrices, by elements.
  public static func + (lhs: simd_double4x3, rhs: simd_double4x3) -> simd_double4x3 {
    .init(
      lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
      lhs.columns.3 + rhs.columns.3)
  }
  /// Returns the difference of two matrices, by elements.
  public static func - (lhs: simd_double4x3, rhs: simd_double4x3) -> simd_double4x3 {
    .init(
      lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2,
      lhs.columns.3 - rhs.columns.3)
  }
  /// Returns a matrix with all elements multiplied.
  public static func * (lhs: Double, rhs: simd_double4x3) -> simd_double4x3 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
  /// Returns the product with a column.
  public static func * (lhs: simd_double4x3, rhs: SIMD4<Double>) -> SIMD3<Double> {
    var result = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    result += lhs.columns.2 * rhs[2]
    result += lhs.columns.3 * rhs[3]
    return result
  }
  /// Returns the product of a row with the matrix.
  public static func * (lhs: SIMD3<Double>, rhs: simd_double4x3) -> SIMD4<Double> {
    .init(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1), dot(lhs, rhs.columns.2), dot(lhs, rhs.columns.3))
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x3, rhs: simd_double2x4) -> simd_double2x3 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x3, rhs: simd_double3x4) -> simd_double3x3 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x3, rhs: simd_double4x4) -> simd_double4x3 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
}

/// A matrix of four columns and four rows, as simd lays it out: `columns.0` is the first column.
public struct simd_double4x4: _SquareMatrix {
  /// What stands on the diagonal.
  public typealias Diagonal = SIMD4<Double>
  /// The columns, from the first.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix of zeros.
  public init() { self.init(.zero, .zero, .zero, .zero) }
  /// Creates a matrix of columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
    columns = (col0, col1, col2, col3)
  }
  /// Creates a matrix of an array of four rows.
  public init(rows: [SIMD4<Double>]) {
    precondition(rows.count == 4, "A matrix of four rows needs as many")
    self.init(
      SIMD4<Double>(rows[0][0], rows[1][0], rows[2][0], rows[3][0]),
      SIMD4<Double>(rows[0][1], rows[1][1], rows[2][1], rows[3][1]),
      SIMD4<Double>(rows[0][2], rows[1][2], rows[2][2], rows[3][2]),
      SIMD4<Double>(rows[0][3], rows[1][3], rows[2][3], rows[3][3]))
  }

  /// A column, counted from zero.
  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("The matrix has no column \(column)")
      }
    }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_double4x4 {
    .init(rows: [columns.0, columns.1, columns.2, columns.3])
  }

  /// Whether all elements are equal.
  public static func == (lhs: simd_double4x4, rhs: simd_double4x4) -> Bool { lhs.columns == rhs.columns }
  /// Returns the sum of two matrices, by elements.
  public static func + (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
    .init(
      lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2,
      lhs.columns.3 + rhs.columns.3)
  }
  /// Returns the difference of two matrices, by elements.
  public static func - (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
    .init(
      lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2,
      lhs.columns.3 - rhs.columns.3)
  }
  /// Returns a matrix with all elements multiplied.
  public static func * (lhs: Double, rhs: simd_double4x4) -> simd_double4x4 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
  /// Returns the product with a column.
  public static func * (lhs: simd_double4x4, rhs: SIMD4<Double>) -> SIMD4<Double> {
    var result = lhs.columns.0 * rhs[0]
    result += lhs.columns.1 * rhs[1]
    result += lhs.columns.2 * rhs[2]
    result += lhs.columns.3 * rhs[3]
    return result
  }
  /// Returns the product of a row with the matrix.
  public static func * (lhs: SIMD4<Double>, rhs: simd_double4x4) -> SIMD4<Double> {
    .init(dot(lhs, rhs.columns.0), dot(lhs, rhs.columns.1), dot(lhs, rhs.columns.2), dot(lhs, rhs.columns.3))
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x4, rhs: simd_double2x4) -> simd_double2x4 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x4, rhs: simd_double3x4) -> simd_double3x4 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2)
  }
  /// Returns the product of two matrices: what the right one does comes first.
  public static func * (lhs: simd_double4x4, rhs: simd_double4x4) -> simd_double4x4 {
    .init(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
  }
}
