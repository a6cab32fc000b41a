import Foundation

extension PhoneSource {
  /// The code with what Apple's system calls a status of HTTP, which is not what Foundation calls it here.
  static func withNamesOfStatuses(_ source: String) -> String {
    guard source.contains("forStatusCode:") else { return source }
    let code = CodeText(source).text
    var edits = SourceEdits(source, code: code)
    for match in code.matches(of: #/\bHTTPURLResponse\.localizedString\((?=\s*forStatusCode:)/#) {
      edits.replace(match.range, with: "HTTPURLResponse._localizedString(")
    }
    return edits.result
  }
}
