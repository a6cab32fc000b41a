import Foundation

/// The code that the compiler generates for `@NSManaged` on Apple's systems, written out on the same line: without
/// Objective-C it generates nothing.
enum ManagedProperties {
  static func rewrite(_ line: String) -> String {
    guard line.contains("@NSManaged") else { return line }
    if let match = line.firstMatch(of: property) {
      let name = match.name
      let blank = String(repeating: " ", count: "@NSManaged".count)
      let type = match.type.trimmingCharacters(in: .whitespaces)
      return "\(match.before)\(blank)\(match.words)var \(name): \(type) { "
        + "get { _managed(\"\(key(name))\") } set { _setManaged(\"\(key(name))\", newValue) } }\(match.rest)"
    }
    if let match = line.firstMatch(of: function), let body = body(of: match.name, match.parameters) {
      return "\(match.before)\(match.words)func \(match.name)(\(match.parameters)) { \(body) }"
    }
    return line
  }

  nonisolated(unsafe) private static let property =
    #/^(?<before>.*)@NSManaged(?<words>\s+(?:[\w()]+\s+)*)var\s+(?<name>[\w`]+)\s*:(?<type>[^={}/;]+)(?<rest>.*)$/#
  nonisolated(unsafe) private static let function =
    #/^(?<before>.*)@NSManaged(?<words>\s+(?:\w+\s+)*)func\s+(?<name>\w+)\((?<parameters>[^)]*)\)/#

  private static func key(_ name: Substring) -> String { name.filter { $0 != "`" } }

  /// Returns the body of a to-many accessor, by its name and parameters; nil for an unknown one.
  private static func body(of name: Substring, _ parameters: Substring) -> String? {
    let verbs = [("addTo", "_relate"), ("removeFrom", "_unrelate"), ("insertInto", "_relate")]
    guard let (prefix, call) = verbs.first(where: { name.hasPrefix($0.0) }) else { return nil }
    let word = name.dropFirst(prefix.count)
    let key = word.prefix(1).lowercased() + word.dropFirst()
    guard let first = parameters.split(separator: ":").first?.split(separator: " ").last else { return nil }
    if prefix == "insertInto" {
      return parameters.firstMatch(of: #/\bat\s+(\w+)\s*:\s*Int\b/#).map {
        "_relate(\"\(key)\", \(first), at: \($0.1))"
      }
    }
    if parameters.contains(",") || parameters.contains(": Int") { return nil }
    let isMany = parameters.contains("Set")
    return "\(call)(\"\(key)\", \(isMany ? "Array(\(first))" : "[\(first)]"))"
  }
}
