import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Looking for words in texts", .simulator(.iPhone15Pro))
struct FindNavigatorTests {
  struct FindableEditor: View {
    @ObservedObject var text: Knob<String>
    @State var isFinding = false
    var isDisabled = false
    var keeps = false

    var body: some View {
      VStack {
        Button("Look") { isFinding = true }
        TextEditor(text: $text.value)
          .findNavigator(isPresented: $isFinding)
          .findDisabled(isDisabled)
          .replaceDisabled(keeps)
        Text(verbatim: "finding \(isFinding)")
      }
    }
  }

  private let field = Query.label("Find").and(.role(.textField))

  @Test func `Given a text, when words are looked for, then their places are counted and gone through`() async throws {
    // Given
    let screen = await Screen { FindableEditor(text: Knob("one two ONE\nöne")) }
    #expect(!screen.exists(field))
    // When
    try await screen.tap(.label("Look"))
    try await screen.settle()
    try await screen.type("one", into: field)
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("1 of 3"))
    // When
    try await screen.tap(.label("Previous"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("3 of 3"))
    // When
    try await screen.tap(.label("Next"))
    try await screen.tap(.label("Done"))
    try await screen.settle()
    // Then
    #expect(!screen.exists(field) && screen.visibleText.contains("finding false"))
  }

  @Test func `Given what was found, when it is replaced, then the text has the other words`() async throws {
    // Given
    let text = Knob("one two one")
    let screen = await Screen { FindableEditor(text: text, isFinding: true) }
    try await screen.settle()
    try await screen.type("one", into: field)
    // When
    try await screen.tap(.label("Find and Replace"))
    try await screen.settle()
    try await screen.type("three", into: .label("Replace").and(.role(.textField)))
    try await screen.tap(.label("Replace").and(.role(.button)))
    try await screen.settle()
    // Then
    #expect(text.value == "three two one")
    // When
    try await screen.tap(.label("All"))
    try await screen.settle()
    // Then
    #expect(text.value == "three two three")
  }

  @Test func `Given that nothing may be looked for or replaced, then there is no bar, or none to replace`()
    async throws
  {
    let none = await Screen { FindableEditor(text: Knob("one"), isFinding: true, isDisabled: true) }
    try await none.settle()
    #expect(!none.exists(field))
    let keeping = await Screen { FindableEditor(text: Knob("one"), isFinding: true, keeps: true) }
    try await keeping.settle()
    #expect(keeping.exists(field) && !keeping.exists(.label("Find Options")))
  }

  @Test func `Given a view of an app's own, then it knows what is said about looking for words`() async throws {
    struct Known: View {
      @Environment(\.findContext) private var find
      var body: some View {
        Text(verbatim: find.map { "\($0.isPresented?.wrappedValue ?? false) \($0.supportsReplace)" } ?? "nothing")
      }
    }
    let screen = await Screen {
      VStack {
        Known()
        Known().findNavigator(isPresented: .constant(true)).replaceDisabled()
        Known().findDisabled()
      }
    }
    #expect(screen.visibleText == ["false true", "true false", "nothing"])
  }
}
