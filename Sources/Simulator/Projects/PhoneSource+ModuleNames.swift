import Foundation

extension PhoneSource {
  /// Removes the names of Apple's modules that are part of another one here: `Darwin.sqrt(2)`.
  static func withoutNamesOfParts(_ source: inout SourceText) {
    guard ["CoreGraphics.", "Darwin.", "QuartzCore.", "CoreFoundation."].contains(where: source.text.contains) else {
      return
    }
    let code = source.code
    var edits = SourceEdits(of: code)
    for match in code.matches(of: #/\b(?:CoreGraphics|Darwin|QuartzCore|CoreFoundation)\.(?<name>\w+)/#)
    where !code[..<match.range.lowerBound].hasSuffix(".") {
      edits.replace(
        match.range.lowerBound..<match.name.startIndex, with: match.name.first?.isUppercase == true ? "" : "Foundation."
      )
    }
    source.apply(edits)
  }

  /// Returns whether files import only some modules.
  static func isPlain(_ sources: [String], _ modules: Set<String>) -> Bool {
    sources.allSatisfy { source in
      // The file asks for the phone's generation.
      if source.contains("available(") && source.contains(#/#(?:un)?available\(/#) { return false }
      return source.matches(
        of:
          #/(?m)^[ \t]*(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(?<module>\w+)/#
      )
      .allSatisfy { modules.contains(String($0.module)) }
    }
  }
}
