import Foundation

extension PhoneSource {
  /// The code with the bundle of a class found by the class's module, as everything is one library here.
  static func withBundlesOfClasses(_ source: String) -> String {
    guard source.contains("Bundle") && source.contains("for:") else { return source }
    let code = CodeText(source).text
    var edits = SourceEdits(source, code: code)
    for match in code.matches(of: #/\bBundle(?:\.init)?\((?=\s*for:)/#) {
      edits.replace(match.range, with: "Bundle._bundle(")
    }
    return edits.result
  }
}
