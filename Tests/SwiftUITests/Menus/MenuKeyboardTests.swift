import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Menus and the keyboard", .simulator(.iPhone15Pro))
struct MenuKeyboardTests {
  private struct FieldAboveLongMenu: View {
    @State private var name = ""
    @State private var said = "nothing"

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Menu("Open") { ForEach(0..<12) { line in Button("Line \(line)") { said = "line \(line)" } } }
        Text(said).accessibilityIdentifier("said")
        Spacer()
      }
    }
  }

  @Test func `Given a keyboard, when a long menu is opened, then it is in front of the keyboard and its lines act`()
    async throws
  {
    // Given
    let screen = await Screen { FieldAboveLongMenu() }
    try await screen.tap(.role(.textField))
    try await screen.settle()
    let keyboard = try #require(screen.keyboardFrame)
    // When
    try await screen.tap(.label("Open"))
    try await screen.settle()
    // Then its last line covers the keyboard, which stays open
    let last = try screen.find(.label("Line 11")).frame
    #expect(last.minY > keyboard.minY && last.height == 44, "\(last) \(keyboard)")
    #expect(screen.isKeyboardShown)
    #expect(isNear(Ink(screen).rgb(last.maxX - 8, last.midY), [246, 246, 246], 2))
    // When it is tapped
    try await screen.tap(.label("Line 11"))
    try await screen.settle()
    // Then its action runs, and nothing covers the keyboard any more
    #expect(try screen.find("said").label == "line 11")
    #expect(Ink(screen).rgb(last.maxX - 8, last.midY) != [246, 246, 246])
    try await screen.type("a")
    #expect(try screen.find(.role(.textField)).value == "a")
  }
}
