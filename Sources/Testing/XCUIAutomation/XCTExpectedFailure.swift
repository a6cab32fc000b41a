import Foundation

/// A failure that a test has expected.
public final class XCTExpectedFailure: NSObject, Sendable {
  /// Which failures are meant.
  public final class Options: NSObject, @unchecked Sendable {
    /// False expects none after all: the block runs as if nothing were said.
    public var isEnabled = true
    /// True makes the test fail if no failure comes.
    public var isStrict = true
    /// Says of a failure whether it is meant. Every one is unless told otherwise.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// One failure at least, of any kind.
    public override init() { super.init() }

    /// Any number of failures, or none.
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
  /// What failed.
  public let issue: XCTIssue

  init(_ failureReason: String?, _ issue: XCTIssue) {
    self.failureReason = failureReason
    self.issue = issue
    super.init()
  }

  /// The reason, and what failed.
  override public var description: String {
    [failureReason, issue.compactDescription].compactMap { $0 }.joined(separator: ": ")
  }
}

/// What a test expects to fail, the last first.
final class ExpectedFailures: @unchecked Sendable {
  /// How far an expectation reaches.
  enum Extent { case test, block }

  /// One that was said.
  final class Expectation {
    let reason: String?
    fileprivate let options: XCTExpectedFailure.Options
    fileprivate let extent: Extent
    /// The thread whose failures are meant; nil for every one.
    fileprivate let thread: Thread?
    fileprivate let place: (file: StaticString, line: UInt)
    fileprivate var hasBeenMet = false

    fileprivate init(
      _ reason: String?, _ options: XCTExpectedFailure.Options, _ extent: Extent, _ place: (StaticString, UInt)
    ) {
      (self.reason, self.options, self.extent, self.place) = (reason, options, extent, place)
      thread = extent == .test && Thread.isMainThread ? nil : Thread.current
    }

    /// What is wrong because nothing failed; nil if nothing is.
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

  /// Those that have happened.
  var recorded: [XCTExpectedFailure] { lock.withLock { failures } }

  @discardableResult
  func expect(
    _ reason: String?, _ options: XCTExpectedFailure.Options, in extent: Extent, at place: (StaticString, UInt)
  ) -> Expectation {
    let expectation = Expectation(reason, options, extent, place)
    lock.withLock { expectations.append(expectation) }
    return expectation
  }

  /// The expectation that a failure meets; nil for none.
  func meet(_ issue: XCTIssue) -> XCTExpectedFailure? {
    let thread = Thread.current
    let candidates = lock.withLock { expectations }.reversed().filter {
      $0.options.isEnabled && ($0.thread.map { $0 === thread } ?? true)
    }
    // It is the test's own code, and may fail or expect something itself.
    guard let expectation = candidates.first(where: { $0.options.issueMatcher(issue) }) else { return nil }
    let failure = XCTExpectedFailure(expectation.reason, issue)
    lock.withLock {
      expectation.hasBeenMet = true
      failures.append(failure)
    }
    return failure
  }

  /// The block of an expectation is over; what is wrong because nothing failed.
  func end(_ expectation: Expectation) -> XCTIssue? {
    lock.withLock {
      expectations.removeAll { $0 === expectation }
      return expectation.issue
    }
  }

  /// The test is over; what is wrong because nothing failed.
  func end() -> [XCTIssue] {
    lock.withLock {
      defer { expectations = [] }
      // A block that is still there was left by a failure that ends the test.
      return expectations.filter { $0.extent == .test }.compactMap(\.issue)
    }
  }
}
