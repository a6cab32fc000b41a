import UIKit
import XCTest

@testable import Notes

final class NotesTests: XCTestCase {
  @MainActor func testAControllerOfTheStoryboardHasItsOutlets() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: NoteController.self))
    let page = try XCTUnwrap(storyboard.instantiateViewController(withIdentifier: "note") as? NoteController)
    XCTAssertNil(page.label)
    page.loadViewIfNeeded()
    XCTAssertNotNil(page.label)
    XCTAssertEqual(page.buttons.map { $0.title(for: .normal) }, ["Shout", "Done"])
    XCTAssertEqual(page.mark, 7)
  }
}
