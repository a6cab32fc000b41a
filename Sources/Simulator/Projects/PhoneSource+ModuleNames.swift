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

  /// Returns Apple's types of which a module has its own for older systems, as scoped imports by Apple's modules.
  ///
  /// Apps for newer systems do not see the module's type on Apple's systems, since it is obsolete there. Here they would
  /// see both.
  static func typesOfApple(thatReplaceThoseIn sources: [String]) -> [String: [String]] {
    let types = sources.filter { $0.contains("obsoleted:") }.flatMap { source in
      source.matches(of: #/(?m)^\s*public struct (Bindable)\b/#).map { "struct SwiftUI.\($0.1)" }
    }
    return types.isEmpty ? [:] : ["SwiftUI": types]
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
