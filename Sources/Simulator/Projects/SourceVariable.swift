import Foundation

/// The declaration of a variable with a type in a file.
struct SourceVariable {
  /// Attributes and modifiers.
  let modifiers: String
  let name: String
  let type: String
  /// The positions where its attributes and modifiers begin, and where its type ends.
  let start: String.Index
  let typeEnd: String.Index
  /// The position of the word `optional`.
  let optionalWord: Range<String.Index>?

  /// Whether it is an optional requirement of an Objective-C protocol.
  var isOptional: Bool { optionalWord != nil }

  /// The type as an optional.
  var optionalType: String { type.hasSuffix("?") || type.hasSuffix("!") ? "\(type.dropLast())?" : "(\(type))?" }

  /// Returns all variables.
  ///
  /// - Parameter code: the file as `CodeText` has it.
  static func all(in code: String) -> [SourceVariable] {
    code.matches(
      of:
        #/(?<modifiers>(?:(?:@\w+(?:\([^)]*\))?|\b(?:public|open|internal|private|fileprivate|package|final|override|static|class|nonisolated|optional|dynamic|lazy|weak|unowned)(?:\(\w+\))?)\s+)*)\b(?:var|let)\s+(?<name>\w+)\s*:\s*(?<type>[^\n={;]*[^\s={;])/#
    ).map { match in
      SourceVariable(
        modifiers: String(match.modifiers), name: String(match.name), type: String(match.type),
        start: match.range.lowerBound, typeEnd: match.range.upperBound,
        optionalWord: match.modifiers.firstRange(of: #/\boptional\b/#))
    }
  }
}
