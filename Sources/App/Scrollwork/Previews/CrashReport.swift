import Foundation

/// What is told of a process that showed a file and crashed.
struct CrashReport: Equatable {
  /// Several lines: which file, what Swift's runtime said, and where in the file.
  let text: String

  /// - Parameters:
  ///   - fileName: the file, with or without its path.
  ///   - signal: what ended the process; nil if it ended by itself, which is no crash.
  ///   - errors: what it wrote on standard error.
  init?(of fileName: String, signal: Int32?, errors: String) {
    guard let signal else { return nil }
    let name = String(fileName.split(separator: "/").last ?? "")
    var lines = ["\(name) crashed."]
    let said = errors.split(separator: "\n").last { $0.contains(/(Fatal error|Precondition failed|Assertion failed)/) }
    var hasPlace = false
    if let said {
      // Preview_Card_1/Card.swift:12: Fatal error: ...
      let message = said.replacing(#/^.*?(?=[^/\s]+\.swift:\d+: )/#, with: "", maxReplacements: 1)
      hasPlace = message.hasPrefix("\(name):")
      // A place in the standard library helps nobody.
      lines.append(hasPlace ? String(message) : String(message.replacing(#/^[^/\s]+\.swift:\d+: /#, with: "")))
    } else {
      lines.append(Self.meaning(of: signal))
    }
    if !hasPlace, let place = Self.place(in: errors, name) { lines.append(place) }
    text = lines.joined(separator: "\n")
  }

  /// The innermost place in the file in a backtrace of Swift's: `2 [ra] 0x7f... Card.body.getter + 86 in libCard.so at
  /// /home/ada/Card.swift:9:13`.
  private static func place(in errors: String, _ name: String) -> String? {
    for line in errors.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/\bat\s+(?:\S.*/)?([^/\s]+\.swift):(\d+)(?::\d+)?\s*$/#), match.1 == name
      else { continue }
      return "\(name):\(match.2)"
    }
    return nil
  }

  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "It trapped: for example a number that is too large for its type."
    case SIGSEGV, SIGBUS: "It used memory that it may not, or called itself without end."
    case SIGABRT: "It gave up (abort)."
    case SIGKILL: "It was killed, perhaps because memory ran out."
    default: "It was ended by signal \(signal)."
    }
  }
}
