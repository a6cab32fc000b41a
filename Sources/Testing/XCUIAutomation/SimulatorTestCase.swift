import Foundation
import ScrollworkFoundation
@_exported import XCTest
import Simulator
import SimulatorTesting
import SwiftUI
import VirtualTime

/// The base class of tests that drive an app with XCUITest's API, in the test's own process and in virtual time.
///
/// A UI test target has one additional file: a class called `XCTestCase`, which replaces XCTest's in the target, and
/// declares what is launched. All other files are the same as for Xcode and import only XCTest.
///
/// ```swift
/// import Pets
/// import SwiftUI
/// @_exported import XCUIAutomation
///
/// class XCTestCase: SimulatorTestCase {
///   override class func rootView(for launch: AppLaunch) throws -> any View { PetList() }
/// }
/// ```
///
/// `launch` has the arguments and the environment that the test has given the app.
///
/// In `Package.swift` the target has `"-module-alias", "XCUIAutomation=ScrollworkXCUIAutomation"` among its unsafe
/// flags.
///
/// Every test, including set-up and tear-down, has a fresh virtual clock; every `launch()` has a fresh phone. Calls
/// block the test while virtual time passes, frame by frame, so a timeout of minutes takes no real time. XCTest's waits
/// (`wait(for:timeout:)`, `fulfillment(of:)`) move the same clock, with the app's frames.
///
/// An async test may create a `Screen` of SimulatorTesting instead of launching an app.
///
/// Caveat: on Linux a `@MainActor` class cannot override the synchronous `setUp()` and `tearDown()` with main-actor
/// code; XCUITest's own types need no actor here.
open class SimulatorTestCase: XCTestCase {
  private var stopsAfterFailure = false
  private var isStopping = false
  /// The attachments added with `add(_:)` during the test.
  private(set) final var attachments: [XCTAttachment] = []
  /// When the test began, in real time.
  private(set) final var beginning = VirtualTime.realTime
  /// The current activities, outermost first.
  final var activities: [String] = []
  private(set) final var hasFailed = false
  /// The expected failures of the test, and those that occurred.
  let expectedFailures = ExpectedFailures()
  /// The error that left the body, until it is reported.
  private var thrownError: (any Error)?

  /// The block that is being measured.
  final var measureRun: MeasureRun?

  /// The project's baselines of measurements; see ``MeasureBaseline/key(_:_:_:)``.
  nonisolated(unsafe) package static var baselines: [String: MeasureBaseline] = [:]
  /// Whether a measurement worse than its baseline fails the test. In Xcode it does on the machine of the baseline.
  package static var failsBelowBaselines: Bool {
    ProcessInfo.processInfo.environment["SCROLLWORK_BASELINES"] == "fail"
  }

