import SimulatorTesting
import SwiftUI
import XCTest

@testable import XCUIAutomation

/// A test whose failures are collected until tear-down.
class FailingTestCase: XCTestCase {
  private(set) var messages: [String] = []
  /// The files in which they happened.
  private(set) var files: [String] = []
  private var isOver = false
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    app.launch()
  }

  /// Checks the messages.
  func check() {}

  override func tearDown() {
    isOver = true
    check()
    super.tearDown()
  }

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard !isOver else {
      return super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    messages.append(description)
    files.append(filePath)
    stopAfterFailure()
  }

  func assertMessage(
    _ parts: String..., count: Int = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(messages.count, count, "\(messages)", file: file, line: line)
    for part in parts {
      XCTAssertTrue(messages.first?.contains(part) ?? false, "\(part) is not in \(messages)", file: file, line: line)
    }
  }
}

final class NotFoundUITests: FailingTestCase {
  func testTap() { app.buttons["Fletch"].tap() }

  override func check() {
    assertMessage(
      "Failed to tap app.buttons[\"Fletch\"]: No matches found for app.buttons[\"Fletch\"].",
      "Nearest:\n  button \"fetch\": app.buttons[\"fetch\"]",
      "  Window, {{0.0, 0.0}, {393.0, 852.0}}", "identifier: 'fetch', label: 'Fetch'")
  }
}

final class AmbiguousUITests: FailingTestCase {
  func testTap() { app.scrollViews["list"].buttons.element.tap() }

  override func check() {
    assertMessage(
      "Multiple matching elements found for app.scrollViews[\"list\"].buttons:", "identifier: 'row-0', label: 'Row 0'")
  }
}

final class CoveredUITests: FailingTestCase {
  func testTap() {
    app.buttons["Cover"].tap()
    XCTAssertFalse(app.buttons["Under"].isHittable)
    app.buttons["Under"].tap()
  }

  override func check() {
    assertMessage("Failed to tap app.buttons[\"Under\"]: A finger cannot touch it: it is covered by")
    XCTAssertEqual(app.staticTexts["count"].label, "Count 0")
  }
}

final class AttributeUITests: FailingTestCase {
  func testLabel() {
    XCTContext.runActivity(named: "Read") { _ in XCTAssertEqual(app.staticTexts["nobody"].label, "") }
  }

  override func check() {
    assertMessage("Failed to get the label of app.staticTexts[\"nobody\"]: No matches found")
    XCTAssertEqual(files, [#filePath])
  }
}

final class UnreadablePredicateUITests: FailingTestCase {
  func testCount() {
    XCTAssertEqual(app.buttons.matching(NSPredicate(format: "label RESEMBLES 'x'")).count, 0)
  }

  override func check() {
    assertMessage("The predicate \"label RESEMBLES 'x'\" cannot be read: ", "RESEMBLES", "not a known comparison")
  }
}

final class StoppedUITests: FailingTestCase {
  nonisolated(unsafe) private static var steps: [String] = []

  override func setUpWithError() throws {
    Self.steps = []
    continueAfterFailure = false
  }

  @MainActor func testGoesNoFurther() throws {
    Self.steps.append("before")
    app.buttons["nobody"].tap()
    Self.steps.append("after")
  }

  func testGoesNoFurtherAfterAnAssertion() {
    Self.steps.append("before")
    XCTAssertTrue(app.buttons["nobody"].exists)
    Self.steps.append("after")
  }

  override func check() {
    XCTAssertEqual(messages.count, 1)
    XCTAssertEqual(Self.steps, ["before"])
    app.buttons["Add"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count 1", "The app goes on for tear-down")
  }
}

final class FailedSetUpUITests: FailingTestCase {
  nonisolated(unsafe) private static var hasRun = false

  override func setUpWithError() throws {
    continueAfterFailure = false
    XCTFail("not ready")
  }

  func testDoesNotRun() { Self.hasRun = true }

  override func check() {
    assertMessage("not ready")
    XCTAssertFalse(Self.hasRun)
  }
}

final class NothingToLaunchUITests: FailingTestCase {
  override class func rootView(for launch: AppLaunch) throws -> any View { throw CocoaError(.featureUnsupported) }

  func testNothing() {}

  override func check() { assertMessage("Failed to launch the app: ") }
}

final class UnfocusedUITests: FailingTestCase {
  func testTyping() { app.textFields["name"].typeText("Ada") }

  override func check() {
    assertMessage(
      "Failed to type into app.textFields[\"name\"]: Neither it nor anything inside it has keyboard focus")
  }
}

/// An issue that SimulatorTesting records is a failure in XCTest tests too.
final class UnstableUITests: FailingTestCase {
  @MainActor
  func testDrift() async throws {
    final class Model: ObservableObject {
      @Published var height: CGFloat = 20
    }
    struct RowBelowColor: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: model.height)
          Text("Row").accessibilityIdentifier("row")
        }
      }
    }
    let model = Model()
    let screen = await Screen { RowBelowColor(model: model) }
    try await screen.expectStable("row") { model.height = 40 }
  }

  override func check() {
    assertMessage("identifier \"row\" did not stay where it was: drifted by (x +0.00, y +10.00) points")
  }
}

/// An error that leaves a test is a failure at the call that threw it.
final class ThrownErrorTests: XCTestCase {
  private var failures: [(description: String, file: String, line: Int)] = []
  private var isOver = false
  private var line = 0

  override func tell(_ description: String, _ filePath: String, _ line: Int, isExpected: Bool) {
    if isOver { return super.tell(description, filePath, line, isExpected: isExpected) }
    failures.append((description, filePath, line))
  }

  @MainActor
  func testThrownByACall() async throws {
    let screen = await Screen { Text("Hello") }
    line = #line + 1
    try await screen.tap("nobody")
  }

  override func tearDown() {
    isOver = true
    XCTAssertEqual(failures.map(\.line), [line])
    XCTAssertEqual(failures.first?.file, #filePath)
    XCTAssertTrue(failures.first?.description.contains("Not found: identifier \"nobody\"") ?? false, "\(failures)")
    super.tearDown()
  }
}
