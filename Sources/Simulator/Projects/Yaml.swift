import Foundation

/// A YAML text, as far as projects use it: maps, lists, and strings on one or more lines, in blocks or in brackets.
///
/// Anchors, tags and several documents in a text are not supported.
enum Yaml: Equatable {
  case text(String)
  case list([Yaml])
  case map([String: Yaml])
  case nothing

  /// Parses a text.
  ///
  /// - Throws: `ProjectProblem`, with the line that is not understood.
  static func read(_ text: String) throws -> Yaml {
    var reader = YamlReader(text)
    return try reader.read()
  }

  subscript(key: String) -> Yaml? {
    if case .map(let map) = self { map[key] } else { nil }
  }

  /// The string; nil for a map or a list.
  var string: String? { if case .text(let text) = self { text } else { nil } }
  /// The elements of a list, or a single value.
  var items: [Yaml] {
    switch self {
    case .list(let items): items
    case .nothing: []
    default: [self]
    }
  }
  var strings: [String] { items.compactMap(\.string) }
  var entries: [String: Yaml] { if case .map(let map) = self { map } else { [:] } }
}

private struct YamlReader {
  private struct Line {
    let number: Int
    let indent: Int
    let content: String
  }

  /// The lines with comments, since a text block keeps them.
  private let raw: [String]
  private var lines: [Line] = []
  private var position = 0

  init(_ text: String) {
    raw = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in raw.enumerated() {
      let content = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if content.isEmpty || content == "---" { continue }
      lines.append(Line(number: number + 1, indent: line.prefix { $0 == " " }.count, content: content))
    }
  }

  mutating func read() throws -> Yaml {
    guard let first = lines.first else { return .nothing }
    let value = try block(first.indent)
    if position < lines.count { throw problem("it is not clear what this line belongs to") }
    return value
  }

  private func problem(_ reason: String) -> ProjectProblem {
    let line = position < lines.count ? lines[position] : lines.last
    return ProjectProblem("Line \(line?.number ?? 1): \(reason): \(line?.content ?? "")")
  }

