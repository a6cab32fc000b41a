import Foundation

/// Members declared in an extension and overridden elsewhere: `extension UIView { @objc func fade() }` and `extension
/// UILabel { override func fade() }`.
///
/// Swift allows this only where Objective-C finds the method. Here every member gets its own name, and the original
/// name dispatches to the one nearest to the object's class. Caveat: throwing, async, generic or settable members are
/// left unchanged, and so are default arguments, which a call has to name, and overrides in another module.
public struct ExtensionOverrides: Sendable {
  /// The classes that override a member, by its full name.
  private(set) var classes: [String: [String]] = [:]

  /// Finds the members in a module's files.
  init(of sources: [String], own: Set<String>) {
    guard sources.contains(where: { $0.contains("@objc") }), sources.contains(where: { $0.contains("override ") })
    else { return }
    var bases: [String: Int] = [:]
    var overrides: [String: [String]] = [:]
    for source in sources where source.contains("@objc") || source.contains("override ") || source.contains("class ") {
      let code = PhoneSource.compiledCode(of: source, own: own)
      let types = SourceTypes(in: code)
      for member in Self.members(in: code, types) {
        switch member.kind {
        case .base: bases[member.fullName, default: 0] += 1
        case .override: overrides[member.fullName, default: []].append(member.owner.path)
        // It may be this one that is overridden.
        case .other: bases[member.fullName, default: 0] += 2
        }
      }
    }
    classes = overrides.filter { bases[$0.key] == 1 }
  }

  enum Kind {
    case base, override, other
  }

  /// A method or a property.
  struct Member {
    let kind: Kind
    let fullName: String
    let owner: SourceTypes.Declaration
    /// The positions of its attributes and modifiers, its name, and its body.
    let start: String.Index
    let name: Range<String.Index>
    let body: Range<String.Index>
    let modifiers: String
    /// Nil for a property.
    let function: SourceFunction?
    /// The type of a property.
    let type: String
  }

