import XCTest

final class LandingPageUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
    app.launchArguments = ["-landing-page"]
  }

  @MainActor
  func testAFailedLoadCanBeTriedAgain() throws {
    app.launchEnvironment["FAILURES"] = "1"
    app.launch()
    let retry = app.buttons["landingPage.retryButton"]
    XCTAssertTrue(retry.waitForExistence(timeout: 5))
    retry.tap()
    XCTAssertTrue(app.buttons["landingPage.announcementCard.0"].waitForExistence(timeout: 5))
    XCTAssertFalse(retry.exists)
  }

  @MainActor
  func testScrollingThroughThePage() throws {
    app.launchEnvironment["ANNOUNCEMENTS"] = "100"
    app.launch()
    let cards = app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH %@", "landingPage.announcementCard."))
    XCTAssertTrue(cards.firstMatch.waitForExistence(timeout: 5))
    let lostPet = app.buttons["landingPage.lostPetButton"]
    XCTAssertTrue(lostPet.isHittable)
    for _ in 0..<10 where lostPet.isHittable { app.swipeUp() }
    XCTAssertFalse(lostPet.isHittable)
    for _ in 0..<10 where !lostPet.isHittable { app.swipeDown() }
    XCTAssertTrue(lostPet.isHittable)
  }

  @MainActor
  func testAnEmptyPage() throws {
    app.launchEnvironment["ANNOUNCEMENTS"] = "0"
    app.launch()
    XCTAssertTrue(app.descendants(matching: .any)["landingPage.emptyState"].waitForExistence(timeout: 5))
  }
}
