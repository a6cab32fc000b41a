import Foundation

extension PhoneSource {
  /// The code with operators for numbers of its own after those that `NSNumber` has here, and not on Apple's systems.
  static func withOperatorsOfNumbers(_ source: String) -> String {
    guard source.contains("NSNumber"), source.contains("func") else { return source }
    let code = CodeText(source).text
    var edits = SourceEdits(source, code: code)
    let pattern =
      #/(?m)^\s*(?:(?:public|internal|fileprivate|private)\s+)?(?<word>func)\s*[<>=!]=?\s*\(\s*\w+\s*:\s*NSNumber\s*,\s*\w+\s*:\s*NSNumber\s*\)/#
    for match in code.matches(of: pattern) {
      edits.insert("@_disfavoredOverload ", at: match.word.startIndex)
    }
    return edits.result
  }
}
