import SimulatorTesting
import SwiftUI

/// What failure messages contain, and what they leave out.
@MainActor @Suite("Failure reports", .simulator(.iPhoneSE))
struct FailureReportTests {
  struct FieldAndMovingButton: View {
    @State private var name = ""
    @State private var isOn = false
    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Button("OK") { withAnimation(.linear(duration: 600)) { isOn.toggle() } }
        Color.red.frame(width: isOn ? 100 : 20, height: 20)
      }
    }
  }

  @Test("a list of what is on the screen leaves the keyboard's keys out")
  func keyboard() async throws {
    let screen = await Screen { FieldAndMovingButton() }
    try await screen.tap("name")
    try await screen.settle()
    #expect(screen.isKeyboardShown)
    let message = #expect(throws: ScreenError.self) { try screen.find("nobody") }.map { "\($0)" } ?? ""
    #expect(message.contains("id \"name\""))
    #expect(message.contains("keyboard"))
    #expect(!message.contains("\"q\"") && !message.contains("keyboard.space"))
    #expect(message.split(separator: "\n").count < 12)
    #expect(!screen.describeTree().contains("keyboard.space"))
    // Keys are found all the same, and listed if a test asks for one.
    #expect(screen.exists("keyboard.space"))
    let near = #expect(throws: ScreenError.self) { try screen.find("keyboard.spaec") }.map { "\($0)" } ?? ""
    #expect(near.contains("id \"keyboard.space\""))
  }

  @Test("a wait in vain says what keeps the screen busy")
  func wait() async throws {
    let screen = await Screen { FieldAndMovingButton() }
    try await screen.tap(.label("OK"))
    let error = await #expect(throws: ScreenError.self) {
      try await screen.wait("a miracle", limit: .milliseconds(100)) { false }
    }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.hasPrefix("Timed out waiting for a miracle. The screen is not at rest: animations:"), "\(message)")
    #expect(message.contains("FieldAndMovingButton"))
  }
}
