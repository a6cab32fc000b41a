import Foundation

/// Named figures in the order in which they were set.
struct Figures: Sendable {
  private var entries: [(key: String, value: any CustomStringConvertible & Sendable)] = []

  /// Adds a whole number; nil is left out.
  mutating func add(_ key: String, _ count: Int?) {
    if let count { entries.append((key, count)) }
  }

  /// Adds a measure with four decimals.
  mutating func add(_ key: String, _ measure: Double) {
    entries.append((key, (measure * 10_000).rounded() / 10_000))
  }

  /// One line of JSON.
  var json: String { "{" + entries.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}" }

  /// Prints them on standard output: as one line of JSON, or a table.
  func print(asJSON: Bool) {
    guard !asJSON else { return Swift.print(json) }
    let width = entries.map(\.key.count).max() ?? 0
    for (key, value) in entries {
      Swift.print(key.padding(toLength: width, withPad: " ", startingAt: 0), value)
    }
  }
}
