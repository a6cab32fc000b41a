import CTestStack
import Foundation
import Watchdog

/// Where errors were thrown, for a test that one leaves: XCTest on Linux does not know.
enum ThrownStack {
  private static let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path

  /// Forgets what was thrown before a test.
  static func begin() { thrown_stack_begin() }

  /// The line of a test's class that led to the error that has left it; else the innermost of the project's lines. Starts processes that
  /// read the debug information, so only for failures.
  /// - Parameter error: nil if it is not known, as that of a set-up: the last that was thrown.
  static func place(of error: (any Error)?, in test: SimulatorTestCase) -> XCTSourceCodeLocation? {
    // As an error of any kind: what it holds would be taken otherwise.
    let box = error.map { unsafeBitCast($0 as any Error, to: UnsafeRawPointer.self) }
    let name = String(describing: type(of: test))
    var innermost: StackTrace.Call?
    for trace in stacks(of: box) {
      let calls = trace.calls().filter(isOfProject)
      if let call = calls.first(where: { $0.function.contains("\(name).") }) { return location(of: call) }
      innermost = innermost ?? calls.first
    }
    // An async function that has waited no longer has its caller below.
    return innermost.flatMap(location)
  }

  private static func location(of call: StackTrace.Call) -> XCTSourceCodeLocation? {
    call.file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: call.line) }
  }

  private static func isOfProject(_ call: StackTrace.Call) -> Bool {
    guard let file = call.file, file.hasSuffix(".swift"), call.line > 0, !file.hasPrefix(own) else { return false }
    // Files that list the tests are nobody's.
    let isOfList = call.function.contains("tellTestsOf") || file.contains("/.build/")
    return !isOfList && FileManager.default.fileExists(atPath: file)
  }

  /// The stacks of the last throws of an error, the last first: whoever hands an error on by `throw` throws it again.
  private static func stacks(of box: UnsafeRawPointer?) -> [StackTrace] {
    let pipe = Pipe()
    nonisolated(unsafe) let box = box
    // On a thread of its own: a pipe takes only so much before somebody reads it.
    Thread.detachNewThread {
      thrown_stack_write(box, pipe.fileHandleForWriting.fileDescriptor)
      try? pipe.fileHandleForWriting.close()
    }
    guard let data = try? pipe.fileHandleForReading.readToEnd() else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n\n").map {
      StackTrace($0.split(separator: "\n"))
    }
  }
}
