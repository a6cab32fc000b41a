/// A matrix of as many columns as rows.
public protocol _SquareMatrix: _Matrix where Diagonal == Column, Transpose == Self {
  /// Creates a matrix of an array of all its rows.
  init(rows: [Column])
  /// The factor by which the matrix scales areas or volumes.
  var determinant: Column.Scalar { get }

  static func * (lhs: Self, rhs: Self) -> Self
}

extension _SquareMatrix {
  /// The factor by which the matrix scales volumes.
  public var determinant: Column.Scalar { Elimination.determinant(rows) }
  /// The matrix that undoes this one. Its elements are not numbers if there is none.
  public var inverse: Self { Self(rows: Elimination.inverse(rows).map { Column($0) }) }
  private var rows: [[Column.Scalar]] {
    (0..<Self.columnCount).map { row in (0..<Self.columnCount).map { self[$0, row] } }
  }

  /// Replaces a matrix by its product with another.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
