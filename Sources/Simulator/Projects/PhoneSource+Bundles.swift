import Foundation

extension PhoneSource {
  /// Finds a class's bundle by its module, as everything is one library here.
  static func withBundlesOfClasses(_ source: inout SourceText) {
    guard source.text.contains("Bundle") && source.text.contains("for:") else { return }
    var edits = SourceEdits(of: source.code)
    for match in source.code.matches(of: #/\bBundle(?:\.init)?\((?=\s*for:)/#.wordBoundaryKind(.simple)) {
      edits.replace(match.range, with: "Bundle._bundle(")
    }
    source.apply(edits)
  }
}
