import Kiosk
import SimulatorTesting
import SwiftUI

@MainActor @Suite(.simulator(.iPhone15Pro))
struct KioskViewTests {
  @Test func whatIsSoldIsListed() async throws {
    let screen = await Screen { KioskView().environment(\.currency, "CHF") }

    try await screen.tap("sell")
    try await screen.tap("sell")

    #expect(screen.visibleText.contains("Kiosk (CHF)"))
    #expect(screen.visibleText.contains("Tea 2"))
  }

  @Test func theKioskClosesAfterAMinuteThatTakesNoTime() async throws {
    let screen = await Screen { KioskView() }
    #expect(screen.visibleText.contains("Open"))

    try await screen.advance(by: .seconds(61))

    #expect(screen.visibleText.contains("Closed"))
  }
}
