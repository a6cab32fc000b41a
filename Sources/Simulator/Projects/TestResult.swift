import Foundation

/// What came of one test.
public struct TestResult: Codable, Sendable, Equatable {
  /// The module of its target.
  public var module: String
  /// Its class or suite; empty for a function without one.
  public var type: String
  /// What it is called.
  public var name: String
  /// How long it took in real time, in seconds.
  public var duration: Double
  /// What was wrong, each with its place if that is known.
  public var failures: [String]
  /// What was wrong as the test expected, each with its place if that is known.
  public var expectedFailures: [String]
  /// It said that it is not for now.
  public var isSkipped: Bool

  /// A test that is over.
  public init(
    module: String, type: String, name: String, duration: Double, failures: [String] = [],
    expectedFailures: [String] = [], isSkipped: Bool = false
  ) {
    (self.module, self.type, self.name) = (module, type, name)
    (self.duration, self.failures, self.isSkipped) = (duration, failures, isSkipped)
    self.expectedFailures = expectedFailures
  }

  /// What came of a test of XCTest.
  public init(
    _ test: TestRun.Test, duration: Double, failures: [String] = [], expectedFailures: [String] = [],
    isSkipped: Bool = false
  ) {
    self.init(
      module: test.module, type: test.type, name: test.name, duration: duration, failures: failures,
      expectedFailures: expectedFailures, isSkipped: isSkipped)
  }

  /// It failed, and only as it expected.
  var hasFailedAsExpected: Bool { failures.isEmpty && !expectedFailures.isEmpty }

  /// Its class or suite, and what it is called.
  var fullName: String { [type, name].filter { !$0.isEmpty }.joined(separator: ".") }
}
