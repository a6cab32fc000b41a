import CTestStack
import Foundation
import Watchdog

/// The origin of errors that leave a test, which XCTest on Linux does not know.
enum ThrownStack {
  private static let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path

  /// Clears recorded errors before a test.
  static func begin() { thrown_stack_begin() }

  /// Returns the line of a test's class that led to the error that left it; otherwise the innermost of the project's
  /// lines. Starts processes that read the debug information, so only for failures.
  /// - Parameter error: Nil if it is not known, as in a set-up: the last one thrown.
  static func place(of error: (any Error)?, in test: SimulatorTestCase) -> XCTSourceCodeLocation? {
    // As an existential: its contents would be used otherwise.
    let box = error.map { unsafeBitCast($0 as any Error, to: UnsafeRawPointer.self) }
    let name = String(describing: type(of: test))
    var innermost: StackTrace.Call?
    for trace in stacks(of: box) {
      let calls = trace.calls().filter(isOfProject)
      if let call = calls.first(where: { $0.function.contains("\(name).") }) { return location(of: call) }
      innermost = innermost ?? calls.first
    }
    // An async function that has suspended no longer has its caller below.
    return innermost.flatMap(location)
  }

  private static func location(of call: StackTrace.Call) -> XCTSourceCodeLocation? {
    call.file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: call.line) }
  }

  private static func isOfProject(_ call: StackTrace.Call) -> Bool {
    guard let file = call.file, file.hasSuffix(".swift"), call.line > 0, !file.hasPrefix(own) else { return false }
    // Files that list the tests do not count.
    let isOfList = call.function.contains("tellTestsOf") || file.contains("/.build/")
    return !isOfList && FileManager.default.fileExists(atPath: file)
  }

  /// Returns the stacks of the last throws of an error, the last first: rethrowing an error with `throw` throws it
  /// again.
  private static func stacks(of box: UnsafeRawPointer?) -> [StackTrace] {
    let pipe = Pipe()
    nonisolated(unsafe) let box = box
    // On a separate thread: a pipe blocks until it is read.
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
