import Foundation

/// Parses the inline Markdown of a localized text: emphasis, code, strikethrough and links, as in CommonMark.
///
/// The text is split into tokens; then matching delimiter runs are marked as the start and end of styles, and one sweep
/// assigns each token its style. All of this takes time proportional to the text, which may come from anywhere.
///
/// Caveats: the lengths of runs of stars that both open and close are not compared, unlike in CommonMark, and a link
/// has neither a title nor a reference. Lines stay as they are written.
struct InlineMarkdown {
  /// The style of a range of text.
  struct Style {
    fileprivate var counts: [Mark: Int] = [:]
    fileprivate(set) var link: URL?

    var intents: InlinePresentationIntent {
      var intents: InlinePresentationIntent = []
      for (mark, intent) in Self.meanings where counts[mark, default: 0] > 0 { intents.insert(intent) }
      return intents
    }

    private static let meanings: [(Mark, InlinePresentationIntent)] = [
      (.strong, .stronglyEmphasized), (.emphasis, .emphasized), (.code, .code), (.deletion, .strikethrough),
    ]

    func applied(to segment: Text.Segment) -> Text.Segment {
      var copy = intents.applied(to: segment)
      copy.link = copy.link ?? link
      return copy
    }
  }

  fileprivate enum Mark: Hashable { case emphasis, strong, code, deletion }

