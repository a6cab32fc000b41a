/// The difference of two texts, line by line, in the format of `diff -u`.
struct TextDifference {
  /// The number of lines shown around a change.
  private static let context = 3

  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .same(let line): " \(line)"
      case .removed(let line): "-\(line)"
      case .added(let line): "+\(line)"
      }
    }
    var isChange: Bool { if case .same = self { false } else { true } }
    var isOld: Bool { if case .added = self { false } else { true } }
    var isNew: Bool { if case .removed = self { false } else { true } }
  }

  private var lines: [Line] = []

  init(_ old: String, _ new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
  }

  /// The changes with surrounding lines, each group under its line numbers; empty if there are none.
  var unified: String {
    let changes = lines.indices.filter { lines[$0].isChange }
    var groups: [ClosedRange<Int>] = []
    for change in changes {
      let reach = max(0, change - Self.context)...min(lines.count - 1, change + Self.context)
      if let last = groups.last, reach.lowerBound <= last.upperBound + 1 {
        groups[groups.count - 1] = last.lowerBound...reach.upperBound
      } else {
        groups.append(reach)
      }
    }
    return groups.map { group in
      let before = lines[..<group.lowerBound]
      let shown = lines[group]
      let old = "\(before.count(where: \.isOld) + 1),\(shown.count(where: \.isOld))"
      let new = "\(before.count(where: \.isNew) + 1),\(shown.count(where: \.isNew))"
      return (["@@ -\(old) +\(new) @@"] + shown.map(\.text)).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}
