import XCTest

@testable import XCUIAutomation

/// A test whose failures are collected, and examined when it is over.
class KeptFailuresTestCase: XCTestCase {
  private(set) var failures: [(description: String, file: String, line: Int)] = []
  /// Checks the collected failures.
  var check: () -> Void = {}
  private var isOver = false

  override func tell(_ description: String, _ filePath: String, _ line: Int, isExpected: Bool) {
    if isOver { return super.tell(description, filePath, line, isExpected: isExpected) }
    failures.append((description, filePath, line))
  }

  nonisolated override func invokeTest() {
    super.invokeTest()
    isOver = true
    check()
  }
}
