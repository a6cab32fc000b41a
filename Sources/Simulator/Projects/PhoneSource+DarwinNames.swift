import Foundation

extension PhoneSource {
  /// Replaces names of Darwin and Apple's Foundation that differ on this platform or are not available to everybody.
  static func withNamesOfDarwin(_ source: inout SourceText) {
    let names = ["NSClassFromString(", ".background(", "funopen(", "libm_exp10", "extension CGFloat"]
    guard names.contains(where: source.text.contains) else { return }
    let code = source.code
    var edits = SourceEdits(of: code)
    // Finds Apple's classes, too.
    for match in code.matches(of: #/(?:^|[^\w.])(?<name>NSClassFromString)\(/#) {
      edits.replace(match.name.startIndex..<match.name.endIndex, with: "_NSClassFromString")
    }
    for match in code.matches(of: #/\.(?<name>background)\(\s*withIdentifier:/#) {
      edits.replace(match.name.startIndex..<match.name.endIndex, with: "_background")
    }
    // A structure here, and a number there.
    for match in source.text.contains("funopen(") ? code.matches(of: #/\bfpos_t\b/#) : [] {
      edits.replace(match.range, with: "Int64")
    }
    // swift-numerics' shim has it only for Apple's systems.
    for match in code.matches(of: #/\blibm_exp10(?<end>f?)\(/#) {
      edits.replace(match.range, with: "libm_pow\(match.end)(10, ")
    }
    // In its extensions it would be a member that the type has only here.
    for match in source.text.contains("extension CGFloat") ? code.matches(of: #/(?:^|[^\w.])(?<name>abs)\(/#) : []
    where !code[..<match.name.startIndex].hasSuffix("func ") {
      edits.insert("Swift.", at: match.name.startIndex)
    }
    source.apply(edits)
  }
}
