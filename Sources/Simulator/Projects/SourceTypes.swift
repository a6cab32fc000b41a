import Foundation

/// The types that a file declares or extends.
struct SourceTypes {
  struct Declaration {
    /// The keyword, such as `class` or `extension`.
    let keyword: String
    /// The words before it, such as `open`.
    let modifiers: String
    /// The qualified name: "Shop.Cell".
    var path: String
    /// The first type that it inherits from or conforms to, without its module and its generic arguments.
    let parent: String?
    /// Where another protocol can be added.
    let header: String.Index
    /// The position after the opening brace.
    let body: String.Index
    let end: String.Index
  }

  private(set) var all: [Declaration]

  /// Finds the types.
  ///
  /// - Parameter code: the file as `CodeText` has it.
  init(in code: String) {
    all = []
    let pattern =
      #/(?<modifiers>(?:\b(?:public|open|internal|private|fileprivate|package|final|nonisolated)(?:\(\w+\))?\s+)*)\b(?<keyword>class|struct|enum|actor|protocol|extension)\s+(?!(?:func|var|let|subscript|init|override|static|final|public|open|internal|private|fileprivate)\b)(?<name>\w+(?:\.\w+)*)(?<clause>\s*[<:][^{};]*|\s+where\b[^{};]*|\s*)\{/#
    for match in code.matches(of: pattern) {
      guard let end = Self.closingBrace(in: code, from: match.range.upperBound) else { continue }
      let clause =
        match.clause.firstMatch(of: #/\s+where\s/#).map { match.clause[..<$0.range.lowerBound] } ?? match.clause
      let header = clause.lastIndex { !$0.isWhitespace }.map(clause.index(after:)) ?? clause.startIndex
      let parent = code[match.clause.startIndex..<header]
        .prefixMatch(of: #/\s*(?:<[\s\S]*?>\s*)?:\s*(?:@\w+\s+)*(?:\w+\.)*(\w+)/#).map { String($0.1) }
      let outer = all.last { $0.body <= match.range.lowerBound && match.range.lowerBound < $0.end }
      let path = (outer.map { $0.path + "." } ?? "") + match.name
      all.append(
        Declaration(
          keyword: String(match.keyword), modifiers: String(match.modifiers), path: path, parent: parent,
          header: header, body: match.range.upperBound, end: end))
    }
  }

  /// Returns the innermost one around a position.
  func around(_ place: String.Index) -> Declaration? { all.last { $0.body <= place && place < $0.end } }

  static func closingBrace(in code: String, from start: String.Index) -> String.Index? {
    var depth = 1
    return code[start...].indices.first { index in
      if code[index] == "{" { depth += 1 }
      if code[index] == "}" { depth -= 1 }
      return depth == 0
    }
  }
}
