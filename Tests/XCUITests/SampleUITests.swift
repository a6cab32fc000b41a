import XCTest

// Written as for Xcode: this code does not know that there is no iPhone.
final class SampleUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testTapping() throws {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(app.buttons["Add"].waitForExistence(timeout: 5))
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count 2")
    XCTAssertTrue(app.staticTexts["Count 2"].exists)
    XCTAssertFalse(app.buttons["Never"].isEnabled)
    app.buttons["Never"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count 2")
  }

  func testWaitingTakesVirtualTime() {
    let app = XCUIApplication()
    app.launch()
    let arrived = app.staticTexts["Arrived"]
    app.buttons["fetch"].tap()
    XCTAssertFalse(arrived.waitForExistence(timeout: 2))
    XCTAssertTrue(arrived.waitForExistence(timeout: 2))
    XCTAssertFalse(arrived.waitForNonExistence(timeout: 2))
    XCTAssertTrue(arrived.waitForNonExistence(timeout: 60))
  }

  func testWaitingForAProperty() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["fetch"].tap()
    XCTAssertTrue(app.staticTexts["Arrived"].wait(for: \.label, toEqual: "Arrived", timeout: 5))
    XCTAssertTrue(app.staticTexts["Arrived"].wait(for: \.exists, toEqual: false, timeout: 5))
    XCTAssertFalse(app.staticTexts["count"].wait(for: \.label, toEqual: "Count 1", timeout: 1))
  }

  func testExpectationsShowFramesToo() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["fetch"].tap()
    let exists = NSPredicate(format: "exists == true")
    let arrives = XCTNSPredicateExpectation(predicate: exists, object: app.staticTexts["Arrived"])
    XCTAssertEqual(XCTWaiter().wait(for: [arrives], timeout: 10), .completed)
    let leaves = expectation(for: NSPredicate(format: "exists == false"), evaluatedWith: app.staticTexts["Arrived"])
    wait(for: [leaves], timeout: 10)
  }

  func testGestures() {
    let app = XCUIApplication()
    app.launch()
    app.staticTexts["Touch me"].doubleTap()
    XCTAssertEqual(app.staticTexts["gesture"].label, "double tap")
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 1, dy: 1)).tap()
    let middle = app.buttons["Add"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    XCTAssertEqual(middle.screenPoint.x, app.buttons["Add"].frame.midX)
    middle.tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count 1")
    app.buttons["Add"].press(forDuration: 1)
    XCTAssertEqual(app.staticTexts["count"].label, "Count 2")
  }

  func testScrolling() {
    let app = XCUIApplication()
    app.launch()
    let list = app.scrollViews["list"]
    XCTAssertTrue(list.buttons["row-0"].isHittable)
    list.swipeUp()
    XCTAssertFalse(list.buttons["row-0"].isHittable)
    list.swipeDown(velocity: .fast)
    XCTAssertTrue(list.buttons["row-0"].isHittable)
    let from = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9))
    from.press(forDuration: 0.05, thenDragTo: from.withOffset(CGVector(dx: 0, dy: -150)))
    let top = list.buttons["row-5"].frame.minY
    from.press(forDuration: 0.05, thenDragTo: from.withOffset(CGVector(dx: 0, dy: -80)))
    XCTAssertEqual(list.buttons["row-5"].frame.minY, top - 70, accuracy: 20)
  }

  func testTappingScrollsIntoView() {
    let app = XCUIApplication()
    app.launch()
    let hidden = app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'row-' AND hittable == NO")).firstMatch
    let identifier = hidden.identifier
    XCTAssertTrue(identifier.hasPrefix("row-"))
    app.buttons[identifier].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count \(identifier.dropFirst(4))")
  }

  func testQueries() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertGreaterThan(app.scrollViews["list"].buttons.count, 3)
    XCTAssertEqual(app.scrollViews.count, 1)
    XCTAssertEqual(app.windows.count, 1)
    XCTAssertEqual(app.scrollViews.element.identifier, "list")
    XCTAssertEqual(app.buttons.element(boundBy: 0).label, "Add")
    XCTAssertEqual(app.buttons.firstMatch.label, "Add")
    XCTAssertEqual(app.scrollViews.containing(.button, identifier: "row-1").element.identifier, "list")
    XCTAssertEqual(app.scrollViews.containing(.button, identifier: "Add").count, 0)
    XCTAssertEqual(app.descendants(matching: .any)["fetch"].elementType, .button)
    let rowButtons = app.scrollViews["list"].children(matching: .other).element.children(matching: .button)
    XCTAssertEqual(rowButtons.element(boundBy: 2).label, "Row 2")
    XCTAssertEqual(app.buttons.element(matching: .button, identifier: "Fetch").identifier, "fetch")
    XCTAssertEqual(app.buttons.allElementsBoundByIndex.map(\.label).prefix(2), ["Add", "Never"])
    let rows = app.buttons.matching(NSPredicate(format: "label LIKE[c] %@ && enabled == YES", "row ?"))
    XCTAssertEqual(rows.count, 10)
    XCTAssertEqual(app.tables.count, 0)
  }

  func testLaunchArgumentsAndEnvironmentReachTheApp() {
    let app = XCUIApplication()
    app.launchArguments = ["-uitest", "-mode", "compact"]
    app.launchEnvironment["GREETING"] = "hello"
    app.launch()
    XCTAssertEqual(app.staticTexts["arguments"].label, "-uitest -mode compact")
    XCTAssertEqual(CommandLine.arguments.dropFirst(), ["-uitest", "-mode", "compact"])
    XCTAssertEqual(app.staticTexts["greeting"].label, "hello")
    XCTAssertEqual(app.staticTexts["mode"].label, "compact")
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.buttons["Add"].exists)
    XCUIApplication().launch()
    XCTAssertEqual(app.staticTexts["greeting"].label, "no greeting")
    XCTAssertEqual(app.staticTexts["mode"].label, "no mode")
  }

  func testLaunchingAgainBeginsAnew() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Add"].tap()
    app.activate()
    XCTAssertEqual(app.staticTexts["count"].label, "Count 1")
    app.launch()
    XCTAssertEqual(app.staticTexts["count"].label, "Count 0")
  }

  func testTheDevice() {
    let app = XCUIApplication()
    app.launch()
    let upright = app.frame
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.frame.width, upright.height)
    XCUIDevice.shared.orientation = .portrait
    XCTAssertEqual(app.frame, upright)
    XCUIDevice.shared.appearance = .dark
    XCTAssertEqual(app.staticTexts["scheme"].label, "dark")
  }

  func testScreenshots() throws {
    let app = XCUIApplication()
    app.launch()
    let screen = XCUIScreen.main.screenshot()
    let button = app.buttons["Add"].screenshot()
    XCTAssertEqual(screen.pngRepresentation.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
    XCTAssertLessThan(button.image.size.width, screen.image.size.width)
    XCTContext.runActivity(named: "Keep what was seen") { activity in
      let attachment = XCTAttachment(screenshot: button)
      attachment.name = "Add button"
      attachment.lifetime = .deleteOnSuccess
      activity.add(attachment)
      add(XCTAttachment(string: app.debugDescription))
    }
  }
}

