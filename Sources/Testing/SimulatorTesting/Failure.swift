import Testing

/// Where failures go while no test of Swift Testing is running.
///
/// `Issue.record` does nothing in a test of XCTest, so whoever runs such tests sets `record` meanwhile.
@MainActor
package enum FailureSink {
  /// Makes the running test fail with a message at a place in its source.
  package static var record: (@MainActor (_ message: String, SourceLocation) -> Void)?
}

/// Makes the running test fail and lets it go on: the one place where this module does so.
@MainActor
func recordFailure(_ message: String, sourceLocation: SourceLocation) {
  if Test.current == nil, let record = FailureSink.record {
    record(message, sourceLocation)
  } else {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}
