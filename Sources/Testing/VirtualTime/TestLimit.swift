import CVirtualTime
import Foundation
import Testing

/// The real-time limit of a test, from its turn to its end. Swift Testing's own limit is a task, which cannot start
/// while a test blocks the main thread; this one is enforced by a thread, and ends the process.
package enum TestLimit {
  /// The limit: the environment variable `SCROLLWORK_TEST_LIMIT` in seconds, 0 for none; by default five minutes.
  package static var limit: Duration {
    let seconds = ProcessInfo.processInfo.environment["SCROLLWORK_TEST_LIMIT"].flatMap(Double.init)
    return .seconds(max(0, seconds ?? 300))
  }

  /// Called when a test of Swift Testing begins.
  static func begin() {
    let test = Test.current
    let name = test.map { $0.displayName.map { "\"\($0)\"" } ?? $0.name }
    let place = test.map(\.sourceLocation)
    begin(
      name ?? "without a name", at: place.map { "\($0.fileName):\($0.line):\($0.column)" } ?? "an unknown place")
  }

  /// Called when a test begins, such as one of XCTest. `place` is as in `File.swift:1:2`.
  package static func begin(_ name: String, at place: String, limit: Duration = limit) {
    virtual_time_begin_limit(name, place, limit.nanoseconds)
  }

  /// Called when the test has ended.
  package static func end() { virtual_time_end_limit() }
}
