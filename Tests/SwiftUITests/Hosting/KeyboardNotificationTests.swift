import SimulatorTesting
import SwiftUI
import Testing

/// What apps learn about the keyboard.
@MainActor @Suite("Notifications of the keyboard", .simulator(.iPhone15Pro))
struct KeyboardNotificationTests {
  private struct FieldAndKeyboardHeight: View {
    @State private var name = ""
    @State private var height: CGFloat = 0
    @State private var lines: [String] = []
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        Button("Done") { isFocused = false }
        Text("height \(Int(height))")
        Text(lines.joined(separator: ", "))
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
        height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? -1
        let seconds = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        lines.append("will show in \(seconds ?? 0)")
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardDidShowNotification)) { _ in
        lines.append("did show")
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        lines.append("will hide to \(Int(frame?.minY ?? 0))")
      }
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardDidHideNotification)) { _ in
        lines.append("did hide")
      }
    }
  }

  @Test
  func `Given a field, when it gets and gives up the keyboard, then the app hears where it goes`() async throws {
    // Given
    let screen = await Screen { FieldAndKeyboardHeight() }
    // When
    try await screen.find(.role(.textField)).tap()
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("height 336"))
    #expect(screen.visibleText.contains("will show in 0.25, did show"))
    // When
    try await screen.find(.label("Done")).tap()
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains { $0.hasSuffix("did show, will hide to 852, did hide") })
  }
}
