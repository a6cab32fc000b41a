/// Parses the Markdown that answers are written in: paragraphs, headings, lists, fenced code, quotes, tables and rules.
///
/// Every block ends where a line begins that cannot belong to it, whatever follows. So when a text grows only its last
/// block can change, which `MarkdownDocument` relies on. An incomplete line ends no list and is no rule, since it may
/// still become an item of the list or a line of a table.
struct MarkdownParser {
  private var blocks: [MarkdownBlock] = []
  private var start: String.Index?
  private var open: Open?
  /// Whether a blank line followed the open block's last one.
  private var isAfterBlank = false

  private enum Open {
    case paragraph([Substring])
    case list([MarkdownBlock.Item])
    case quote([Substring])
    case code([Substring])
    case table([String], [[String]])
  }

  /// Returns the blocks of a text, and where the last one begins.
  mutating func parse(_ text: String) -> (blocks: [MarkdownBlock], lastStart: String.Index) {
    start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let end = text[index...].firstIndex(of: "\n") ?? text.endIndex
      read(text[index..<end], isComplete: end < text.endIndex)
      index = end < text.endIndex ? text.index(after: end) : end
    }
    close()
    return (blocks, start ?? text.startIndex)
  }

  private mutating func read(_ line: Substring, isComplete: Bool) {
    let trimmed = line.trimmed
    if case .code(var lines) = open {
      if trimmed.hasPrefix("```") { return close() }
      lines.append(line)
      open = .code(lines)
      return
    }
    if trimmed.isEmpty {
      if case .list = open { isAfterBlank = true } else { close() }
      return
    }
    defer { isAfterBlank = false }
    if trimmed.hasPrefix("```") { return begin(.code([]), at: line) }
    if let heading = Self.heading(trimmed) { return add(heading, at: line) }
    if isComplete, trimmed.count >= 3, trimmed.allSatisfy({ $0 == "-" }) || trimmed.allSatisfy({ $0 == "*" }) {
      return add(.rule, at: line)
    }
    if let item = Self.item(line) {
      guard case .list(let items) = open else { return begin(.list([item]), at: line) }
      open = .list(items + [item])
      return
    }
    if trimmed.hasPrefix(">") {
      let text = trimmed.dropFirst().trimmed
      guard case .quote(let lines) = open else { return begin(.quote([text]), at: line) }
      open = .quote(lines + [text])
      return
    }
    readText(line, trimmed, isComplete: isComplete)
  }

  /// Reads a line without its own sign, which belongs to the open block.
  private mutating func readText(_ line: Substring, _ trimmed: Substring, isComplete: Bool) {
    switch open {
    case .paragraph(let lines):
      guard Self.isSeparator(trimmed), let header = lines.last, header.contains("|") else {
        open = .paragraph(lines + [line])
        return
      }
      if lines.count > 1 {
        open = .paragraph(lines.dropLast())
        begin(.table(Self.cells(header), []), at: header)
      } else {
        open = .table(Self.cells(header), [])
      }
    case .table(let header, let rows): open = .table(header, rows + [Self.cells(trimmed)])
    case .list(var items):
      if isAfterBlank, line.first != " ", line.first != "\t" {
        // It may become the next item.
        if !isComplete, Self.mayBecomeItem(trimmed) { return }
        return begin(.paragraph([line]), at: line)
      }
      items[items.count - 1].text += " " + trimmed
      open = .list(items)
    case .quote, .code, nil: begin(.paragraph([line]), at: line)
    }
  }

  // MARK: Blocks

  private mutating func begin(_ block: Open, at line: Substring) {
    close()
    start = line.startIndex
    open = block
  }

  private mutating func add(_ block: MarkdownBlock, at line: Substring) {
    close()
    start = line.startIndex
    blocks.append(block)
  }

  private mutating func close() {
    switch open {
    case .paragraph(let lines): blocks.append(.paragraph(Self.joined(lines)))
    case .list(let items): blocks.append(.list(items))
    case .quote(let lines): blocks.append(.quote(Self.joined(lines)))
    case .code(let lines): blocks.append(.code(lines.joined(separator: "\n")))
    case .table(let header, let rows): blocks.append(.table(header: header, rows: rows))
    case nil: break
    }
    open = nil
  }

  /// Joins lines. Two spaces at the end of a line break it.
  private static func joined(_ lines: [Substring]) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      text += line.trimmed
      if index < lines.count - 1 { text += line.hasSuffix("  ") ? "\n" : " " }
    }
    return text
  }

  // MARK: Lines

  private static func heading(_ line: Substring) -> MarkdownBlock? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    return .heading(level: level, String(line.dropFirst(level).trimmed))
  }

  private static func item(_ line: Substring) -> MarkdownBlock.Item? {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let sign = rest.dropFirst(digits.count)
    let isNumbered = (1...9).contains(digits.count) && (sign.first == "." || sign.first == ")")
    guard isNumbered || digits.isEmpty && ["-", "*", "+"].contains(sign.first), sign.dropFirst().first == " " else {
      return nil
    }
    return MarkdownBlock.Item(
      marker: isNumbered ? digits + "." : "\u{2022}", text: String(sign.dropFirst(2).trimmed), level: min(indent / 2, 3)
    )
  }

  private static func mayBecomeItem(_ line: Substring) -> Bool {
    let sign = line.drop { $0.isASCII && $0.isNumber }
    return sign.isEmpty || sign.count == 1 && (line.count > 1 ? ".)" : "-*+").contains(sign)
  }

  private static func isSeparator(_ line: Substring) -> Bool {
    line.contains("-") && line.contains("|") && line.allSatisfy { "|-: ".contains($0) }
  }

  private static func cells(_ line: Substring) -> [String] {
    var cells = line.trimmed.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
    if cells.first == "" { cells.removeFirst() }
    if cells.last == "" { cells.removeLast() }
    return cells
  }
}

extension Substring {
  /// The text without blanks at both ends.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start[start.endIndex...] }
    return start[...last]
  }
}
