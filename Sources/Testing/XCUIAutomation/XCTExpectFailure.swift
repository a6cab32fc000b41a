// `file` and `line` are not among XCTest's parameters, which finds out by itself where a test has called it.

/// From here to the end of the test a failure is expected: it is told, and the test passes.
///
/// Several may be expected; a failure belongs to the last of them that it matches. On the main thread it is any failure, on another
/// thread one of that thread. If none comes, the test fails, unless the options say otherwise.
/// - Parameters:
///   - failureReason: why it is expected.
///   - options: which failures are meant.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath,
  line: UInt = #line
) {
  SimulatorTestCase.current?.expectedFailures.expect(failureReason, options, in: .test, at: (file, line))
}

/// From here to the end of the test a failure is expected; see ``XCTExpectFailure(_:options:file:line:)``.
/// - Parameters:
///   - failureReason: why it is expected.
///   - enabled: false expects none after all.
///   - strict: false lets the test pass also if none comes.
///   - issueMatcher: says of a failure whether it is meant.
@_disfavoredOverload
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(
    failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher), file: file, line: line)
}

/// A failure is expected in a block, on the thread that runs it.
///
/// If none comes, the test fails, unless the options say otherwise.
/// - Parameters:
///   - failureReason: why it is expected.
///   - options: which failures are meant.
///   - failingBlock: what fails.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(), file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R
) rethrows -> R {
  guard let test = SimulatorTestCase.current else { return try failingBlock() }
  let expected = test.expectedFailures.expect(failureReason, options, in: .block, at: (file, line))
  // An error that leaves the block is nobody's failure yet.
  defer { test.end(expected) }
  return try failingBlock()
}

/// A failure is expected in a block; see ``XCTExpectFailure(_:options:file:line:failingBlock:)``.
/// - Parameters:
///   - failureReason: why it is expected.
///   - enabled: false expects none after all.
///   - strict: false lets the test pass also if none comes.
///   - failingBlock: what fails.
///   - issueMatcher: says of a failure whether it is meant.
@_disfavoredOverload
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: XCTExpectedFailure.Options(enabled, strict, issueMatcher), file: file, line: line,
    failingBlock: failingBlock)
}
