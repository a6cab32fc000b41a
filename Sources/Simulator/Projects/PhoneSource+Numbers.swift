import Foundation

extension PhoneSource {
  /// Moves operators for the code's own numbers after those that `NSNumber` has here, and not on Apple's systems.
  static func withOperatorsOfNumbers(_ source: inout SourceText) {
    guard source.text.contains("NSNumber"), source.text.contains("func") else { return }
    var edits = SourceEdits(of: source.code)
    let pattern =
      #/(?m)^\s*(?:(?:public|internal|fileprivate|private)\s+)?(?<word>func)\s*[<>=!]=?\s*\(\s*\w+\s*:\s*NSNumber\s*,\s*\w+\s*:\s*NSNumber\s*\)/#
    for match in source.code.matches(of: pattern) {
      edits.insert("@_disfavoredOverload ", at: match.word.startIndex)
    }
    source.apply(edits)
  }
}
