// `file` and `line` are not among XCTest's parameters, which determines the caller by itself.

/// Expects a failure from here to the end of the test: it is reported, and the test passes.
///
/// There may be several expectations; a failure belongs to the last one that it matches. On the main thread it is any
/// failure, on another thread one of that thread. Without a failure the test fails, unless the options say otherwise.
/// - Parameters:
///   - failureReason: Why it is expected.
///   - options: Which failures are expected.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath,
  line: UInt = #line
) {
  SimulatorTestCase.current?.expectedFailures.expect(failureReason, options, in: .test, at: (file, line))
}

/// Expects a failure from here to the end of the test; see ``XCTExpectFailure(_:options:file:line:)``.
/// - Parameters:
///   - failureReason: Why it is expected.
///   - enabled: False to expect none after all.
///   - strict: False to let the test pass even without a failure.
///   - issueMatcher: Returns whether a failure is expected.
@_disfavoredOverload
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(
    failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher), file: file, line: line)
}

/// Expects a failure in a block, on the thread that runs it.
///
/// Without a failure the test fails, unless the options say otherwise.
/// - Parameters:
///   - failureReason: Why it is expected.
///   - options: Which failures are expected.
///   - failingBlock: The block that fails.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  guard let test = SimulatorTestCase.current else { return try failingBlock() }
  let expected = test.expectedFailures.expect(failureReason, options, in: .block, at: (file, line))
  // An error that leaves the block is not a failure yet.
  defer { test.end(expected) }
  return try failingBlock()
}

/// Expects a failure in a block; see ``XCTExpectFailure(_:options:file:line:failingBlock:)``.
/// - Parameters:
///   - failureReason: Why it is expected.
///   - enabled: False to expect none after all.
///   - strict: False to let the test pass even without a failure.
///   - failingBlock: The block that fails.
///   - issueMatcher: Returns whether a failure is expected.
@_disfavoredOverload
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher), file: file, line: line,
    failingBlock: failingBlock)
}
