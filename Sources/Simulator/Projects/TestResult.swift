import Foundation

/// The result of one test.
public struct TestResult: Codable, Sendable, Equatable {
  /// The module of its target.
  public var module: String
  /// Its class or suite; empty for a function without one.
  public var type: String
  /// The test's name.
  public var name: String
  /// The duration in real time, in seconds.
  public var duration: Double
  /// The failures, each with its place if known.
  public var failures: [String]
  /// The failures that the test expected, each with its place if known.
  public var expectedFailures: [String]
  /// Whether the test was skipped.
  public var isSkipped: Bool

  /// Creates a result.
  public init(
    module: String, type: String, name: String, duration: Double, failures: [String] = [],
    expectedFailures: [String] = [], isSkipped: Bool = false
  ) {
    (self.module, self.type, self.name) = (module, type, name)
    (self.duration, self.failures, self.isSkipped) = (duration, failures, isSkipped)
    self.expectedFailures = expectedFailures
  }

  /// Creates a result of an XCTest test.
  public init(
    _ test: TestRun.Test, duration: Double, failures: [String] = [], expectedFailures: [String] = [],
    isSkipped: Bool = false
  ) {
    self.init(
      module: test.module, type: test.type, name: test.name, duration: duration, failures: failures,
      expectedFailures: expectedFailures, isSkipped: isSkipped)
  }

  /// Whether it failed only as expected.
  var hasFailedAsExpected: Bool { failures.isEmpty && !expectedFailures.isEmpty }

  /// Its class or suite, and its name.
  var fullName: String { [type, name].filter { !$0.isEmpty }.joined(separator: ".") }
}
