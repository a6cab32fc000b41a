import Foundation

/// The similarity of two texts, by which messages about what was not found name the nearest: the lower the rank, the
/// more similar.
package enum Resemblance {
  /// Returns the rank of a text, at most 2; infinity if it is unrelated to the wanted one.
  package static func rank(_ text: String, _ wanted: String) -> Double {
    let a = text.lowercased().trimmingCharacters(in: .whitespaces)
    let b = wanted.lowercased().trimmingCharacters(in: .whitespaces)
    guard !a.isEmpty, !b.isEmpty else { return .infinity }
    if text == wanted { return 0 }
    if a == b { return 0.1 }
    let (shortest, longest) = (min(a.count, b.count), max(a.count, b.count))
    if let distance = distance(Array(a), Array(b), limit: max(1, b.count / 4)) {
      return 0.2 + 0.4 * Double(distance) / Double(longest)
    }
    if shortest >= 3, a.contains(b) || b.contains(a) { return 0.6 + 0.1 * (1 - Double(shortest) / Double(longest)) }
    // Names with the same beginning, such as those of one screen: the most similar of them first.
    guard zip(a, b).prefix(while: { $0 == $1 }).count >= max(3, (b.count + 1) / 2) else { return .infinity }
    return 1 + Double(distance(Array(a), Array(b), limit: longest) ?? longest) / Double(longest)
  }

  /// Returns the five items of the lowest ranks, the lowest first and equal ones in their order, without those of rank
  /// infinity.
  package static func nearest<Items: Sequence>(
    _ items: Items, rank: (Items.Element) -> Double
  ) -> [Items.Element] {
    items.enumerated().map { (rank: rank($0.element), place: $0.offset, item: $0.element) }
      .filter { $0.rank < .infinity }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      .prefix(5).map(\.item)
  }

  /// Returns the number of characters inserted, deleted or substituted, and of neighbours exchanged; nil if more than
  /// `limit`.
  private static func distance(_ a: [Character], _ b: [Character], limit: Int) -> Int? {
    // Longer texts are compared only by their beginnings: the effort is quadratic.
    guard abs(a.count - b.count) <= limit, b.count <= 80 else { return nil }
    var rowBefore: [Int] = []
    var last = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var row = [i + 1]
      for (j, right) in b.enumerated() {
        var cost = min(last[j] + (left == right ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left == b[j - 1], right == a[i - 1] { cost = min(cost, rowBefore[j - 1] + 1) }
        row.append(cost)
      }
      (rowBefore, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
