import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Views inside what has the focus", .simulator(.iPhoneSE, .init(hasHardwareKeyboard: true)))
struct FocusedAncestorTests {
  private struct Echo: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(verbatim: "\(name) \(isFocused)") }
  }

  @Test func `Given views that can have the focus, when it moves, then the views inside know`() async throws {
    // Given
    let screen = await Screen {
      VStack {
        Echo(name: "first").focusable()
        Echo(name: "second").focusable()
        Echo(name: "third")
      }
    }
    #expect(screen.visibleText == ["first false", "second false", "third false"])
    // When
    try await screen.press(.tab)
    try await screen.settle()
    // Then
    #expect(screen.visibleText == ["first true", "second false", "third false"])
    // When
    try await screen.press(.tab)
    try await screen.settle()
    // Then
    #expect(screen.visibleText == ["first false", "second true", "third false"])
  }
}
