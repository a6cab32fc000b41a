import Foundation
import Watchdog

/// The location of an access in a test that has no parameter for it.
enum TestPlace {
  /// Returns the innermost call outside our code. Starts a process that reads the debug information, so only for
  /// failures.
  static func ofCaller() -> (file: String, line: Int)? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let own = folder.deletingLastPathComponent().deletingLastPathComponent().path
    let call = StackTrace.ofThisThread()?.calls().first { call in
      guard let file = call.file, file.hasSuffix(".swift"), call.line > 0 else { return false }
      return !file.hasPrefix(own) && FileManager.default.fileExists(atPath: file)
    }
    return call.flatMap { call in call.file.map { ($0, call.line) } }
  }
}