final class TypingUITests: XCTestCase {
  func testTypingOnTheKeyboard() {
    let app = XCUIApplication()
    app.launch()
    let field = app.textFields["name"]
    XCTAssertEqual(field.placeholderValue, "Your name")
    XCTAssertFalse(field.hasFocus)
    field.tap()
    XCTAssertTrue(field.hasFocus)
    XCTAssertTrue(app.keyboards.element.exists)
    field.typeText("Ada Lovelace 1815")
    XCTAssertEqual(field.value as? String, "Ada Lovelace 1815")
    app.typeText("!")
    XCTAssertEqual(field.value as? String, "Ada Lovelace 1815!")
  }

  func testTheHomeButtonAndBack() {
    let app = XCUIApplication()
    app.launch()
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
    XCTAssertEqual(app.staticTexts["stays"].label, "Stays in the background: 1")
    app.buttons["Add"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count 1")
  }
}

@MainActor
final class MainActorUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testAClassOfTheMainActor() {
    app.buttons["Add"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count 1")
  }
}

final class AsyncUITests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() async throws {
    app = XCUIApplication()
    app.launch()
  }

  @MainActor
  func testAsyncOnTheMainActor() async throws {
    app.buttons["fetch"].tap()
    try await Task.sleep(for: .seconds(4))
    XCTAssertTrue(app.staticTexts["Arrived"].exists)
  }

  func testAsyncElsewhere() async throws {
    app.buttons["Add"].tap()
    try await Task.sleep(for: .seconds(1))
    XCTAssertEqual(app.staticTexts["count"].label, "Count 1")
  }
}
