import Foundation

/// A table of docs/benchmarks.md, made of figures that `benchmarks` prints.
struct BenchmarkTable: Sendable {
  /// The figures of a column.
  struct Column: Sendable {
    let header: String
    /// The arguments after the line's command.
    var arguments: [String] = []
    /// The beginning and the end of the line's keys in this column.
    var prefix = ""
    var suffix = ""
  }

  /// One kind of figure, or several side by side.
  struct Line: Sendable {
    let label: String
    /// The command and its arguments.
    let command: [String]
    let keys: [String]
    var digits = 2
    var factor = 1.0
  }

  /// The name of the place in the document.
  let name: String
  let title: String
  let columns: [Column]
  let lines: [Line]
  /// Whether a last column shows by how many percent the largest figure exceeds the smallest.
  var showsSpread = false

  /// The runs that it needs.
  var runs: [[String]] { lines.flatMap { line in columns.map { line.command + $0.arguments } } }

  /// Those of them that have to count instructions, which takes much longer.
  var countedRuns: [[String]] {
    lines.filter { line in line.keys.contains { $0.hasSuffix("instructions") } }
      .flatMap { line in columns.map { line.command + $0.arguments } }
  }

  /// Returns the table in Markdown.
  /// - Parameter figures: by the arguments of their run.
  func markdown(_ figures: [[String]: [String: Double]]) -> String {
    let headers = [title] + columns.map(\.header) + (showsSpread ? ["differ by"] : [])
    let rows = lines.map { line in
      let values = columns.map { column in
        line.keys.map { figures[line.command + column.arguments]?[column.prefix + $0 + column.suffix] }
      }
      let cells = values.map { $0.map { Self.text($0.map { $0 * line.factor }, digits: line.digits) } }
      return [line.label] + cells.map { $0.joined(separator: " / ") } + (showsSpread ? [Self.spread(values)] : [])
    }
    return ([headers, headers.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private static func text(_ value: Double?, digits: Int) -> String {
    guard let value else { return "-" }
    return value.formatted(
      .number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_US")))
  }

  private static func spread(_ values: [[Double?]]) -> String {
    let shares = (0..<(values.first?.count ?? 0)).map { index in
      let column = values.compactMap { $0[index] }
      guard let least = column.min(), let most = column.max(), least > 0 else { return "-" }
      return text((most / least - 1) * 100, digits: 1) + " %"
    }
    return shares.joined(separator: " / ")
  }
}
