import Foundation

/// Summarises a crash of the compiler: what it was doing where, without its arguments and its stack.
enum CompilerCrash {
  /// The number of its last steps in the summary.
  private static let steps = 5
  private static let beginning = "error: The Swift compiler crashed"

  /// Returns the compiler's output with a crash summarised; unchanged if it did not crash.
  static func told(_ text: String) -> String {
    let ending = text.firstMatch(of: #/error: [^\n]*command failed due to signal (\d+)[^\n]*/#)
    let dump = text.range(of: "Stack dump:")
    let marks = [ending?.range.lowerBound, text.range(of: "Please submit a bug report")?.lowerBound, dump?.lowerBound]
    guard ending != nil || dump != nil, let start = marks.compactMap(\.self).min() else { return text }
    let lines = text[(dump?.upperBound ?? text.endIndex)...].split(separator: "\n")
      .prefix { $0.contains(#/^\d+\.\s/#) }
    let files = (lines.first ?? "").matches(of: #/-primary-file (\S+)/#).map { ($0.1 as NSString).lastPathComponent }
    let place = files.isEmpty ? "" : " with \(files.joined(separator: ", "))"
    let signal = ending.map { " (signal \($0.1))" } ?? ""
    let memory = ending?.1 == "9" ? " Memory may have run out." : ""
    let done = lines.map { $0.drop { $0.isNumber || $0 == "." || $0.isWhitespace } }.filter { step in
      !["Program arguments:", "Swift version", "Compiling with"].contains { step.hasPrefix($0) }
    }
    let said = text[..<start].trimmingCharacters(in: .whitespacesAndNewlines)
    return
      ([said.isEmpty ? nil : said, "\(beginning)\(place)\(signal).\(memory)"].compactMap(\.self)
      + done.suffix(steps).map { "  \($0)" }).joined(separator: "\n")
  }

  /// Returns whether a summary tells of a crash, and of no error in the code: then compiling it in another way can
  /// help.
  static func isAlone(in told: String) -> Bool {
    told.split(separator: "\n").contains { $0.hasPrefix(beginning) } && !told.contains(#/(?m)^\/.*:\d+: error: /#)
  }
}
