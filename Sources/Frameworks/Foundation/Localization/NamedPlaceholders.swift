import Foundation

/// Replaces the named placeholders of a string catalogue, as in "%(name)@ has %(count)lld pets", with positions. These
/// follow the order in the source language, since a translation may reorder them.
struct NamedPlaceholders {
  private let positions: [String: Int]

  /// - Parameter source: the string in the source language.
  init(_ source: String) {
    var positions: [String: Int] = [:]
    var next = 1
    if source.contains("%(") || source.contains("$(") {
      for match in source.matches(of: #/%%|%(?:(\d+)\$)?(?:\((\w+)\))?[-+ 0#]*\d*(?:\.\d+)?[a-zA-Z@#]/#)
      where match.output.0 != "%%" {
        let name = match.output.2.map(String.init)
        if let name, positions[name] != nil { continue }
        let place = match.output.1.flatMap { Int($0) } ?? next
        if let name { positions[name] = place }
        next = max(next, place) + 1
      }
    }
    self.positions = positions
  }

  /// Returns the string with positions instead of names.
  func numbered(_ text: String) -> String {
    if positions.isEmpty { return text }
    return text.replacing(#/%%|%(?:\d+\$)?\((\w+)\)/#) { match in
      match.output.1.flatMap { positions[String($0)] }.map { "%\($0)$" } ?? String(match.output.0)
    }
  }

  /// Returns all forms of a string with positions instead of names.
  func numbered(_ text: LocalizedText) -> LocalizedText {
    if positions.isEmpty { return text }
    return switch text {
    case .plain(let text): .plain(numbered(text))
    case .plural(let forms): .plural(forms.mapValues(numbered))
    case .device(let forms): .device(forms.mapValues(numbered))
    case .format(let text, let variables): .format(numbered(text), variables)
    }
  }
}
