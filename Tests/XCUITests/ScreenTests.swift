import SimulatorTesting
import SwiftUI
import XCTest

/// SimulatorTesting's own API in tests of XCTest.
final class ScreenTests: XCTestCase {
  @MainActor
  func testAScreenInVirtualTime() async throws {
    let screen = await Screen { Text("Hello").accessibilityIdentifier("greeting") }
    XCTAssertEqual(try screen.find("greeting").label, "Hello")
    try await screen.advance(by: .seconds(10))
    XCTAssertEqual(VirtualTime.now.components.seconds, 10, accuracy: 1)
    XCTAssertThrowsError(try screen.find("nobody"))
  }
}
