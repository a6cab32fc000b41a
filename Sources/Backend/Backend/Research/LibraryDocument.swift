import Foundation

/// A text of the library, split into passages that can be found and cited one by one.
public struct LibraryDocument: Hashable, Sendable {
  /// A part of a document under one heading.
  public struct Passage: Hashable, Sendable {
    /// Its heading; empty before the first one.
    public var heading: String
    /// Paragraphs, lists and tables in Markdown, separated by empty lines.
    public var text: String
  }

  /// The length in characters above which a passage is split at the next paragraph, or a long paragraph at the next
  /// sentence.
  static let passageLength = 1400

  /// The document's origin; two documents with the same path are versions of one.
  public var path: String
  public var title: String
  public var publisher: String?
  public var url: String?
  public var passages: [Passage]

  /// Reads Markdown or plain text.
  ///
  /// Lines between two `---` at the beginning may name `title`, `publisher` and `url`. Otherwise the title is the first
  /// heading, or the file's name.
  public init(path: String, text: String) {
    self.path = path
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if lines.first?.hasPrefix("\u{FEFF}") == true { lines[lines.startIndex] = lines[lines.startIndex].dropFirst() }
    let matter = Self.takeFrontMatter(from: &lines)
    publisher = matter["publisher"]
    url = matter["url"]

    var found: [Passage] = []
    var firstHeading: String?
    var heading = ""
    var blocks: [String] = []
    var block: [Substring] = []
    var isCode = false
    func endBlock() {
      if !block.isEmpty { blocks.append(block.joined(separator: "\n")) }
      block = []
    }
    func endSection() {
      endBlock()
      found += Self.passages(of: blocks, heading: heading)
      blocks = []
    }
    for line in lines {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") { isCode.toggle() }
      if !isCode, let (level, text) = Self.heading(trimmed) {
        endSection()
        // The document's own heading is its title, and the text after it is under no heading.
        heading = level == 1 && firstHeading == nil && found.isEmpty ? "" : text
        firstHeading = firstHeading ?? text
      } else if trimmed.isEmpty, !isCode {
        endBlock()
      } else {
        block.append(line)
      }
    }
    endSection()
    passages = found
    title =
      matter["title"] ?? firstHeading
      ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Returns the names and values before the text, if there are any.
  private static func takeFrontMatter(from lines: inout ArraySlice<Substring>) -> [String: String] {
    guard lines.first?.trimmingCharacters(in: .whitespaces) == "---",
      let end = lines.dropFirst().firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == "---" })
    else { return [:] }
    var values: [String: String] = [:]
    for line in lines[lines.startIndex + 1..<end] {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
      if !value.isEmpty { values[name] = value }
    }
    lines = lines[(end + 1)...]
    return values
  }

  private static func heading(_ line: String) -> (level: Int, text: String)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    let text = line.dropFirst(level).trimmingCharacters(in: CharacterSet(charactersIn: " \t#"))
    return text.isEmpty ? nil : (level, text)
  }

  private static func passages(of blocks: [String], heading: String) -> [Passage] {
    var passages: [Passage] = []
    var text = ""
    for piece in blocks.flatMap(pieces) {
      if !text.isEmpty, text.count + piece.count > passageLength {
        passages.append(Passage(heading: heading, text: text))
        text = ""
      }
      text += text.isEmpty ? piece : "\n\n" + piece
    }
    if !text.isEmpty { passages.append(Passage(heading: heading, text: text)) }
    return passages
  }

  /// Splits a block into pieces that are not much longer than a passage. Lists and tables stay whole.
  private static func pieces(of block: String) -> [String] {
    guard block.count > passageLength, MarkdownBlock(block).isParagraph else { return [block] }
    var pieces: [String] = []
    var piece = ""
    for sentence in MarkdownBlock.sentences(block) {
      if !piece.isEmpty, piece.count + sentence.count > passageLength {
        pieces.append(piece)
        piece = ""
      }
      piece += piece.isEmpty ? sentence : " " + sentence
    }
    return pieces + (piece.isEmpty ? [] : [piece])
  }
}
