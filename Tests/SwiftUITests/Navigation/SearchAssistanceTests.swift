import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Suggestions, scopes and focus of a search", .simulator(.iPhoneSE))
struct SearchAssistanceTests {
  @Test func `Given suggestions, when somebody searches, then they are there and complete the text`() async throws {
    let screen = await Screen { FruitSearch() }
    try await screen.settle()
    #expect(!screen.exists(.label("Pears")))
    try await screen.tap(.role(.textField))
    try await screen.settle()
    try await screen.tap(.label("Pears"))
    try await screen.settle()
    #expect(try screen.find(.role(.textField)).value == "pear")
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    #expect(!screen.exists(.label("Pears")))
  }

  struct FruitSearch: View {
    @State private var text = ""
    @State private var scope = "All"
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text("In \(scope)")
          Button("Search now") { isFocused = true }
          Text(isFocused ? "Focused" : "Unfocused")
        }
        .searchable(text: $text)
        .searchSuggestions {
          if text.isEmpty {
            Text("Apples").searchCompletion("apple")
            Text("Pears").searchCompletion("pear")
          }
        }
        .searchScopes($scope) {
          Text("All").tag("All")
          Text("New").tag("New")
        }
        .searchFocused($isFocused)
      }
    }
  }

  @Test func `Given scopes and a focus state, then the app moves the focus there and the person chooses a scope`()
    async throws
  {
    let screen = await Screen { FruitSearch() }
    try await screen.settle()
    #expect(!screen.exists(.label("New")))
    try await screen.tap(.label("Search now"))
    try await screen.settle()
    #expect(try screen.find(.role(.textField)).isFocused)
    try await screen.tap(.label("New"))
    try await screen.settle()
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    #expect(screen.visibleText.contains("In New"))
    #expect(screen.visibleText.contains("Unfocused"))
  }

  struct OlderSuggestions: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text("Fruit").searchable(text: $text, prompt: LocalizedStringResource("Find a fruit")) {
          Text("Pears").searchCompletion("pear")
        }
      }
    }
  }

  @Test func `Given suggestions in the older spelling, then they complete the text, and a resource is the prompt`()
    async throws
  {
    // Given a search with its own suggestions
    let screen = await Screen { OlderSuggestions() }
    try await screen.settle()
    #expect(try screen.find(.role(.textField)).label == "Find a fruit")
    // When the person searches and taps one
    try await screen.tap(.role(.textField))
    try await screen.settle()
    try await screen.tap(.label("Pears"))
    try await screen.settle()
    // Then it becomes the text
    #expect(try screen.find(.role(.textField)).value == "pear")
  }
}
