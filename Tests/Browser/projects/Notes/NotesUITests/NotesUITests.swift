import XCTest

final class NotesUITests: XCTestCase {
  func testANoteIsOpenedAndLeft() {
    XCTAssertEqual(name, "-[NotesUITests testANoteIsOpenedAndLeft]")
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.navigationBars["Notes"].exists)
    app.navigationBars.buttons["New"].tap()
    app.staticTexts["Eggs"].tap()
    XCTAssertTrue(app.staticTexts["2 buttons, mark 7"].waitForExistence(timeout: 2))
    app.buttons["Shout"].tap()
    XCTAssertTrue(app.staticTexts["EGGS"].exists)
    app.buttons["Done"].tap()
    XCTAssertTrue(app.navigationBars.buttons["New"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.navigationBars.buttons["New"].isEnabled)
  }
}
