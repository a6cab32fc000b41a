import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Tokens of a search", .simulator(.iPhoneSE))
struct SearchTokenTests {
  struct Fruit: Identifiable {
    let id: String
    var name: String
  }

  final class Model: ObservableObject {
    @Published var text = ""
    @Published var tokens = [Fruit(id: "a", name: "Apple"), Fruit(id: "p", name: "Pear")]
    @Published var offered = [Fruit(id: "b", name: "Banana")]
    var names: [String] { tokens.map(\.name) }
  }

  struct FruitTokens: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        Text("Fruit").searchable(text: $model.text, tokens: $model.tokens, prompt: "Find") { Text($0.name) }
          .searchSuggestions { Text("A cherry").searchCompletion(Fruit(id: "c", name: "Cherry")) }
      }
    }
  }

  @Test func `Given tokens, then they stand before the text, and the delete key takes the last after the text`()
    async throws
  {
    // Given a search with two tokens
    let model = Model()
    let screen = await Screen { FruitTokens(model: model) }
    try await screen.settle()
    let field = try screen.find(.role(.textField)).frame
    #expect(try screen.find(.label("Apple")).frame.maxX <= screen.find(.label("Pear")).frame.minX)
    #expect(try screen.find(.label("Pear")).frame.maxX <= field.minX)
    // When a letter is typed and deleted
    try await screen.tap(.role(.textField))
    try await screen.settle()
    try await screen.type("x")
    try await screen.press(.delete)
    try await screen.settle()
    // Then the tokens stay
    #expect(model.text == "")
    #expect(model.names == ["Apple", "Pear"])
    // When the key is pressed again, then the last token is deleted
    try await screen.press(.delete)
    try await screen.settle()
    #expect(model.names == ["Apple"])
    #expect(!screen.exists(.label("Pear")))
  }

  @Test func `Given a suggested token, when it is tapped, then it takes the place of what was typed`() async throws {
    // Given a search with some text
    let model = Model()
    let screen = await Screen { FruitTokens(model: model) }
    try await screen.settle()
    try await screen.tap(.role(.textField))
    try await screen.settle()
    try await screen.type("ch")
    try await screen.settle()
    // When the suggestion is tapped
    try await screen.tap(.label("A cherry"))
    try await screen.settle()
    // Then the token replaces the text
    #expect(model.text == "")
    #expect(model.names == ["Apple", "Pear", "Cherry"])
    // When the search is cancelled, then tokens and text are gone
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    #expect(model.names.isEmpty)
  }

  struct OfferedTokens: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        Text("Fruit")
          .searchable(text: $model.text, tokens: $model.tokens, suggestedTokens: $model.offered) { Text($0.name) }
      }
    }
  }

  @Test func `Given tokens that the search offers, then they are there while the person searches`() async throws {
    // Given a search that is not active
    let model = Model()
    let screen = await Screen { OfferedTokens(model: model) }
    try await screen.settle()
    #expect(!screen.exists(.label("Banana")))
    // When the person searches and taps a suggested token
    try await screen.tap(.role(.textField))
    try await screen.settle()
    try await screen.tap(.label("Banana"))
    try await screen.settle()
    // Then it becomes a token
    #expect(model.names == ["Apple", "Pear", "Banana"])
    // When the field is cleared, then all tokens are gone
    try await screen.tap(.label("Clear text"))
    try await screen.settle()
    #expect(model.names.isEmpty)
  }

  struct EditableTokens: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack {
        Text("Fruit").searchable(text: $model.text, editableTokens: $model.tokens) { $fruit in
          Button(fruit.name) { fruit.name = "No \(fruit.name)" }
        }
      }
    }
  }

  @Test func `Given tokens that can be edited, when the view of one changes it, then the app's token changes`()
    async throws
  {
    // Given two tokens that are buttons
    let model = Model()
    let screen = await Screen { EditableTokens(model: model) }
    try await screen.settle()
    // When the second is tapped
    try await screen.tap(.label("Pear"))
    try await screen.settle()
    // Then only that one changes
    #expect(model.names == ["Apple", "No Pear"])
    #expect(screen.exists(.label("No Pear")))
  }
}
