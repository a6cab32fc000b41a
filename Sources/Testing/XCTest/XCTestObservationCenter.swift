import Foundation
import XCTest
import XCUIAutomation

/// Observes the tests of a project. The protocol of XCTest on Linux knows neither the base class of tests here nor
/// issues.
public protocol XCTestObservation: AnyObject {
  /// Called before the tests.
  func testBundleWillStart(_ testBundle: Bundle)
  /// Called after all tests.
  func testBundleDidFinish(_ testBundle: Bundle)
  /// Called before a suite of tests, such as those of a class.
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  /// Called after a suite of tests.
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  /// Called before a test.
  func testCaseWillStart(_ testCase: ProjectTestCase)
  /// Called after a test.
  func testCaseDidFinish(_ testCase: ProjectTestCase)
  /// Called when a test fails.
  func testCase(_ testCase: ProjectTestCase, didRecord issue: XCTIssue)
  /// Called when a test fails as expected.
  func testCase(_ testCase: ProjectTestCase, didRecord expectedFailure: XCTExpectedFailure)
  /// Called when a test fails.
  func testCase(
    _ testCase: ProjectTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
}

/// Default implementations that do nothing.
extension XCTestObservation {
  public func testBundleWillStart(_ testBundle: Bundle) {}
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  public func testCaseWillStart(_ testCase: ProjectTestCase) {}
  public func testCaseDidFinish(_ testCase: ProjectTestCase) {}
  public func testCase(_ testCase: ProjectTestCase, didRecord issue: XCTIssue) {}
  public func testCase(_ testCase: ProjectTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  public func testCase(
    _ testCase: ProjectTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
}

/// The observers of this process's tests.
public final class XCTestObservationCenter: @unchecked Sendable {
  /// The shared instance of the process.
  public static let shared = XCTestObservationCenter()

  private let lock = NSLock()
  private var observers: [any XCTestObservation] = []
  private var relay: Relay?

  private init() {}

  /// Adds an observer and retains it.
  public func addTestObserver(_ testObserver: any XCTestObservation) {
    let isFirst = lock.withLock {
      observers.append(testObserver)
      defer { relay = relay ?? Relay() }
      return relay == nil
    }
    guard isFirst, let relay else { return }
    PlainTestObservationCenter.shared.addTestObserver(relay)
    SimulatorTestCase.onIssue = { test, issue in
      Self.shared.tell(of: test) { $0.testCase($1, didRecord: issue) }
    }
    SimulatorTestCase.onExpectedFailure = { test, failure in
      Self.shared.tell(of: test) { $0.testCase($1, didRecord: failure) }
    }
  }

  /// Removes an observer.
  public func removeTestObserver(_ testObserver: any XCTestObservation) {
    lock.withLock { observers.removeAll { $0 === testObserver } }
  }

  fileprivate func tell(_ body: (any XCTestObservation) -> Void) {
    // They may add and remove some.
    for observer in lock.withLock({ observers }) { body(observer) }
  }

  fileprivate func tell(of test: PlainTestCase, _ body: (any XCTestObservation, ProjectTestCase) -> Void) {
    guard let test = test as? ProjectTestCase else { return }
    tell { body($0, test) }
  }

  /// Forwards XCTest's notifications.
  private final class Relay: PlainTestObservation {
    private var center: XCTestObservationCenter { .shared }

    func testBundleWillStart(_ testBundle: Bundle) { center.tell { $0.testBundleWillStart(testBundle) } }
    func testBundleDidFinish(_ testBundle: Bundle) { center.tell { $0.testBundleDidFinish(testBundle) } }
    func testSuiteWillStart(_ testSuite: XCTestSuite) { center.tell { $0.testSuiteWillStart(testSuite) } }
    func testSuiteDidFinish(_ testSuite: XCTestSuite) { center.tell { $0.testSuiteDidFinish(testSuite) } }
    func testCaseWillStart(_ testCase: PlainTestCase) {
      center.tell(of: testCase) { $0.testCaseWillStart($1) }
    }
    func testCaseDidFinish(_ testCase: PlainTestCase) {
      center.tell(of: testCase) { $0.testCaseDidFinish($1) }
    }
    func testCase(
      _ testCase: PlainTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      center.tell(of: testCase) {
        $0.testCase($1, didFailWithDescription: description, inFile: filePath, atLine: lineNumber)
      }
    }
  }
}
