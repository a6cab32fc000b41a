import Foundation

// The syntax of Apple's "Searching the Node Tree": names, `*` for any characters, `[...]` for one of a set, `..` for
// the parent, `/` between levels, `/` at the start for the scene and `//` for all descendants.
extension SKNode {
  /// Returns the first node that matches a name or pattern; nil if there is none.
  public func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    search(name) { node in
      found = node
      return false
    }
    return found
  }

  /// Calls a block with each node that matches a name or pattern, until it stops.
  public func enumerateChildNodes(
    withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    search(name) { node in
      var stop: ObjCBool = false
      block(node, &stop)
      return !stop.boolValue
    }
  }

  /// The nodes that match a name or pattern.
  public subscript(name: String) -> [SKNode] {
    var found: [SKNode] = []
    search(name) { node in
      found.append(node)
      return true
    }
    return found
  }

  private func search(_ pattern: String, _ visit: (SKNode) -> Bool) {
    var parts = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var start = self
    if parts.count > 1, parts[0].isEmpty {
      while let around = start.parent { start = around }
      parts.removeFirst()
    }
    _ = start.search(parts[...], visit)
  }

  /// - Returns: whether to continue.
  private func search(_ parts: ArraySlice<String>, _ visit: (SKNode) -> Bool) -> Bool {
    guard let first = parts.first else { return visit(self) }
    let rest = parts.dropFirst()
    switch first {
    case "" where rest.isEmpty: return visit(self)
    case "": return searchAll(rest, visit)
    case ".": return search(rest, visit)
    case "..": return parent?.search(rest, visit) ?? true
    default:
      let pattern = NamePattern(first)
      for child in children where pattern.matches(child.name) {
        guard child.search(rest, visit) else { return false }
      }
      return true
    }
  }

  /// Searches here and in all descendants.
  private func searchAll(_ parts: ArraySlice<String>, _ visit: (SKNode) -> Bool) -> Bool {
    guard search(parts, visit) else { return false }
    for child in children {
      guard child.searchAll(parts, visit) else { return false }
    }
    return true
  }
}

/// A name with `*` for any characters and `[...]` for one of a set.
private struct NamePattern {
  private enum Piece {
    case any
    case one([ClosedRange<Character>])
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character == "*" {
        pieces.append(.any)
      } else if character == "[", let end = rest.firstIndex(of: "]") {
        pieces.append(.one(Self.ranges(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        pieces.append(.one([character...character]))
      }
    }
  }

  private static func ranges(_ text: Substring) -> [ClosedRange<Character>] {
    var ranges: [ClosedRange<Character>] = []
    var rest = text.filter { $0 != "," }[...]
    while let first = rest.popFirst() {
      if rest.first == "-", let last = rest.dropFirst().first, first <= last {
        ranges.append(first...last)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return ranges
  }

  func matches(_ name: String?) -> Bool { Self.match(Substring(name ?? ""), pieces[...]) }

  private static func match(_ text: Substring, _ pieces: ArraySlice<Piece>) -> Bool {
    guard let piece = pieces.first else { return text.isEmpty }
    switch piece {
    case .any:
      if match(text, pieces.dropFirst()) { return true }
      return !text.isEmpty && match(text.dropFirst(), pieces)
    case .one(let ranges):
      guard let character = text.first, ranges.contains(where: { $0.contains(character) }) else { return false }
      return match(text.dropFirst(), pieces.dropFirst())
    }
  }
}
