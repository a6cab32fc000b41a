import Foundation

extension PhoneSource {
  /// Stands for the file's name where text has moved.
  static let unknownFile = "\u{0}"

  /// A file in which the members of an extension that override are in the class itself.
  ///
  /// Swift allows it in an extension only where Objective-C finds the method, as it does for all of UIKit's. Caveat: a class in another
  /// file is not found. Lines stay where they are, or say where they were.
  static func withOverridesInClasses(_ text: String) -> String {
    guard text.contains("override"), text.contains("extension ") else { return text }
    var text = text
    // Each turn moves one; what it leaves holds no more of them.
    for _ in 0..<64 {
      guard let moved = movingOneExtension(of: text) else { break }
      text = moved
    }
    return text
  }

  private static func movingOneExtension(of text: String) -> String? {
    let code = CodeText(text)
    let extensions = code.text.matches(of: #/\bextension\s+(\w+)[^{}]*\{/#)
    for match in extensions where code.depth(at: match.range.lowerBound) == 0 {
      guard !match.0.contains(" where "), let end = code.closingBrace(after: match.range.upperBound),
        code.text[match.range.upperBound..<end].contains(#/\boverride\b/#),
        let place = code.text.matches(of: #/\bclass\s+(\w+)[^{}]*\{/#).first(where: {
          $0.1 == match.1 && code.depth(at: $0.range.lowerBound) == 0
        }), let classEnd = code.closingBrace(after: place.range.upperBound)
      else { continue }
      let original = Array(text)
      func position(_ index: String.Index) -> Int { code.text.distance(from: code.text.startIndex, to: index) }
      let (first, last, target) = (position(match.range.upperBound), position(end), position(classEnd))
      func line(_ position: Int) -> Int { 1 + original[..<position].count(where: \.isNewline) }
      let body = String(original[first..<last])
      let blank = String(repeating: "\n", count: body.count(where: \.isNewline))
      let inserted =
        "\n#sourceLocation(file: \"\(unknownFile)\", line: \(line(first)))\n\(body)\n"
        + "#sourceLocation(file: \"\(unknownFile)\", line: \(line(target)))\n"
      var result = original
      if first > target {
        result.replaceSubrange(first..<last, with: blank)
        result.insert(contentsOf: inserted, at: target)
      } else {
        result.insert(contentsOf: inserted, at: target)
        result.replaceSubrange(first..<last, with: blank)
      }
      return String(result)
    }
    return nil
  }
}
