import Foundation

/// A module's own names for UIKit's classes: its aliases of them, its protocols that only they can adopt, and the types
/// that its protocols require to be such classes.
public struct ViewNames: Sendable {
  private(set) var names: Set<String> = []
  /// The protocols that require a type, by the type's name.
  private(set) var members: [String: Set<String>] = [:]

  /// Finds the names in a module's files.
  public init(of sources: [String]) {
    let files = sources.filter { $0.contains("typealias ") || $0.contains("protocol ") }.map { CodeText($0).text }
    guard let view = try? Regex("^UI\\w*\(PhoneSource.ends)$") else { return }
    func words(_ text: Substring) -> Set<String> { Set(text.matches(of: #/\w+/#).map { String($0.0) }) }
    func isView(_ name: some StringProtocol) -> Bool {
      names.contains(String(name)) || String(name).contains(view)
    }
    var parents: [String: Set<String>] = [:]
    var required: [(type: String, bound: String, owner: String)] = []
    for code in files {
      for match in code.matches(of: #/\btypealias\s+(?<name>\w+)\s*=\s*(?<target>UI\w+)[ \t]*(?:\n|$)/#)
      where isView(match.target) {
        names.insert(String(match.name))
      }
      for match in code.matches(of: #/\bprotocol\s+(?<name>\w+)(?<head>[^{]*)\{(?<body>[^{}]*)/#) {
        // Of a `where` only what it says of the protocol itself counts.
        let head = match.head.split(separator: #/\bwhere\b(?!\s+Self\s*:)/#, maxSplits: 1).first ?? ""
        parents[String(match.name), default: []].formUnion(words(head))
        for type in match.body.matches(of: #/\bassociatedtype\s+(?<name>\w+)\s*:\s*(?<bound>\w+)/#) {
          required.append((String(type.name), String(type.bound), String(match.name)))
        }
      }
    }
    // A protocol may inherit from one that is found later.
    var count = -1
    while count < names.count {
      count = names.count
      for (name, above) in parents where above.contains(where: { isView($0) }) { names.insert(name) }
    }
    for (type, bound, owner) in required where isView(bound) { members[type, default: []].insert(owner) }
  }

  /// Returns whether a file uses one of the names.
  func isMentioned(in text: String) -> Bool {
    names.contains { text.contains($0) } || members.values.contains { $0.contains { text.contains($0) } }
  }
}
