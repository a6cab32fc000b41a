import Foundation

/// A web page, as far as it is read here: its source, title and text.
struct WebDocument: Sendable {
  /// The URL; nil if there is none.
  var url: URL?
  /// The HTML source.
  var source: String
  /// The title, possibly empty.
  let title: String
  /// The text, with a line for each paragraph.
  let text: String

  init(url: URL?, source: String) {
    (self.url, self.source) = (url, source)
    title = source.firstMatch(of: #/(?i)<title[^>]*>(?<title>[^<]*)</#).map { Self.plain(String($0.title)) } ?? ""
    text = Self.words(of: source)
  }

  /// Returns the text between the tags. Content other than HTML is returned unchanged.
  private static func words(of source: String) -> String {
    let body = source.replacing(#/(?i)<!--(?:.|\n)*?-->|<(script|style|head|noscript)\b(?:.|\n)*?<\/\1\s*>/#, with: "")
    guard body.contains("<") else { return plain(body) }
    let lines = body.replacing(#/\s+/#, with: " ")
      .replacing(
        #/(?i)<(?:br|\/p|\/div|\/h[1-6]|\/li|\/tr|\/section|\/article|\/header|\/ul|\/ol)\b[^>]*>/#, with: "\n"
      )
      .replacing(#/(?i)<li\b[^>]*>/#, with: "\u{2022} ")
      .replacing(#/<[^>]*>/#, with: "")
    return plain(lines).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
    "mdash": "\u{2014}",
    "ndash": "\u{2013}", "hellip": "\u{2026}", "euro": "\u{20AC}",
  ]

  /// Returns the text with character references replaced.
  private static func plain(_ text: String) -> String {
    text.replacing(#/&(?:#(?<hex>[xX])?(?<number>[0-9a-fA-F]+)|(?<name>[A-Za-z]+));/#) { match in
      if let name = match.name { return names[String(name)] ?? String(match.0) }
      let value = match.number.flatMap { UInt32($0, radix: match.hex == nil ? 10 : 16) }
      return value.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? String(match.0)
    }.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the result of a script, if it only asks for what is known here; nil for others.
  func answer(to script: String) -> String? {
    let script = script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n\t")).replacing(".toString()", with: "")
    switch script.replacing(#/^(?:return\s+|window\.)+/#, with: "") {
    case "document.title": return title
    case "location.href", "document.URL", "document.location.href": return url?.absoluteString ?? "about:blank"
    case "document.documentElement.outerHTML": return source
    case "document.body.innerText", "document.body.textContent", "document.documentElement.innerText": return text
    default: return nil
    }
  }
}
