import Foundation
import XCTest
import XCUIAutomation

/// Is told how the tests of a process go. That of XCTest on Linux knows neither the class that tests derive from here nor issues.
public protocol XCTestObservation: AnyObject {
  /// Tests are about to begin.
  func testBundleWillStart(_ testBundle: Bundle)
  /// All tests are over.
  func testBundleDidFinish(_ testBundle: Bundle)
  /// Some tests are about to begin, such as those of a class.
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  /// Some tests are over.
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  /// A test is about to begin.
  func testCaseWillStart(_ testCase: ProjectTestCase)
  /// A test is over.
  func testCaseDidFinish(_ testCase: ProjectTestCase)
  /// A test fails.
  func testCase(_ testCase: ProjectTestCase, didRecord issue: XCTIssue)
  /// A test fails as it expected.
  func testCase(_ testCase: ProjectTestCase, didRecord expectedFailure: XCTExpectedFailure)
  /// A test fails.
  func testCase(
    _ testCase: ProjectTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
}

/// Nothing happens unless an observer says otherwise.
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

/// Those who are told how the tests of this process go.
public final class XCTestObservationCenter: @unchecked Sendable {
  /// The one of the process.
  public static let shared = XCTestObservationCenter()

  private let lock = NSLock()
  private var observers: [any XCTestObservation] = []
  private var relay: Relay?

  private init() {}

  /// Adds one who is told from now on, and is kept.
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

  /// Tells one nothing more.
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

  /// Is told by XCTest.
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