  static func members(in code: String, _ types: SourceTypes) -> [Member] {
    // All members of `@objc extension View {}` are Objective-C's.
    let wholes = code.matches(of: #/@objc\s+(?:(?:public|internal|package)\s+)?extension\b[^{}]*\{/#)
      .map(\.range.upperBound)
    func kind(_ modifiers: String, _ owner: SourceTypes.Declaration) -> Kind? {
      if modifiers.contains(#/\b(?:static|class|private|fileprivate)\b/#) { return nil }
      if modifiers.contains(#/\boverride\b/#) {
        return owner.modifiers.contains("private") ? nil : .override
      }
      if owner.keyword == "extension" {
        return modifiers.contains("@objc") || wholes.contains(owner.body) ? .base : nil
      }
      return owner.keyword == "class" ? .other : nil
    }
    var members: [Member] = []
    for function in SourceFunction.all(in: code) {
      guard let owner = types.around(function.start), let kind = kind(function.modifiers, owner),
        let match = code[function.start...].firstMatch(of: #/\bfunc\s+(?<name>\w+)/#),
        let brace = code[function.signatureEnd...].prefixMatch(of: #/\s*\{/#),
        let end = SourceTypes.closingBrace(in: code, from: brace.range.upperBound)
      else { continue }
      members.append(
        Member(
          kind: kind, fullName: function.fullName, owner: owner, start: function.start,
          name: match.name.startIndex..<match.name.endIndex, body: brace.range.upperBound..<end,
          modifiers: function.modifiers, function: function, type: ""))
    }
    let properties = code.matches(
      of:
        #/(?<modifiers>(?:(?:@\w+(?:\([^)]*\))?|\b(?:public|open|internal|package|override))\s+)+)var\s+(?<name>\w+)\s*:\s*(?<type>[^={}]+?)\s*\{/#
    )
    for match in properties {
      guard let owner = types.around(match.range.lowerBound), let kind = kind(String(match.modifiers), owner),
        let end = SourceTypes.closingBrace(in: code, from: match.range.upperBound),
        !code[match.range.upperBound..<end].contains(#/\b(?:didSet|willSet)\b|\bset\s*(?:\(\w+\)\s*)?\{/#)
      else { continue }
      members.append(
        Member(
          kind: kind, fullName: String(match.name), owner: owner, start: match.range.lowerBound,
          name: match.name.startIndex..<match.name.endIndex, body: match.range.upperBound..<end,
          modifiers: String(match.modifiers), function: nil, type: String(match.type)))
    }
    return members
  }
}

extension ExtensionOverrides.Member {
  private func ownName(of type: String, _ name: Substring) -> String {
    "_\(type.replacing(".", with: "_"))_\(name)"
  }

  /// Returns the member's own name.
  func newName(in code: String) -> String { ownName(of: owner.path, code[name]) }

  /// Returns a member with the original name that calls the right one.
  func dispatch(to classes: [String], in code: String) -> String {
    let words = modifiers.split(whereSeparator: \.isWhitespace)
      .filter { !$0.hasPrefix("@objc") && $0 != "dynamic" && $0 != "open" }.joined(separator: " ")
    let arguments = function.map { "(\($0.arguments))" } ?? ""
    let comma = function?.parameters.isEmpty ?? true ? "" : ", "
    let parameters = comma + (function?.signature ?? "")
    let result = function == nil ? " -> \(type)" : function?.result.map { " -> \($0)" } ?? ""
    let isPublic = modifiers.contains("open ") ? "public " : ""
    let call = "_every_\(code[name])(above: nil\(comma)\(function?.arguments ?? ""))"
    let first =
      function == nil
      ? "\(isPublic)\(words) var \(code[name]): \(type) { \(call) }"
      : "\(isPublic)\(words) func \(code[name])(\(function?.signature ?? ""))\(result) { \(call) }"
    let cases = classes.enumerated().map { number, type in
      "case \(number)?: return unsafeDowncast(self, to: \(type).self).\(ownName(of: type, code[name]))\(arguments)"
    }.joined(separator: "; ")
    let types = classes.map { "\($0).self" }.joined(separator: ", ")
    let discards = result.isEmpty ? "" : "@discardableResult "
    return first + "; \(discards)func _every_\(code[name])(above type: AnyClass?\(parameters))\(result) { "
      + "switch _nearestOverride(of: self, above: type, among: [\(types)]) { \(cases); "
      + "default: return \(newName(in: code))\(arguments) } }; "
  }
}

extension PhoneSource {
  /// Transforms a file so that nothing overrides what is declared in an extension.
  ///
  /// Lines stay in place.
  static func withExtensionOverrides(_ source: inout SourceText, _ overrides: ExtensionOverrides, own: Set<String>) {
    guard !overrides.classes.isEmpty, source.text.contains("@objc") || source.text.contains("override ") else { return }
    let code = compiledCode(in: source.code, own: own)
    var edits = SourceEdits(of: code)
    for member in ExtensionOverrides.members(in: code, SourceTypes(in: code)) {
      guard let classes = overrides.classes[member.fullName] else { continue }
      edits.replace(member.name, with: member.newName(in: code))
      if member.kind == .base {
        edits.insert(member.dispatch(to: classes, in: code), at: member.start)
        continue
      }
      if let word = code[member.start..<member.name.lowerBound].firstRange(of: #/\boverride\b/#) { edits.blank(word) }
      let own = "_every_\(code[member.name])(above: \(member.owner.path).self"
      for call in code[member.body].matches(of: #/\bsuper\s*\.\s*(?<name>\w+)(?<call>\((?<end>\s*\))?)?/#)
      where call.name == code[member.name] {
        edits.replace(
          call.range, with: own + (call.call == nil || call.end != nil ? ")" : ", "))
      }
    }
    source.apply(edits)
  }
}
