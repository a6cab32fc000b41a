import XCTest

final class PetListUITests: XCTestCase {
  func testChoosing() {
    let app = XCUIApplication()
    app.launch()
    app.swipeUp()
    app.buttons["pet-20"].tap()
    XCTAssertTrue(app.staticTexts["You chose pet 20"].waitForExistence(timeout: 1))
  }
}
