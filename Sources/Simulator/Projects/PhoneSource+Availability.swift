import Foundation

extension PhoneSource {
  /// Transforms a file so that `#available` checks the phone's generation of iOS: as a condition of this platform it is
  /// always true.
  ///
  /// Lines and columns stay. Checks for iOS 18 stay as they are. Caveat: so does one whose branch returns from a
  /// declaration with a `some` type, since only such a check lets the branches differ.
  static func askingThePhone(_ source: inout SourceText) {
    dropNamesOfOtherSystems(from: &source)
    guard source.text.contains("#available") || source.text.contains("#unavailable") else { return }
    let code = source.code
    let text = Array(source.text)
    let hidden = Array(code)
    var edits = SourceEdits(of: code)
    for match in code.matches(of: #/#(un)?available\s*\(([^()]*)\)/#) {
      guard let version = version(in: String(match.2)), version.first ?? 0 > 18 else { continue }
      let start = code.distance(from: code.startIndex, to: match.range.lowerBound)
      let length = match.0.count
      if decidesType(from: start, to: start + length, in: hidden) { continue }
      let question = (match.1 == nil ? "" : "!") + "_iOS(" + version.map(String.init).joined(separator: ", ")
      let old = text[start..<start + length]
      guard !old.prefix(question.count).contains(where: \.isNewline), question.count < length else { continue }
      // The rest of the lines stays in place.
      let rest = old.dropFirst(question.count).dropLast().map { $0.isNewline ? $0 : " " }
      edits.replace(match.range, with: question + String(rest) + ")")
    }
    source.apply(edits)
  }

  /// Transforms a file so that what is unavailable on iOS is unavailable everywhere: as an attribute of this platform
  /// it would say nothing.
  private static func dropNamesOfOtherSystems(from source: inout SourceText) {
    guard source.text.contains("unavailable") else { return }
    var edits = SourceEdits(of: source.code)
    for match in source.code.matches(of: #/@available\s*\(\s*(iOS)\s*,\s*unavailable\b/#) {
      edits.replace(match.1.startIndex..<match.1.endIndex, with: "*  ")
    }
    source.apply(edits)
  }

  /// Returns the version of iOS in a condition; nil if there is none.
  private static func version(in condition: String) -> [Int]? {
    for platform in condition.split(separator: ",") {
      let words = platform.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, ["iOS", "iOSApplicationExtension"].contains(words[0]) else { continue }
      let parts = words[1].split(separator: ".").map { Int($0) }
      return parts.contains(nil) ? nil : parts.compactMap(\.self)
    }
    return nil
  }

  /// Returns whether the branch after a condition returns from a declaration with an opaque type.
  private static func decidesType(from start: Int, to end: Int, in code: [Character]) -> Bool {
    guard let opening = code[end...].firstIndex(of: "{") else { return false }
    var depth = 0
    let closing = code[opening...].indices.first { index in
      if code[index] == "{" { depth += 1 }
      if code[index] == "}" { depth -= 1 }
      return depth == 0
    }
    guard String(code[opening..<(closing ?? code.count)]).contains(#/\breturn\b/#) else { return false }
    depth = 0
    let outer = code[..<start].indices.last { index in
      if code[index] == "}" { depth += 1 }
      if code[index] == "{" { depth -= 1 }
      return depth < 0
    }
    guard let outer else { return false }
    let before = code[..<outer].lastIndex { "{};".contains($0) }.map { $0 + 1 } ?? 0
    return String(code[before..<outer]).contains(#/(->|:)\s*some\b[^=]*$/#)
  }
}
