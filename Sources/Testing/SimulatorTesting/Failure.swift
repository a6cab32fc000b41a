import Testing

/// The destination of failures while no test of Swift Testing is running.
///
/// `Issue.record` does nothing in a test of XCTest, so the runner of such tests sets `record` meanwhile.
@MainActor
package enum FailureSink {
  /// Fails the running test with a message at a source location.
  package static var record: (@MainActor (_ message: String, SourceLocation) -> Void)?
}

/// Fails the running test and continues: the only place where this module does so.
@MainActor
func recordFailure(_ message: String, sourceLocation: SourceLocation) {
  if Test.current == nil, let record = FailureSink.record {
    record(message, sourceLocation)
  } else {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
