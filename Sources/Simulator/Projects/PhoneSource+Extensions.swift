import Foundation

extension PhoneSource {
  /// Stands for the file's name where text has moved.
  static let unknownFile = "\u{0}"

  /// Moves the overriding members of an extension to the class itself.
  ///
  /// Swift allows them in an extension only where Objective-C finds the method, as for all of UIKit's. Caveat: a class
  /// in another file is not found. Lines stay in place, or say where they were.
  static func withOverridesInClasses(_ source: inout SourceText) {
    guard source.text.contains("override"), source.text.contains("extension ") else { return }
    // Each pass moves one; the remaining text has one less.
    for _ in 0..<64 {
      guard let edits = movingOneExtension(of: &source) else { return }
      source.apply(edits)
    }
  }

  private static func movingOneExtension(of source: inout SourceText) -> SourceEdits? {
    let code = source.code
    let braces = CodeBraces(in: code)
    let extensions = code.matches(of: #/\bextension\s+(\w+)[^{}]*\{/#)
    for match in extensions where braces.depth(at: match.range.lowerBound) == 0 {
      guard !match.0.contains(" where "), let end = braces.closing(after: match.range.upperBound),
        code[match.range.upperBound..<end].contains(#/\boverride\b/#),
        let place = code.matches(of: #/\bclass\s+(\w+)[^{}]*\{/#).first(where: {
          $0.1 == match.1 && braces.depth(at: $0.range.lowerBound) == 0
        }), let classEnd = braces.closing(after: place.range.upperBound)
      else { continue }
      func line(_ place: String.Index) -> Int { 1 + code[..<place].count(where: \.isNewline) }
      let body = match.range.upperBound..<end
      let inserted =
        "\n#sourceLocation(file: \"\(unknownFile)\", line: \(line(body.lowerBound)))\n\(source.text(at: body))\n"
        + "#sourceLocation(file: \"\(unknownFile)\", line: \(line(classEnd)))\n"
      var edits = SourceEdits(of: code)
      edits.insert(inserted, at: classEnd)
      edits.replace(body, with: String(repeating: "\n", count: code[body].count(where: \.isNewline)))
      return edits
    }
    return nil
  }
}
