import CStackTrace
import Foundation
import Glibc
import Watchdog

/// The report of a process that crashed or hung, for its supervisor: why it ended, and the stack of the thread.
struct EndReport: Equatable {
  enum Reason: Equatable {
    case crash(isOverflow: Bool)
    /// The main thread hung for this many seconds.
    case stall(seconds: Int)
  }

  var reason: Reason
  var calls: [StackTrace.Call]

  init(_ reason: Reason, _ calls: [StackTrace.Call]) { (self.reason, self.calls) = (reason, calls) }

  /// Reads the report of the process that ended; nil if it left none.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: Self.file(in: folder)), !data.isEmpty else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let words = (lines.first ?? "").split(separator: " ")
    switch words.first {
    case "signal": reason = .crash(isOverflow: words.last == "overflow")
    case "stall": reason = .stall(seconds: words.last.flatMap { Int($0) } ?? 0)
    default: return nil
    }
    calls = StackTrace(Array(lines.dropFirst())).calls()
  }

  /// Creates an empty one.
  /// - Returns: the descriptor to write it to.
  /// - Throws: an error of the file system.
  static func create(in folder: URL) throws -> Int32 {
    let path = file(in: folder).path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return descriptor
  }

  /// Writes the main thread's stack, if it answers to a signal.
  static func write(stall seconds: Double, to descriptor: Int32) {
    let line = "stall \(Int(seconds))\n"
    _ = Glibc.write(descriptor, line, line.utf8.count)
    _ = stack_trace_take(descriptor, StackTrace.answerMilliseconds)
  }

  /// Returns the location of the report.
  static func file(in folder: URL) -> URL { folder.appending(path: "end") }
}
