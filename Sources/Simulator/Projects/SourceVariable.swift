import Foundation

/// The declaration of a variable with a type in a file.
struct SourceVariable {
  /// Attributes and modifiers.
  let modifiers: String
  let name: String
  let type: String
  /// Where its attributes and modifiers begin, and where its type ends.
  let start: String.Index
  let typeEnd: String.Index
  /// Where the word `optional` is.
  let optionalWord: Range<String.Index>?

  /// An optional requirement of an Objective-C protocol.
  var isOptional: Bool { optionalWord != nil }

  /// The type of what it holds, or nothing.
  var optionalType: String { type.hasSuffix("?") || type.hasSuffix("!") ? "\(type.dropLast())?" : "(\(type))?" }

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
