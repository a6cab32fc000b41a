import Foundation

/// A paragraph, list or table of a passage.
enum MarkdownBlock: Hashable {
  case paragraph(String)
  case list(String)
  case table(String)
  /// Code, quotations and other blocks that are only quoted whole.
  case other(String)

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let first = lines.first ?? ""
    if lines.count > 1, first.hasPrefix("|"), lines[1].contains("---") {
      self = .table(text)
    } else if ["- ", "* ", "+ "].contains(where: first.hasPrefix) || first.prefixMatch(of: #/[0-9]{1,3}[.)] /#) != nil {
      self = .list(text)
    } else if first.hasPrefix("```") || first.hasPrefix(">") {
      self = .other(text)
    } else {
      self = .paragraph(lines.joined(separator: " "))
    }
  }

  /// The text in an answer.
  var text: String {
    switch self {
    case .paragraph(let text), .list(let text), .table(let text), .other(let text): text
    }
  }

  var isParagraph: Bool {
    if case .paragraph = self { true } else { false }
  }

  /// Returns the blocks of a passage.
  static func blocks(of text: String) -> [MarkdownBlock] {
    text.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map(MarkdownBlock.init)
  }

  /// Returns the sentences of a paragraph: each ends with a full stop, question mark or exclamation mark before a space
  /// and a capital letter or digit, unless the word before is a common abbreviation.
  static func sentences(_ paragraph: String) -> [String] {
    let words = paragraph.split(whereSeparator: \.isWhitespace)
    var sentences: [String] = []
    var sentence = ""
    for (index, word) in words.enumerated() {
      sentence += sentence.isEmpty ? String(word) : " \(word)"
      let next = index + 1 < words.count ? words[index + 1].first { $0.isLetter || $0.isNumber } : nil
      let closed = word.drop { "(\"'".contains($0) }
      let isEnd = closed.last.map { ".?!".contains($0) } == true || closed.hasSuffix(".)") || closed.hasSuffix(".\"")
      if isEnd, next?.isLowercase != true, !abbreviations.contains(word.lowercased()) {
        sentences.append(sentence)
        sentence = ""
      }
    }
    return sentences + (sentence.isEmpty ? [] : [sentence])
  }

  private static let abbreviations: Set = ["e.g.", "i.e.", "approx.", "dr.", "mr.", "mrs.", "no.", "vs.", "etc."]

  /// Returns text without Markdown signs, on one line.
  static func plain(_ text: String) -> String {
    var lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    lines.removeAll { $0.hasPrefix("|") && $0.allSatisfy { "|-: ".contains($0) } || $0.hasPrefix("```") }
    return lines.map { line in
      line
        .replacing(#/^(?:[-*+>]|[0-9]{1,3}[.)]) /#, with: "")
        .replacing(#/^\| *| *\|$/#, with: "")
        .replacing(#/ *\| */#, with: ", ")
        .replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.output.1) }
        .replacing(#/\*\*|__|`/#, with: "")
    }.joined(separator: " ")
  }
}
