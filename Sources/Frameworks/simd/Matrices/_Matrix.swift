/// What all matrices have, whatever their size: the elements, and what follows from the sum, the difference and the
/// product with a number.
public protocol _Matrix: Equatable, Sendable, CustomDebugStringConvertible {
  /// A column, of as many elements as there are rows.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  /// What stands on the diagonal: as many elements as there are columns or rows, whichever is less.
  associatedtype Diagonal: SIMD where Diagonal.Scalar == Column.Scalar
  /// The matrix with rows and columns exchanged, whose columns are the rows of this one.
  associatedtype Transpose: _Matrix where Transpose.Column.Scalar == Column.Scalar

  /// Creates a matrix of zeros.
  init()
  /// A column, counted from zero.
  subscript(column: Int) -> Column { get set }
  /// The matrix with rows and columns exchanged.
  var transpose: Transpose { get }

  static func + (lhs: Self, rhs: Self) -> Self
  static func - (lhs: Self, rhs: Self) -> Self
  static func * (lhs: Column.Scalar, rhs: Self) -> Self
  static func * (lhs: Self, rhs: Transpose.Column) -> Column
}

extension _Matrix {
  /// How many columns there are.
  public static var columnCount: Int { Transpose.Column.scalarCount }

  /// Creates a matrix of an array of all its columns.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self.columnCount, "A matrix of \(Self.columnCount) columns needs as many")
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }
  /// Creates a matrix with one value on the diagonal, and zeros beside it.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Diagonal(repeating: scalar)) }
  /// Creates a matrix with these values on the diagonal, and zeros beside it.
  public init(diagonal: Diagonal) {
    self.init()
    for index in diagonal.indices { self[index, index] = diagonal[index] }
  }

  /// An element; columns and rows are counted from zero.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The columns, in brackets.
  public var debugDescription: String { "\(Self.self)(\((0..<Self.columnCount).map { self[$0] }))" }

  /// Replaces a matrix by the sum.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Replaces a matrix by the difference.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Returns the matrix with all signs changed.
  public static prefix func - (value: Self) -> Self { Self() - value }
  /// Returns a matrix with all elements multiplied.
  public static func * (lhs: Self, rhs: Column.Scalar) -> Self { rhs * lhs }
  /// Multiplies all elements.
  public static func *= (lhs: inout Self, rhs: Column.Scalar) { lhs = lhs * rhs }
}
