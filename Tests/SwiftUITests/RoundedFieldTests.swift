import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Fields with a border", .simulator(.iPhone15Pro))
struct RoundedFieldTests {
  struct Page: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text).textFieldStyle(.roundedBorder).padding() }
  }

  @Test func `Given a field with a rounded border, when it is tapped, then it takes what is typed`() async throws {
    let screen = await Screen { Page() }
    try await screen.find(.role(.textField)).tap()
    try await screen.settle()
    #expect(screen.isKeyboardShown)
    try await screen.type("Ada")
    #expect(try screen.find(.role(.textField)).value == "Ada")
  }
}
