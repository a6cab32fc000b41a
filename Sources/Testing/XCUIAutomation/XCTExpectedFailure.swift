import Foundation

/// A failure that a test expected.
public final class XCTExpectedFailure: NSObject, Sendable {
  /// Options for expected failures.
  public final class Options: NSObject, @unchecked Sendable {
    /// False to expect no failure: the block runs normally.
    public var isEnabled = true
    /// Whether the test fails if no failure occurs.
    public var isStrict = true
    /// Returns whether a failure is expected. By default every one is.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Creates options that expect at least one failure, of any kind.
    public override init() { super.init() }

    /// Returns options that allow any number of failures, or none.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }

    init(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
      super.init()
      if let enabled { isEnabled = enabled }
      if let strict { isStrict = strict }
      if let matcher { issueMatcher = matcher }
    }
  }

  /// Why it was expected.
  public let failureReason: String?
  /// The issue.
  public let issue: XCTIssue

  init(_ failureReason: String?, _ issue: XCTIssue) {
    self.failureReason = failureReason
    self.issue = issue
    super.init()
  }

  /// The reason and the issue.
  override public var description: String {
    [failureReason, issue.compactDescription].compactMap { $0 }.joined(separator: ": ")
  }
}

/// The expected failures of a test, last first.
final class ExpectedFailures: @unchecked Sendable {
  /// The extent of an expectation.
  enum Extent { case test, block }

  /// An expectation.
  final class Expectation {
    let reason: String?
    fileprivate let options: XCTExpectedFailure.Options
    fileprivate let extent: Extent
    /// The thread whose failures are expected; nil for any.
    fileprivate let thread: Thread?
    fileprivate let place: (file: StaticString, line: UInt)
    fileprivate var hasBeenMet = false

    fileprivate init(
      _ reason: String?, _ options: XCTExpectedFailure.Options, _ extent: Extent, _ place: (StaticString, UInt)
    ) {
      (self.reason, self.options, self.extent, self.place) = (reason, options, extent, place)
      thread = extent == .test && Thread.isMainThread ? nil : Thread.current
    }

    /// The issue if no failure occurred; nil if there is none.
    fileprivate var issue: XCTIssue? {
      guard options.isEnabled, options.isStrict, !hasBeenMet else { return nil }
      return XCTIssue(
        type: .unmatchedExpectedFailure,
        compactDescription: "Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded",
        sourceCodeContext: .init(location: .init(filePath: "\(place.file)", lineNumber: Int(place.line))))
    }
  }

  // Assertions may fail on any thread.
  private let lock = NSLock()
  private var expectations: [Expectation] = []
  private var failures: [XCTExpectedFailure] = []

  /// The failures that occurred.
  var recorded: [XCTExpectedFailure] { lock.withLock { failures } }

  @discardableResult
  func expect(
    _ reason: String?, _ options: XCTExpectedFailure.Options, in extent: Extent, at place: (StaticString, UInt)
  ) -> Expectation {
    let expectation = Expectation(reason, options, extent, place)
    lock.withLock { expectations.append(expectation) }
    return expectation
  }

  /// Returns the expectation that a failure matches; nil for none.
  func meet(_ issue: XCTIssue) -> XCTExpectedFailure? {
    let thread = Thread.current
    let candidates = lock.withLock { expectations }.reversed().filter {
      $0.options.isEnabled && ($0.thread.map { $0 === thread } ?? true)
    }
    // The matcher is the test's own code, and may fail or expect something itself.
    guard let expectation = candidates.first(where: { $0.options.issueMatcher(issue) }) else { return nil }
    let failure = XCTExpectedFailure(expectation.reason, issue)
    lock.withLock {
      expectation.hasBeenMet = true
      failures.append(failure)
    }
    return failure
  }

  /// Ends the block of an expectation; returns an issue if no failure occurred.
  func end(_ expectation: Expectation) -> XCTIssue? {
    lock.withLock {
      expectations.removeAll { $0 === expectation }
      return expectation.issue
    }
  }

  /// Ends the test; returns issues for expectations without a failure.
  func end() -> [XCTIssue] {
    lock.withLock {
      defer { expectations = [] }
      // A block that is still there was left by a failure that ends the test.
      return expectations.filter { $0.extent == .test }.compactMap(\.issue)
    }
  }
}