  /// A character of the text, or the index of a value in it, which is never parsed as Markdown.
  enum Element {
    case character(Character)
    case value(Int)

    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }
  }

  private struct Token {
    enum Content {
      case text(String)
      case value(Int)
      case marks(Character, Int)
      case link(URL?)
    }

    var content: Content
    /// Whether a delimiter run may open or close a style.
    var opens = false
    var closes = false
    var begun: [Mark] = []
    var ended: [Mark] = []
  }

  private let elements: [Element]
  /// The closing bracket for each opening one.
  private let brackets: [Int: Int]
  /// The end of an address that starts at each element: the next closing parenthesis, if no space precedes it.
  private let addressEnds: [Int?]

  private init(_ elements: [Element]) {
    self.elements = elements
    var open: [Int] = []
    var brackets: [Int: Int] = [:]
    var index = 0
    while index < elements.count {
      switch elements[index].character {
      case "\\": index += 1
      case "[": open.append(index)
      case "]": if let start = open.popLast() { brackets[start] = index }
      default: break
      }
      index += 1
    }
    self.brackets = brackets
    var end: Int?
    var ends: [Int?] = []
    for (index, element) in elements.enumerated().reversed() {
      if element.character == ")" { end = index } else if element.character?.isWhitespace ?? true { end = nil }
      ends.append(end)
    }
    addressEnds = ends.reversed()
  }

  /// Returns the pieces with their styles, without delimiters.
  /// - Parameter attributes: Reads `^[…](…)`; nil to treat it as plain text.
  static func segments(
    of pieces: [FormatString.Piece], attributes: Attributes? = nil
  ) -> [(content: FormatString.Piece, style: Style)] {
    let hasMarks = pieces.contains { piece in
      if case .literal(let text) = piece { text.utf8.contains { signs.contains($0) } } else { false }
    }
    guard hasMarks else { return pieces.map { ($0, Style()) } }
    var elements: [Element] = []
    var values: [Text] = []
    for piece in pieces {
      switch piece {
      case .literal(let text): elements += text.map(Element.character)
      case .value(let value):
        elements.append(.value(values.count))
        values.append(value)
      }
    }
    if let attributes { elements = attributes.applied(to: elements, values) }
    let markdown = InlineMarkdown(elements)
    var style = Style()
    return markdown.tokens(in: 0..<elements.count, mayLink: true).compactMap { token in
      for mark in token.ended { style.counts[mark, default: 0] -= 1 }
      defer { for mark in token.begun { style.counts[mark, default: 0] += 1 } }
      switch token.content {
      case .text(let text): return (.literal(text), style)
      case .value(let index): return (.value(values[index]), style)
      case .marks(let mark, let count):
        return count > 0 ? (.literal(String(repeating: mark, count: count)), style) : nil
      case .link(let url):
        style.link = url
        return nil
      }
    }
  }

  private static let signs = Set("*_~`[\\".utf8)

  // MARK: Reading

  private func tokens(in range: Range<Int>, mayLink: Bool) -> [Token] {
    var tokens: [Token] = []
    var text = ""
    var index = range.lowerBound
    func append(_ token: Token) {
      if !text.isEmpty { tokens.append(Token(content: .text(text))) }
      text = ""
      tokens.append(token)
    }
    while index < range.upperBound {
      switch elements[index] {
      case .value(let value):
        append(Token(content: .value(value)))
        index += 1
      case .character("\\"):
        let next = index + 1 < range.upperBound ? elements[index + 1].character : nil
        if let next, next.isASCII, next.isMark {
          text.append(next)
          index += 2
        } else {
          text.append("\\")
          index += 1
        }
      case .character("`"):
        let count = runLength(of: "`", at: index, in: range)
        if let end = closingTicks(count, from: index + count, in: range) {
          append(Token(content: .text(""), begun: [.code]))
          for element in elements[index + count..<end] {
            switch element {
            case .character(let character): text.append(character)
            case .value(let value): append(Token(content: .value(value)))
            }
          }
          append(Token(content: .text(""), ended: [.code]))
          index = end + count
        } else {
          text += String(repeating: "`", count: count)
          index += count
        }
      case .character("["):
        if mayLink, let link = link(at: index, in: range) {
          append(Token(content: .link(link.url)))
          tokens += self.tokens(in: link.label, mayLink: false)
          tokens.append(Token(content: .link(nil)))
          index = link.end
        } else {
          text.append("[")
          index += 1
        }
      case .character(let character) where "*_~".contains(character):
        let count = runLength(of: character, at: index, in: range)
        append(marks(character, count: count, at: index, in: range))
        index += count
      case .character(let character):
        text.append(character)
        index += 1
      }
    }
    if !text.isEmpty { tokens.append(Token(content: .text(text))) }
    Self.pair(&tokens)
    return tokens
  }

  private func runLength(of character: Character, at index: Int, in range: Range<Int>) -> Int {
    elements[index..<range.upperBound].prefix { $0.character == character }.count
  }

  private func closingTicks(_ count: Int, from start: Int, in range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      let length = runLength(of: "`", at: index, in: range)
      if length == count { return index }
      index += max(length, 1)
    }
    return nil
  }

  /// Returns the "[label](address)" that starts at `index`.
  private func link(at index: Int, in range: Range<Int>) -> (label: Range<Int>, url: URL, end: Int)? {
    guard let close = brackets[index], close + 2 < range.upperBound, elements[close + 1].character == "(",
      let end = addressEnds[close + 2], end < range.upperBound,
      let url = URL(string: String(elements[close + 2..<end].compactMap(\.character)))
    else { return nil }
    return (index + 1..<close, url, end + 1)
  }

  /// CommonMark's rule: a run opens if no space follows it and closes if none precedes it; underscores do neither
  /// within a word.
  private func marks(_ mark: Character, count: Int, at index: Int, in range: Range<Int>) -> Token {
    let before = index == range.lowerBound ? " " : elements[index - 1].character ?? "a"
    let after = index + count == range.upperBound ? " " : elements[index + count].character ?? "a"
    let isLeft = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let isRight = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    var token = Token(content: .marks(mark, count))
    guard mark != "~" || count <= 2 else { return token }
    token.opens = mark == "_" ? isLeft && (!isRight || before.isMark) : isLeft
    token.closes = mark == "_" ? isRight && (!isLeft || after.isMark) : isRight
    return token
  }

  /// Finds for each run that may close the nearest matching run before it.
  private static func pair(_ tokens: inout [Token]) {
    /// Runs to be closed, by their closing delimiter.
    var waiting: [String: [Int]] = [:]
    for index in tokens.indices {
      guard case .marks(let mark, var count) = tokens[index].content else { continue }
      let key = mark == "~" ? String(repeating: mark, count: count) : String(mark)
      while tokens[index].closes, count > 0, let start = waiting[key]?.last,
        case .marks(_, let available) = tokens[start].content
      {
        let used = mark == "~" ? count : min(2, available, count)
        let style: Mark = mark == "~" ? .deletion : used == 2 ? .strong : .emphasis
        tokens[start].begun.append(style)
        tokens[start].content = .marks(mark, available - used)
        tokens[index].ended.append(style)
        count -= used
        // What is in between cannot be closed from outside.
        let firstLost = available > used ? start + 1 : start
        for key in waiting.keys {
          while let last = waiting[key]?.last, last >= firstLost { waiting[key]?.removeLast() }
        }
      }
      tokens[index].content = .marks(mark, count)
      if tokens[index].opens, count > 0 { waiting[key, default: []].append(index) }
    }
  }
}

extension Character {
  /// A punctuation character or a symbol.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
