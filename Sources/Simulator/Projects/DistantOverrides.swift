import Foundation

/// Overrides in extensions of classes from other files of the module.
///
/// Swift allows them only where Objective-C finds the method, as for all of UIKit's. Here the class overrides it, and
/// calls the extension's method by another name. Caveat: throwing, async or generic members are not found, nor a
/// property with observers.
public struct DistantOverrides: Sendable {
  /// The members to add to classes, by the classes' qualified names.
  private(set) var members: [String: [String]] = [:]

  /// Finds the overrides in a module's files.
  init(of sources: [String], own: Set<String>) {
    guard sources.contains(where: Self.mayOverride) else { return }
    let files = sources.filter { $0.contains("class ") || Self.mayOverride($0) }
      .map { source in
        let code = PhoneSource.compiledCode(of: source, own: own)
        return (code: code, types: SourceTypes(in: code), overrides: Self.mayOverride(source))
      }
    let classes = Set(files.flatMap { $0.types.all }.filter { $0.keyword == "class" }.map(\.path))
    for file in files where file.overrides {
      for found in Self.all(in: file.code, file.types) where classes.contains(found.owner.path) {
        members[found.owner.path, default: []].append(found.forwarding)
      }
    }
  }

  private static func mayOverride(_ source: String) -> Bool {
    source.contains("extension ") && source.contains("override ")
  }

  /// A member of an extension that overrides.
  struct Override {
    /// The extension.
    let owner: SourceTypes.Declaration
    /// The positions of the word `override` and the name.
    let word: Range<String.Index>
    let name: Range<String.Index>
    /// The member's new name.
    let newName: String
    /// The word that gives it the isolation of the overridden member; empty for none.
    let isolation: String
    /// The code to add to the class.
    let forwarding: String
  }

  /// Returns the overriding members of extensions, of classes that are not in the file.
  static func all(in code: String, _ types: SourceTypes) -> [Override] {
    let here = Set(types.all.filter { $0.keyword == "class" }.map(\.path))
    func owner(of place: String.Index) -> SourceTypes.Declaration? {
      types.around(place).flatMap { $0.keyword == "extension" && !here.contains($0.path) ? $0 : nil }
    }
    var result: [Override] = []
    func add(
      _ modifiers: Substring, name: Range<String.Index>, in owner: SourceTypes.Declaration,
      _ forwarding: (String, String) -> String
    ) {
      guard let word = modifiers.firstRange(of: #/\boverride\b/#) else { return }
      let newName = "_\(owner.path.replacing(".", with: "_"))_\(code[name])"
      let access = owner.modifiers.split(separator: " ").first { $0 == "public" || $0 == "open" }
      let isNamed = modifiers.contains(#/\b(?:public|open|internal|package)\b/#)
      let words =
        (isNamed ? "" : access.map { "\($0) " } ?? "")
        + modifiers.split(whereSeparator: \.isWhitespace)
        .filter { !$0.hasPrefix("@objc") && !$0.hasPrefix("@inlinable") }.joined(separator: " ")
      let isFree = ["description", "debugDescription", "hash", "isEqual"].contains(code[name])
      result.append(
        Override(
          owner: owner, word: word, name: name, newName: newName,
          isolation: isFree && !modifiers.contains("nonisolated") ? "nonisolated" : "",
          forwarding: forwarding(words, newName)))
    }
    for function in SourceFunction.all(in: code) {
      guard function.modifiers.contains("override"), let owner = owner(of: function.start),
        let match = code[function.start...].firstMatch(of: #/\bfunc\s+(?<name>\w+)/#)
      else { continue }
      let name = match.name.startIndex..<match.name.endIndex
      add(code[function.start..<match.range.lowerBound], name: name, in: owner) { words, newName in
        let arrow = function.result.map { " -> \($0)" } ?? ""
        return "\(words) func \(function.name)(\(function.signature))\(arrow) { \(newName)(\(function.arguments)) }"
      }
    }
    let properties = code.matches(
      of:
        #/(?<modifiers>(?:(?:@\w+(?:\([^)]*\))?|\b(?:public|open|internal|package|final|override|static|class|nonisolated))\s+)+)var\s+(?<name>\w+)\s*:\s*(?<type>[^={}]+?)\s*\{/#
    )
    for match in properties {
      guard match.modifiers.contains("override"), let owner = owner(of: match.range.lowerBound),
        let end = SourceTypes.closingBrace(in: code, from: match.range.upperBound)
      else { continue }
      let body = code[match.range.upperBound..<end]
      if body.contains(#/\b(?:didSet|willSet)\b/#) { continue }
      let name = match.name.startIndex..<match.name.endIndex
      add(match.modifiers, name: name, in: owner) { words, newName in
        let isSet = body.contains(#/\bset\s*(?:\(\w+\)\s*)?\{/#)
        let accessors = isSet ? "get { \(newName) } set { \(newName) = newValue }" : newName
        return "\(words) var \(match.name): \(match.type) { \(accessors) }"
      }
    }
    return result
  }
}

extension PhoneSource {
  /// Transforms a file so that classes override what extensions in other files do, and those extensions do not.
  ///
  /// Lines stay in place.
  static func withDistantOverrides(_ source: inout SourceText, _ overrides: DistantOverrides, own: Set<String>) {
    guard !overrides.members.isEmpty, source.text.contains("class ") || source.text.contains("override ") else {
      return
    }
    let code = compiledCode(in: source.code, own: own)
    let types = SourceTypes(in: code)
    var edits = SourceEdits(of: code)
    for found in DistantOverrides.all(in: code, types) where overrides.members[found.owner.path] != nil {
      edits.replace(found.word, with: found.isolation)
      edits.replace(found.name, with: found.newName)
    }
    for type in types.all where type.keyword == "class" {
      guard let members = overrides.members[type.path] else { continue }
      edits.insert(" " + members.joined(separator: "; ") + "; ", at: type.body)
    }
    source.apply(edits)
  }
}
