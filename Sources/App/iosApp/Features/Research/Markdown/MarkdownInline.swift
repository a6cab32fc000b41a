import SwiftUI

/// Emphasis, code, links and citations inside a block. A sign that is not closed is shown as it is.
enum MarkdownInline {
  /// The prefix of a citation's address; a source's number follows.
  static let citationScheme = "citation"

  /// Returns the number of the source that an address cites; nil for other addresses.
  static func citation(_ url: URL) -> Int? {
    url.scheme == citationScheme ? Int(url.absoluteString.dropFirst(citationScheme.count + 1)) : nil
  }

  /// Returns a block's text with its emphasis, links and citations.
  @MainActor static func text(_ source: String) -> Text {
    parts(of: source[...]).map(\.text).reduce(Text(verbatim: "")) { $0 + $1 }
  }

  /// Returns the same without signs, to be copied or read aloud.
  static func plain(_ source: String) -> String { parts(of: source[...]).map(\.string).joined() }

  private struct Part {
    var string: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var link: URL?

    @MainActor var text: Text {
      var text: Text
      if let link {
        var attributed = AttributedString(string)
        attributed.link = link
        text = Text(attributed)
      } else {
        text = Text(verbatim: string)
      }
      if isBold { text = text.bold() }
      if isItalic { text = text.italic() }
      return isCode ? text.monospaced() : text
    }
  }

  private static func parts(of source: Substring) -> [Part] {
    var parts: [Part] = []
    var plain = source.startIndex
    var index = source.startIndex
    func flush(upTo end: Substring.Index) {
      if plain < end { parts.append(Part(string: String(source[plain..<end]))) }
    }
    while index < source.endIndex {
      guard let (found, end) = element(of: source[index...]) else {
        index = source.index(after: index)
        continue
      }
      flush(upTo: index)
      parts += found
      (index, plain) = (end, end)
    }
    flush(upTo: source.endIndex)
    return parts
  }

  /// Parses the element that begins here with a sign, and returns where it ends.
  private static func element(of rest: Substring) -> ([Part], Substring.Index)? {
    switch rest.first {
    case "`": enclosed(rest, by: "`").map { ([Part(string: String($0.inside), isCode: true)], $0.end) }
    case "*", "_":
      if let bold = enclosed(rest, by: rest.hasPrefix("__") ? "__" : "**") {
        (parts(of: bold.inside).map { changed($0) { $0.isBold = true } }, bold.end)
      } else if rest.first == "*", let italic = enclosed(rest, by: "*") {
        (parts(of: italic.inside).map { changed($0) { $0.isItalic = true } }, italic.end)
      } else {
        nil
      }
    case "[": link(rest)
    default: nil
    }
  }

  private static func changed(_ part: Part, _ change: (inout Part) -> Void) -> Part {
    var part = part
    change(&part)
    return part
  }

  private static func enclosed(_ rest: Substring, by sign: String) -> (inside: Substring, end: Substring.Index)? {
    guard rest.hasPrefix(sign) else { return nil }
    let inside = rest.dropFirst(sign.count)
    guard let first = inside.first, !first.isWhitespace, let end = inside.firstRange(of: sign),
      end.lowerBound > inside.startIndex
    else { return nil }
    return (inside[..<end.lowerBound], end.upperBound)
  }

  /// Parses `[3]`, which cites a source, or `[title](address)`, which leads to a web page.
  private static func link(_ rest: Substring) -> ([Part], Substring.Index)? {
    guard let close = rest.firstIndex(of: "]") else { return nil }
    let title = rest[rest.index(after: rest.startIndex)..<close]
    let after = rest.index(after: close)
    if after < rest.endIndex, rest[after] == "(", let end = rest[after...].firstIndex(of: ")"),
      let url = URL(string: String(rest[rest.index(after: after)..<end])), ["http", "https"].contains(url.scheme)
    {
      return ([Part(string: String(title), link: url)], rest.index(after: end))
    }
    guard let number = Int(title), number > 0, let url = URL(string: "\(citationScheme):\(number)") else { return nil }
    return ([Part(string: "[\(number)]", link: url)], after)
  }
}
