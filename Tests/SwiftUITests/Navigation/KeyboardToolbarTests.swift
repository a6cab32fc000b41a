import SimulatorTesting
import SwiftUI

@MainActor @Suite("Toolbars above the keyboard", .simulator(.iPhone15Pro))
struct KeyboardToolbarTests {
  struct FieldWithKeyboardItems: View {
    @State private var name = ""
    @State private var city = ""
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var hasItems = true

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        Text(verbatim: "count \(count)")
        Spacer()
        Text("Bottom")
      }
      .toolbar {
        if hasItems {
          ToolbarItemGroup(placement: .keyboard) {
            Button("More \(count)") { count += 1 }
            Spacer()
            Button("Done") { isFocused = false }
          }
        }
      }
    }
  }

  @Test("given items for the keyboard, then they are above its keys while a field has the focus, act, and change")
  func bar() async throws {
    // Given
    let screen = await Screen { FieldWithKeyboardItems() }
    #expect(!screen.exists(.label("Done")))
    // When
    try await screen.tap(.label("Name"))
    try await screen.settle()
    // Then
    let done = try screen.find(.label("Done")).frame
    let keyboard = try screen.find(.role(.keyboard)).frame
    #expect(done.maxX > 350 && done.minY >= keyboard.minY && done.maxY <= keyboard.minY + 44)
    #expect(try screen.find(.text("Bottom")).frame.maxY < keyboard.minY + 0.01)
    #expect(abs(keyboard.height - (302 + 34 + 44)) < 0.01)
    // When an item is tapped
    try await screen.tap(.label("More 0"))
    try await screen.settle()
    // Then the page and the bar update
    #expect(screen.visibleText.contains("count 1") && screen.exists(.label("More 1")))
    // When the keyboard is dismissed
    try await screen.tap(.label("Done"))
    try await screen.settle()
    #expect(!screen.exists(.role(.keyboard)) && !screen.exists(.label("Done")))
  }

  @Test("given items that come and go, then the keyboard grows and shrinks by their bar")
  func changing() async throws {
    let knob = Knob(false)
    let screen = await Screen { Turned(knob: knob) { FieldWithKeyboardItems(hasItems: $0) } }
    try await screen.tap(.label("Name"))
    try await screen.settle()
    let low = try screen.find(.role(.keyboard)).frame.height
    #expect(abs(low - (302 + 34)) < 0.01)
    knob.value = true
    try await screen.settle()
    #expect(abs(try screen.find(.role(.keyboard)).frame.height - (low + 44)) < 0.01)
    #expect(screen.exists(.label("Done")))
    knob.value = false
    try await screen.settle()
    #expect(try screen.find(.role(.keyboard)).frame.height == low)
    #expect(!screen.exists(.label("Done")))
  }
}
