import Foundation

/// A property or method that a storyboard or nib connects to.
struct InterfaceMember {
  enum Kind {
    /// An outlet, an outlet collection, or an inspectable property.
    case value
    /// An action of a control or an unwind segue.
    case action
    /// A segue action, which creates the destination controller.
    case destination
  }

  let kind: Kind
  /// The class's qualified name: "Shop.Cell".
  let owner: String
  let isInExtension: Bool
  /// Whether other files cannot name it.
  let isPrivate: Bool
  /// The case of a switch over names that sets or calls it.
  let code: String

  /// Returns all members in a file.
  /// - Parameter code: the file as `CodeText` has it, without what is not compiled.
  static func all(in code: String, _ types: SourceTypes) -> [InterfaceMember] {
    code.matches(of: #/@IB(?<kind>Outlet|Inspectable|Action|SegueAction)(?!\w)/#).flatMap {
      match -> [InterfaceMember] in
      guard let type = types.around(match.range.lowerBound), ["class", "extension"].contains(type.keyword) else {
        return []
      }
      let lead = words(before: match.range.lowerBound, in: code)
      let rest = code[match.range.upperBound...]
      func member(_ kind: Kind, _ line: String, _ attributes: Substring) -> InterfaceMember {
        let all = lead + " " + attributes + " " + (type.keyword == "extension" ? type.modifiers : "")
        return InterfaceMember(
          kind: kind, owner: type.path, isInExtension: type.keyword == "extension",
          isPrivate: all.contains(#/\b(?:private|fileprivate)\b(?!\()/#), code: line)
      }
      switch match.kind {
      case "Outlet", "Inspectable":
        guard
          let found = rest.prefixMatch(
            of: #/(?<attributes>(?:[^{}=:;()]|\([^()]*\))*?)\bvar\s+(?<names>`?\w+`?(?:\s*,\s*`?\w+`?)*)/#)
        else { return [] }
        if isOnlyRead(code[found.range.upperBound...]) { return [] }
        return found.names.split(separator: ",").map { name in
          let name = name.filter { !$0.isWhitespace }
          let key = name.filter { $0 != "`" }
          return member(.value, "case \"\(key)\": return _setInterface(&self.\(name), to: value)", found.attributes)
        }
      default:
        guard
          let found = rest.prefixMatch(
            of: #/(?<attributes>(?:[^{}=:;()]|\([^()]*\))*?)\bfunc\s+`?(?<name>\w+)`?\s*\(/#),
          let method = Method(String(found.name), from: found.range.upperBound, in: code)
        else { return [] }
        let named = (lead + " " + found.attributes).firstMatch(of: #/@objc\(([\w:]+)\)/#).map { String($0.1) }
        let selector = named ?? method.selector
        if match.kind == "SegueAction" {
          return [member(.destination, "case \"\(selector)\": return \(method.makingCall)", found.attributes)]
        }
        guard let call = method.performingCall else { return [] }
        return [member(.action, "case \"\(selector)\": \(call)", found.attributes)]
      }
    }
  }

  /// Returns whether a property has only a getter.
  /// - Parameter rest: the text after its name.
  private static func isOnlyRead(_ rest: Substring) -> Bool {
    guard let start = rest.firstIndex(where: { "{=;\n".contains($0) }), rest[start] != "=", rest[start] != ";" else {
      return false
    }
    let block = rest[start...].drop(while: \.isWhitespace)
    guard block.first == "{" else { return false }
    var depth = 0
    let end = block.indices.first { index in
      if block[index] == "{" { depth += 1 }
      if block[index] == "}" { depth -= 1 }
      return depth == 0
    }
    return !block[..<(end ?? block.endIndex)].contains(#/\b(?:set|_modify|didSet|willSet)\b/#)
  }

  /// Returns the attributes and modifiers before a position.
  private static func words(before place: String.Index, in code: String) -> String {
    let near = code.index(place, offsetBy: -300, limitedBy: code.startIndex) ?? code.startIndex
    let words = code[near..<place].split(whereSeparator: \.isWhitespace)
    let own = words.reversed().prefix { word in
      word.wholeMatch(
        of:
          #/@\w+(?:\([\w:.]*\))?|(?:private|fileprivate|public|open|internal|package|weak|final|override|dynamic|nonisolated)(?:\(\w+\))?/#
      ) != nil
    }
    return own.reversed().joined(separator: " ")
  }
}

/// A method as it is declared.
private struct Method {
  private let name: String
  private var parameters: [(label: String, name: String, type: String)] = []

  /// Parses a method.
  /// - Parameter start: the position after the bracket before its parameters.
  /// - Returns: nil for one that Objective-C cannot call like this.
  init?(_ name: String, from start: String.Index, in code: String) {
    self.name = name
    var depth = 0
    var part = ""
    var parts: [String] = []
    var end: String.Index?
    for index in code[start...].indices {
      let character = code[index]
      if depth == 0, character == ")" {
        end = index
        break
      }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0, character == "," {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    guard let end else { return nil }
    let signature = code[end...].prefix { $0 != "{" && !$0.isNewline }
    guard !signature.contains(#/\b(?:async|throws)\b/#) else { return nil }
    if part.contains(where: { !$0.isWhitespace }) { parts.append(part) }
    for part in parts {
      guard let match = part.firstMatch(of: #/^\s*`?(\w+)`?(?:\s+`?(\w+)`?)?\s*:\s*((?:@\w+\s+)*)([^=]+)/#) else {
        return nil
      }
      let type = match.4.trimmingCharacters(in: .whitespacesAndNewlines)
      parameters.append((String(match.1), String(match.2 ?? match.1), type))
    }
  }

  /// Its Objective-C selector.
  var selector: String {
    var result = name
    for (index, parameter) in parameters.enumerated() {
      let label = parameter.label == "_" ? "" : parameter.label
      if index == 0, !label.isEmpty {
        let first = label.prefix { !$0.isUppercase }
        let last = String(name[(name.lastIndex(where: \.isUppercase) ?? name.startIndex)...]).lowercased()
        if !Self.prepositions.contains(String(first)), !Self.prepositions.contains(last) { result += "With" }
        result += label.prefix(1).uppercased() + label.dropFirst()
      } else {
        result += label
      }
      result += ":"
    }
    return result
  }

  /// A call that returns the controller.
  var makingCall: String {
    let arguments = parameters.enumerated().map { index, parameter in
      index == 0 ? "coder" : parameter.type.hasPrefix("String") ? "identifier" : "sender"
    }
    return call(arguments)
  }

  /// A call in a function that returns whether it was possible; nil for too many parameters.
  var performingCall: String? {
    var conditions: [String] = []
    var arguments: [String] = []
    for (parameter, given) in zip(parameters, ["sender", "event"]) {
      let isOptional = parameter.type.hasSuffix("?") || parameter.type.hasSuffix("!")
      let type = isOptional ? String(parameter.type.dropLast()) : parameter.type
      if type == "Any" || type == "UIEvent" {
        if !isOptional { conditions.append("let \(given)") }
        arguments.append(given)
      } else if isOptional {
        conditions.append("\(given) == nil || \(given) is \(type)")
        arguments.append("\(given) as? \(type)")
      } else {
        conditions.append("let \(given) = \(given) as? \(type)")
        arguments.append(given)
      }
    }
    guard arguments.count == parameters.count else { return nil }
    let guarding = conditions.isEmpty ? "" : "guard \(conditions.joined(separator: ", ")) else { return false }; "
    return "\(guarding)_ = \(call(arguments)); return true"
  }

  private func call(_ arguments: [String]) -> String {
    let given = zip(parameters, arguments).map { $0.label == "_" ? $1 : "`\($0.label)`: \($1)" }
    return "self.`\(name)`(\(given.joined(separator: ", ")))"
  }

  /// Words after or before which no "With" is inserted.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
