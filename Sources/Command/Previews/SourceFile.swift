import Foundation

/// A user's Swift file, parsed only to find out what in it can be shown.
struct SourceFile {
  /// Whether the file has `#Preview`s, which define what is shown.
  private(set) var hasPreviews = false
  /// Types that conform to `PreviewProvider`, in order of declaration.
  private(set) var providers: [String] = []
  /// The app with `@main`.
  private(set) var app: String?
  /// Views at the top level of the file, in order of declaration; not private or generic ones.
  private(set) var views: [String] = []

  init(_ text: String) {
    let code = Self.topLevel(of: text)
    hasPreviews = code.firstMatch(of: /#Preview\b/) != nil
    for match in code.matches(of: /((?:\b(?:private|fileprivate)\s+)?)\bstruct\s+(\w+)\s*:\s*([^{]*)\{/) {
      let inherited = match.3.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
      guard match.1.isEmpty else { continue }
      if inherited.contains("App") || inherited.contains("SwiftUI.App") { app = app ?? String(match.2) }
      if inherited.contains("PreviewProvider") { providers.append(String(match.2)) }
      if inherited.contains("View") || inherited.contains("SwiftUI.View") { views.append(String(match.2)) }
    }
  }

  /// Returns the views in the order in which they are tried: the one named like the file, then the last declared first.
  func candidates(fileName: String) -> [String] {
    views.filter { $0 == fileName } + views.reversed().filter { $0 != fileName }
  }

  /// Returns the code outside all braces, without comments and the contents of strings; braces stay.
  private static func topLevel(of text: String) -> String {
    var scanner = Scanner(Array(text))
    return scanner.topLevel()
  }

  private struct Scanner {
    private let text: [Character]
    private var index = 0

    init(_ text: [Character]) { self.text = text }

    mutating func topLevel() -> String {
      var kept = ""
      var depth = 0
      while index < text.count {
        if skip("//") {
          while index < text.count, !text[index].isNewline { index += 1 }
        } else if skip("/*") {
          skipComment()
        } else if let delimiter = stringDelimiter() {
          skipString(delimiter)
          if depth == 0 { kept += "\"\"" }
        } else {
          let character = text[index]
          index += 1
          if character == "{" { depth += 1 }
          // An opening and a closing brace show that there is a body.
          if depth == 0 || (depth == 1 && character == "{") { kept.append(character) }
          if character == "}" { depth = max(0, depth - 1) }
        }
      }
      return kept
    }

    private func isAt(_ token: String) -> Bool { text[index...].starts(with: token) }

    private mutating func skip(_ token: String) -> Bool {
      guard isAt(token) else { return false }
      index += token.count
      return true
    }

    /// Skips a comment. Comments nest.
    private mutating func skipComment() {
      var depth = 1
      while index < text.count, depth > 0 {
        if skip("/*") { depth += 1 } else if skip("*/") { depth -= 1 } else { index += 1 }
      }
    }

    /// Returns the quotation marks and number signs of a string that begins here.
    private func stringDelimiter() -> (quote: String, pounds: String)? {
      let pounds = String(text[index...].prefix { $0 == "#" })
      let rest = text[(index + pounds.count)...]
      if rest.starts(with: "\"\"\"") { return ("\"\"\"", pounds) }
      return rest.starts(with: "\"") ? ("\"", pounds) : nil
    }

    private mutating func skipString(_ delimiter: (quote: String, pounds: String)) {
      index += delimiter.quote.count + delimiter.pounds.count
      let end = delimiter.quote + delimiter.pounds
      while index < text.count, !skip(end) {
        if delimiter.quote.count == 1, text[index].isNewline { return }
        index += skip("\\" + delimiter.pounds) ? 1 : text[index...].starts(with: end) ? 0 : 1
      }
    }
  }
}
