import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("How wide buttons are", .simulator(.iPhoneSE))
struct ButtonSizingTests {
  @Test func `Given bordered buttons, when they are flexible, then they are as wide as there is room`() async throws {
    // Given a button that fits its label and a flexible one
    let screen = await Screen {
      VStack {
        Button("Fitted") {}.accessibilityIdentifier("fitted").buttonSizing(.fitted)
        Button("Flexible") {}.accessibilityIdentifier("flexible").buttonSizing(.flexible)
      }
      .buttonStyle(.bordered).frame(width: 300)
    }
    try await screen.settle()
    // Then only the flexible one fills the width, and both have the same height
    let fitted = try screen.find("fitted").frame
    let flexible = try screen.find("flexible").frame
    #expect(fitted.width < 150)
    #expect(abs(flexible.width - 300) < 0.5)
    #expect(abs(flexible.height - fitted.height) < 0.5)
  }
}
