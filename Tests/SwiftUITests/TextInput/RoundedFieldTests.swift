import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Fields with a border", .simulator(.iPhone15Pro))
struct RoundedFieldTests {
  struct RoundedField: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text).textFieldStyle(.roundedBorder).padding() }
  }

  @Test func `Given a field with a rounded border, when it is tapped, then it takes what is typed`() async throws {
    let screen = await Screen { RoundedField() }
    try await screen.find(.role(.textField)).tap()
    try await screen.settle()
    #expect(screen.isKeyboardShown)
    try await screen.type("Ada")
    #expect(try screen.find(.role(.textField)).value == "Ada")
  }

  struct LazyFields: View {
    @State private var texts = Array(repeating: "", count: 40)
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(texts.indices, id: \.self) {
            TextField("Name", text: $texts[$0]).textFieldStyle(.roundedBorder).accessibilityIdentifier("field.\($0)")
          }
        }
      }
    }
  }

  @Test func `Given such fields in a lazy stack, when one is tapped, then it takes what is typed`() async throws {
    let screen = await Screen { LazyFields() }
    for name in ["field.1", "field.30"] {
      try await screen.scroll(to: .identifier(name))
      try await screen.find(.identifier(name)).tap()
      try await screen.settle()
      try await screen.type("Ada")
      #expect(try screen.find(.identifier(name)).value == "Ada")
      try await screen.dismissKeyboard()
      try await screen.settle()
    }
  }
}