  private static func withoutComment(_ line: String) -> String {
    var quote: Character?
    var before: Character = " "
    for index in line.indices {
      let sign = line[index]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'", " [{,:-".contains(before) {
        quote = sign
      } else if sign == "#", before == " " || before == "\t" {
        return String(line[..<index])
      }
      before = sign
    }
    return line
  }

  // MARK: Blocks

  /// Reads all lines that begin here or further right.
  private mutating func block(_ indent: Int) throws -> Yaml {
    lines[position].content.hasPrefix("- ") || lines[position].content == "-"
      ? try list(indent) : try map(indent)
  }

  private mutating func list(_ indent: Int) throws -> Yaml {
    var items: [Yaml] = []
    while position < lines.count, lines[position].indent == indent,
      lines[position].content.hasPrefix("- ") || lines[position].content == "-"
    {
      let line = lines[position]
      let rest = line.content.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        position += 1
        items.append(try inside(indent))
      } else if Self.key(of: String(rest)) != nil || rest.hasPrefix("- ") {
        // The text after the hyphen begins a map, whose other lines are below that.
        let inner = indent + line.content.count - rest.count
        lines[position] = Line(number: line.number, indent: inner, content: String(rest))
        items.append(try block(inner))
      } else {
        position += 1
        items.append(try value(String(rest), indent))
      }
    }
    return .list(items)
  }

  private mutating func map(_ indent: Int) throws -> Yaml {
    var map: [String: Yaml] = [:]
    while position < lines.count, lines[position].indent == indent {
      let line = lines[position]
      guard let (key, rest) = Self.key(of: line.content) else {
        if map.isEmpty {
          position += 1
          return try value(line.content, indent)
        }
        throw problem("expected a key and a colon")
      }
      position += 1
      map[key] = rest.isEmpty ? try inside(indent, isMap: true) : try value(rest, indent)
    }
    return .map(map)
  }

  /// Reads what is below a line that ends with nothing. The list of a map's key may begin where the key does.
  private mutating func inside(_ indent: Int, isMap: Bool = false) throws -> Yaml {
    guard position < lines.count else { return .nothing }
    let next = lines[position]
    if next.indent > indent { return try block(next.indent) }
    return isMap && next.indent == indent && next.content.hasPrefix("- ") ? try list(indent) : .nothing
  }

  /// Returns the key that a line begins with, and the text after the colon.
  private static func key(of content: String) -> (String, String)? {
    guard let match = content.wholeMatch(of: #/("(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'\[{#&*!|>][^#]*?)\s*:(?:\s+(.*))?/#)
    else { return nil }
    var key = String(match.1)
    if key.count > 1, let first = key.first, first == "\"" || first == "'" { key = String(key.dropFirst().dropLast()) }
    return (key, String(match.2 ?? ""))
  }

  // MARK: Values

  private mutating func value(_ text: String, _ indent: Int) throws -> Yaml {
    if text.hasPrefix("|") || text.hasPrefix(">") { return .text(longText(text, indent)) }
    var text = text
    if text.hasPrefix("[") || text.hasPrefix("{") {
      while !Self.isClosed(text), position < lines.count {
        text += " " + lines[position].content
        position += 1
      }
    }
    var rest = text[...]
    let value = try flow(&rest, ends: "")
    if !rest.allSatisfy(\.isWhitespace) {
      position -= 1
      throw problem("unexpected text after the value")
    }
    return value
  }

  private static func isClosed(_ text: String) -> Bool {
    text.filter { "[{".contains($0) }.count <= text.filter { "]}".contains($0) }.count
  }

  private mutating func longText(_ mark: String, _ indent: Int) -> String {
    let start = position > 0 ? lines[position - 1].number : 0
    var end = start
    while end < raw.count {
      let line = raw[end]
      if !line.allSatisfy(\.isWhitespace), line.prefix(while: { $0 == " " }).count <= indent { break }
      end += 1
    }
    while position < lines.count, lines[position].number <= end { position += 1 }
    let block = raw[start..<end]
    let margin = block.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let text = block.map { String($0.dropFirst(margin)) }.joined(separator: mark.hasPrefix("|") ? "\n" : " ")
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func flow(_ rest: inout Substring, ends: String) throws -> Yaml {
    rest = rest.drop(while: \.isWhitespace)
    switch rest.first {
    case "[":
      rest.removeFirst()
      var items: [Yaml] = []
      while let sign = next(&rest), sign != "]" {
        items.append(try flow(&rest, ends: ",]"))
        if next(&rest) == "," { rest.removeFirst() }
      }
      if rest.popFirst() == nil { throw problem("a bracket is not closed") }
      return .list(items)
    case "{":
      rest.removeFirst()
      var map: [String: Yaml] = [:]
      while let sign = next(&rest), sign != "}" {
        let key = try flow(&rest, ends: ":,}").string ?? ""
        if next(&rest) == ":" { rest.removeFirst() }
        map[key] = try flow(&rest, ends: ",}")
        if next(&rest) == "," { rest.removeFirst() }
      }
      if rest.popFirst() == nil { throw problem("a bracket is not closed") }
      return .map(map)
    case "\"", "'":
      let quote = rest.removeFirst()
      var text = ""
      while let sign = rest.popFirst() {
        if sign == quote {
          if quote == "'", rest.first == "'" {
            text.append(rest.removeFirst())
            continue
          }
          return .text(text)
        }
        if sign == "\\", quote == "\"", let escaped = rest.popFirst() {
          text.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
        } else {
          text.append(sign)
        }
      }
      throw problem("a quotation mark is not closed")
    default:
      let text = rest.prefix { !ends.contains($0) }.trimmingCharacters(in: .whitespaces)
      rest = rest.drop { !ends.contains($0) }
      return text.isEmpty || text == "~" || text == "null" ? .nothing : .text(text)
    }
  }

  private func next(_ rest: inout Substring) -> Character? {
    rest = rest.drop(while: \.isWhitespace)
    return rest.first
  }
}
