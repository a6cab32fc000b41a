/// Gauss's elimination, for square matrices as rows.
enum Elimination {
  /// Returns the inverse; of a matrix without one, elements that are not numbers.
  static func inverse<T: BinaryFloatingPoint>(_ rows: [[T]]) -> [[T]] {
    let count = rows.count
    var left = rows
    var right: [[T]] = (0..<count).map { row in (0..<count).map { $0 == row ? 1 : 0 } }
    for column in 0..<count {
      let pivot = largest(in: column, of: left)
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let divisor = left[column][column]
      guard divisor != 0 else { return rows.map { $0.map { _ in T.nan } } }
      left[column] = left[column].map { $0 / divisor }
      right[column] = right[column].map { $0 / divisor }
      for row in 0..<count where row != column {
        let factor = left[row][column]
        for index in 0..<count {
          left[row][index] -= factor * left[column][index]
          right[row][index] -= factor * right[column][index]
        }
      }
    }
    return right
  }

  /// Returns the determinant.
  static func determinant<T: BinaryFloatingPoint>(_ rows: [[T]]) -> T {
    var (left, result) = (rows, T(1))
    for column in rows.indices {
      let pivot = largest(in: column, of: left)
      if pivot != column {
        left.swapAt(column, pivot)
        result = -result
      }
      let divisor = left[column][column]
      guard divisor != 0 else { return 0 }
      result *= divisor
      for row in rows.indices where row > column {
        let factor = left[row][column] / divisor
        for index in rows.indices { left[row][index] -= factor * left[column][index] }
      }
    }
    return result
  }

  /// The row from `column` on whose element there is the largest.
  private static func largest<T: BinaryFloatingPoint>(in column: Int, of rows: [[T]]) -> Int {
    (column..<rows.count).max { rows[$0][column].magnitude < rows[$1][column].magnitude } ?? column
  }
}