  /// The metrics of `measure(options:block:)`: real time.
  nonisolated open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }
  /// The options of `measure(metrics:block:)`: five iterations.
  nonisolated open class var defaultMeasureOptions: XCTMeasureOptions { .default }

  /// False for tests that run in real time and launch no app.
  nonisolated(unsafe) package static var isOnVirtualTime = true
  /// The interruption monitors of a test, in the order in which they were added.
  final var monitors: [InterruptionMonitor] = []
  /// Whether a monitor is at work.
  final var isHandlingInterruption = false

  /// The running test; XCTest runs one at a time, on the main thread.
  nonisolated(unsafe) static private(set) var current: SimulatorTestCase?

  // MARK: What is launched

  /// Returns the view that the launched app shows. The default fails the test, so a test target overrides it once.
  @MainActor open class func rootView(for launch: AppLaunch) throws -> any View {
    throw UITestError("Nothing to launch: override rootView(for:) in the test target's class XCTestCase.")
  }

  /// Returns the launched app on its phone. The default is a new phone with the view from ``rootView(for:)``.
  @MainActor open class func screen(for launch: AppLaunch) async throws -> Screen {
    let device = try device()
    Screen.beginNewPhone()
    return await show(try rootView(for: launch), on: device)
  }

  @MainActor private static func show<Content: View>(_ view: Content, on device: Device) async -> Screen {
    var settings = DeviceSettings()
    settings.takeLaunchArguments()
    return await Screen(device: device, settings: settings) { view }
  }

  /// Returns the phone on which an app is launched. The default is the one whose id is in the environment variable
  /// `SCROLLWORK_DEVICE`, such as `iphone-se-3`; without it an iPhone 15 Pro.
  @MainActor open class func device() throws -> Device {
    guard let id = ProcessInfo.processInfo.environment["SCROLLWORK_DEVICE"] else { return .iPhone15Pro }
    guard let device = Device.named(id) else {
      throw UITestError("SCROLLWORK_DEVICE is \(id), which is not one of \(Device.listOfIDs).")
    }
    return device
  }

  /// True runs a test for all UI configurations of the app, which is left to ``device()`` here: a test runs once.
  nonisolated open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Moves the clock by a time in seconds, with the app's frames.
  package static func pause(_ interval: TimeInterval) {
    onMainActor {
      if let app = RunningApp.current {
        _ = try? app.run { try await $0.wait(interval) { false } }
      } else {
        try? RunningApp.blocking { try await VirtualTime.advance(by: .seconds(max(0, interval))) }
      }
    }
  }

  // MARK: Life of a test

  /// The name of the test's method.
  package final let method: String
  /// The name by which a test is reported, which is XCTest's on this platform: `Class.method`.
  package final var reportedName: String { super.name }

  /// Creates a test that runs one method of its class.
  public required init(name: String, testClosure: @escaping XCTestCaseClosure) {
    method = name
    super.init(name: name, testClosure: testClosure)
  }

  /// Creates a test that is not run, for code that uses a test class's own functions or expectations.
  public init() {
    method = "init"
    super.init(name: method, testClosure: { _ in })
  }

  // Redeclared to be `nonisolated` explicitly: then an override in a `@MainActor` class is so too, and compiles.
  nonisolated override open func setUp() { super.setUp() }
  nonisolated override open func setUpWithError() throws { try super.setUpWithError() }
  nonisolated override open func tearDown() { super.tearDown() }
  nonisolated override open func tearDownWithError() throws { try super.tearDownWithError() }
  // These stay on the calling actor, so that `super.setUp()` in a `@MainActor` class does not send the test anywhere.
  // XCTest's own do nothing.
  nonisolated(nonsending) override open func setUp() async throws {}
  nonisolated(nonsending) override open func tearDown() async throws {}

  /// Runs set-up, test and tear-down with a fresh clock.
  nonisolated override open func invokeTest() {
    Self.current = self
    defer { Self.current = nil }
    beginning = VirtualTime.realTime
    ThrownStack.begin()
    beginLimit()
    defer { TestLimit.end() }
    guard Self.isOnVirtualTime else {
      super.invokeTest()
      endExpectations()
      return AttachmentStore.keep(attachments, of: reportedName, hasFailed: hasFailed)
    }
    onMainActor {
      VirtualTime.open()
      Screen.beginNewPhone()
      FailureSink.record = { message, place in
        Self.current?.recordFailure(
          withDescription: message, inFile: place.filePath, atLine: place.line, expected: true)
      }
    }
    PredicateFormat.onUnreadable.withLock { $0 = { SimulatorTestCase.fail($0) } }
    super.invokeTest()
    endExpectations()
    onMainActor {
      FailureSink.record = nil
      RunningApp.current?.terminate()
      VirtualTime.close()
    }
    AttachmentStore.keep(attachments, of: reportedName, hasFailed: hasFailed)
  }

  /// The test plan's time limits: the default and the maximum; nil if there is none.
  nonisolated(unsafe) package static var timeAllowance: (usual: Duration, most: Duration?)?
  private var ownAllowance: Duration?

  /// The time limit of the test in seconds, in full minutes; ten minutes by default. It applies if the test plan sets
  /// limits, from the moment when it is set. A test that takes longer ends its process and fails.
  public final var executionTimeAllowance: TimeInterval {
    get { (ownAllowance ?? Self.timeAllowance?.usual ?? .seconds(600)) / .seconds(1) }
    set {
      ownAllowance = .seconds((max(newValue, 1) / 60).rounded(.up) * 60)
      if Self.current === self { beginLimit() }
    }
  }

  private func beginLimit() {
    if let (usual, most) = Self.timeAllowance {
      let wanted = ownAllowance ?? usual
      TestLimit.begin(reportedName, at: "XCTest", limit: most.map { min($0, wanted) } ?? wanted)
    } else if Self.isOnVirtualTime {
      TestLimit.begin(reportedName, at: "XCTest")
    }
  }

  /// Runs the body of a test, unless its set-up has failed and a failure ends the test.
  final func runBody(_ body: @escaping () throws -> Void) throws {
    guard !isStopping else { return }
    do { try TestBody.run(body) } catch {
      thrownError = error
      throw error
    }
  }

  /// Waits until all expectations are fulfilled, up to the time limit of a test.
  public final func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    wait(for: expectations, timeout: Self.longestWait, enforceOrder: enforceOrder, file: file, line: Int(line))
  }

  /// Waits until all expectations are fulfilled, up to the time limit of a test.
  public nonisolated(nonsending) final func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: Self.longestWait, enforceOrder: enforceOrder, file: file, line: Int(line))
  }

  /// In seconds; a test that takes longer is ended before.
  private static let longestWait: TimeInterval = 86_400

  // MARK: Failures

  /// False ends a test at its first failure; tear-down still runs. True, the default, continues.
  ///
  /// Caveats: Swift cannot unwind a function from inside, so the body of an ended test is abandoned: its `defer` blocks
  /// never run, and its objects stay alive until the process ends. An async test continues to its end.
  nonisolated override open var continueAfterFailure: Bool {
    get { !stopsAfterFailure }
    set { stopsAfterFailure = !newValue }
  }

  nonisolated override open func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    // There is no further message.
    var description = description.hasSuffix(" - ") ? String(description.dropLast(3)) : description
    var location: XCTSourceCodeLocation?
    // XCTest does not know the location of an error that leaves a test.
    let isThrown = filePath == "<EXPR>"
    if isThrown {
      let known = onMainActor { ThrownError.place { description.contains("\($0)") } }
      location =
        known.map { XCTSourceCodeLocation(filePath: $0.filePath, lineNumber: $0.line) }
        ?? ThrownStack.place(of: thrownError, in: self)
      description.trimPrefix("threw error ")
      description = "failed: caught error: \(description)"
    } else if filePath != "<unknown>" {
      location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
    }
    record(
      XCTIssue(
        type: isThrown ? .thrownError : expected ? .assertionFailure : .uncaughtException,
        compactDescription: description, sourceCodeContext: XCTSourceCodeContext(location: location),
        associatedError: isThrown ? thrownError : nil))
    if isThrown { thrownError = nil }
  }

  /// Records an issue, which fails the test unless it is expected. All failures go through here: an override may change
  /// or suppress those it passes on.
  nonisolated open func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    attachments += issue.attachments
    if let expected = expectedFailures.meet(issue) {
      Self.onExpectedFailure?(self, expected)
      return print("\(location.map { "\($0): " } ?? "")expected failure: \(reportedName) : \(expected)")
    }
    hasFailed = true
    Self.onIssue?(self, issue)
    let context = activities.isEmpty ? "" : "\(activities.joined(separator: " > ")): "
    // XCTest on Linux ends the whole process if the test should not continue.
    let stops = stopsAfterFailure
    stopsAfterFailure = false
    tell(
      context + issue.compactDescription, location?.fileURL.path ?? "<unknown>", location?.lineNumber ?? 0,
      isExpected: issue.type != .thrownError && issue.type != .uncaughtException)
    stopsAfterFailure = stops
    stopAfterFailure()
  }

  /// Called for each failure.
  nonisolated(unsafe) package static var onIssue: ((SimulatorTestCase, XCTIssue) -> Void)?
  /// Called for each expected failure.
  nonisolated(unsafe) package static var onExpectedFailure: ((SimulatorTestCase, XCTExpectedFailure) -> Void)?

  /// The expected failures that occurred.
  package final var recordedExpectedFailures: [XCTExpectedFailure] { expectedFailures.recorded }

  /// Called when the block of an expectation has ended.
  final func end(_ expectation: ExpectedFailures.Expectation) {
    if let issue = expectedFailures.end(expectation) { record(issue) }
  }

  private func endExpectations() { for issue in expectedFailures.end() { record(issue) } }

  /// Reports a failure to XCTest.
  func tell(_ description: String, _ filePath: String, _ line: Int, isExpected: Bool) {
    super.recordFailure(withDescription: description, inFile: filePath, atLine: line, expected: isExpected)
  }

  /// Ends the test if failures do so.
  final func stopAfterFailure() {
    guard stopsAfterFailure else { return }
    isStopping = true
    stopIfDue()
  }

  /// Leaves the body if a failure ends the test. This is impossible inside a job; the next call from the body does it.
  final func stopIfDue() {
    let isInsideJob = RunningApp.isBlocking || withUnsafeCurrentTask { $0 != nil }
    if isStopping, TestBody.isRunning, !isInsideJob { TestBody.leave() }
  }

  /// Fails the running test. Without a location, as for a property, it is that of the access in the test.
  static func fail(_ message: String, _ place: (file: StaticString, line: UInt)? = nil) {
    guard let place else {
      guard let current else { return XCTFail(message) }
      let found = TestPlace.ofCaller()
      current.recordFailure(
        withDescription: "failed - \(message)", inFile: found?.file ?? "<unknown>", atLine: found?.line ?? 0,
        expected: true)
      return
    }
    XCTFail(message, file: place.file, line: place.line)
  }

  // MARK: Attachments

  /// Keeps an image or a text with the test; see ``XCTAttachment``.
  public final func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// Runs main-actor code for a caller that is not known to be on the main actor, such as a synchronous test.
func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  precondition(Thread.isMainThread, "XCUITest's API is for the main thread.")
  // In virtual time all jobs run on the main thread, so this is true in an async test of any actor as well, which
  // `MainActor.assumeIsolated` would refuse.
  return try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
