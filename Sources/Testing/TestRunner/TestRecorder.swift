import Foundation
import Glibc
import Projects
import VirtualTime
import XCTest
import XCUIAutomation

/// Reports each test as XCTest does, and writes the result immediately, so that a crash preserves earlier results.
final class TestRecorder: NSObject, XCTestObservation {
  private let file: FileHandle
  private var failures: [String] = []
  private var start = 0.0

  /// - Throws: an error of the file system.
  init(_ events: URL) throws {
    try Data().write(to: events)
    file = try FileHandle(forWritingTo: events)
    super.init()
  }

  func testCaseWillStart(_ test: XCTestCase) {
    failures = []
    start = VirtualTime.realTime
    say("Test Case '\(Self.name(of: test))' started")
    write(TestEvent(began: .init(Self.test(test), time: start)))
  }

  func testCase(
    _ test: XCTestCase, didFailWithDescription description: String, inFile file: String?, atLine line: Int
  ) {
    let isKnown = file.map { $0 != "<EXPR>" && $0 != "<unknown>" } ?? false
    let place = isKnown ? "\(file ?? ""):\(line): " : ""
    failures.append(place + description)
    say("\(place)error: \(Self.name(of: test)) : \(description)")
  }

  func testCaseDidFinish(_ test: XCTestCase) {
    let duration = VirtualTime.realTime - start
    let isSkipped = failures.isEmpty && test.testRun?.hasBeenSkipped == true
    let outcome = isSkipped ? "skipped" : failures.isEmpty ? "passed" : "failed"
    say("Test Case '\(Self.name(of: test))' \(outcome) (\(String(format: "%.3f", duration)) seconds)")
    write(
      TestEvent(
        ended: TestResult(
          Self.test(test), duration: duration, failures: failures, expectedFailures: Self.expectedFailures(of: test),
          isSkipped: isSkipped)))
  }

  private static func expectedFailures(of test: XCTestCase) -> [String] {
    (test as? SimulatorTestCase)?.recordedExpectedFailures.map { failure in
      let place = failure.issue.sourceCodeContext.location.map { "\($0): " } ?? ""
      return place + failure.description
    } ?? []
  }

  private static func name(of test: XCTestCase) -> String {
    (test as? SimulatorTestCase)?.reportedName ?? test.name
  }

  /// The class knows its module.
  private static func test(_ test: XCTestCase) -> TestRun.Test {
    let parts = String(reflecting: type(of: test)).split(separator: ".", maxSplits: 1).map(String.init)
    let method = (test as? SimulatorTestCase)?.method ?? test.name
    return TestRun.Test(module: parts[0], type: parts.last ?? "", name: method)
  }

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  private func write(_ event: TestEvent) {
    guard let line = try? JSONEncoder().encode(event) else { return }
    try? file.write(contentsOf: line + Data("\n".utf8))
  }
}
