import Foundation

/// Named figures in the order in which they were set.
struct Figures {
  private var entries: [(key: String, value: any CustomStringConvertible)] = []

  /// Sets a whole number; nil is left out.
  subscript(key: String) -> Int? {
    get { nil }
    set { set(key, newValue) }
  }

  /// Sets a measure, of which four decimals count; nil is left out.
  subscript(key: String) -> Double? {
    get { nil }
    set { set(key, newValue.map { ($0 * 10_000).rounded() / 10_000 }) }
  }

  private mutating func set(_ key: String, _ value: (any CustomStringConvertible)?) {
    if let value { entries.append((key, value)) }
  }

  /// Writes them on standard output: as one line of JSON, or a table.
  func print(asJSON: Bool) {
    guard !asJSON else {
      return Swift.print("{" + entries.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}")
    }
    let width = entries.map(\.key.count).max() ?? 0
    for (key, value) in entries {
      Swift.print(key.padding(toLength: width, withPad: " ", startingAt: 0), value)
    }
  }
}
