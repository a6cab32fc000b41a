import Foundation
import Watchdog

/// A report of a process that showed a file and crashed or hung.
struct CrashReport: Codable, Equatable {
  /// Several lines: the file, the message of Swift's runtime, and the place in the file.
  let text: String
  /// Whether the process hung, and was ended for that.
  let isStall: Bool

  /// The most calls in a report.
  private static let mostCalls = 8

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - fileName: the file, with or without its path; nil for the app.
  ///   - signal: the signal that ended the process; nil if it ended by itself, which is no crash.
  ///   - end: its own report about its end.
  ///   - errors: its standard error.
  init?(of fileName: String?, signal: Int32?, end: EndReport?, errors: String) {
    // Ctrl-C reaches every process of the terminal, this one perhaps before its supervisor.
    guard let signal, signal != SIGINT else { return nil }
    let file = fileName.flatMap { $0.split(separator: "/").last.map(String.init) }
    let name = file ?? "The app"
    if case .stall(let seconds)? = end?.reason {
      isStall = true
      text =
        (["\(name) hangs: it has not responded for \(seconds) s."] + Self.lines(of: end?.calls ?? [], in: file))
        .joined(separator: "\n")
      return
    }
    isStall = false
    let cause = Self.message(in: errors, file) ?? Self.meaning(of: signal, end, errors)
    text = (["\(name) crashed.", cause] + Self.lines(of: end?.calls ?? [], in: file)).joined(separator: "\n")
  }

  /// Returns the calls in the file, innermost first: `Card.swift:9 Card.title.getter`. If there are none, or no file is
  /// given, those whose source is known.
  static func lines(of calls: [StackTrace.Call], in file: String? = nil) -> [String] {
    let known = calls.compactMap { call in
      call.file.map { (name: String($0.split(separator: "/").last ?? ""), call: call) }
    }.filter { $0.name.hasSuffix(".swift") }
    let ofFile = known.filter { $0.name == file }
    var lines: [String] = []
    for (name, call) in ofFile.isEmpty ? known : ofFile {
      let line = "\(name):\(call.line) \(call.function)".trimmingCharacters(in: .whitespaces)
      // A recursive function.
      if line != lines.last { lines.append(line) }
    }
    return Array(lines.prefix(mostCalls))
  }

  /// Returns what Swift's runtime prints before it traps.
  private static func message(in errors: String, _ file: String?) -> String? {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let index = lines.lastIndex(where: {
        $0.contains(/(Fatal error|Precondition failed|Assertion failed|Simultaneous accesses)/)
      })
    else { return nil }
    let said = lines[index]
    if said.contains("Simultaneous accesses") { return String(said) }
    // Preview_Card_1/Card.swift:12: Fatal error: ...
    let message = said.replacing(#/^.*?(?=[^/\s]+\.swift:\d+: )/#, with: "", maxReplacements: 1)
    // A place in the standard library is no help.
    let isOfFile = file.map { message.hasPrefix("\($0):") } ?? !said.hasPrefix("Swift/")
    let first = isOfFile ? String(message) : String(message.replacing(#/^[^/\s]+\.swift:\d+: /#, with: ""))
    let more = lines[(index + 1)...].prefix { !$0.isEmpty }.prefix(4)
    return ([first] + more.map(String.init)).joined(separator: "\n")
  }

  private static func meaning(of signal: Int32, _ end: EndReport?, _ errors: String) -> String {
    if case .crash(isOverflow: true)? = end?.reason { return "Infinite recursion: the stack overflowed." }
    switch signal {
    case SIGILL, SIGTRAP, SIGABRT:
      // The C++ runtime and the C library print their own reasons.
      let last = errors.split(separator: "\n").last.map { " Its last output: \($0)" } ?? ""
      return
        (signal == SIGABRT ? "It called abort()." : "It trapped, perhaps on a number too large for its type.")
        + last
    case SIGSEGV, SIGBUS: return "It accessed invalid memory, or recursed without end."
    case SIGKILL: return "It was killed, perhaps because memory ran out."
    default: return "It was ended by signal \(signal)."
    }
  }
}
