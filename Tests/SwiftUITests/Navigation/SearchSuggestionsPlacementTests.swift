import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Where suggestions of a search are, and what is selected", .simulator(.iPhoneSE))
struct SearchSuggestionsPlacementTests {
  struct Suggestion: View {
    @Environment(\.searchSuggestionsPlacement) private var placement
    var body: some View { Text(placement == .content ? "In the content" : "Elsewhere").searchCompletion("pear") }
  }

  struct PlacedSuggestions: View {
    var inside: SearchSuggestionsPlacement.Set = []
    var outside: SearchSuggestionsPlacement.Set = []
    @State private var text = "fig tree"
    @State private var selection: TextSelection?
    var body: some View {
      NavigationStack {
        VStack {
          Text("Results")
          Button("Select") {
            selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 3))
          }
        }
        .searchable(text: $text)
        .searchSuggestions { Suggestion().searchSuggestions(.hidden, for: inside) }
        .searchSuggestions(.hidden, for: outside)
        .searchSelection($selection)
      }
    }
  }

  private func searched(_ page: PlacedSuggestions) async throws -> Screen {
    let screen = await Screen { page }
    try await screen.settle()
    try await screen.tap(.role(.textField))
    try await screen.settle()
    return screen
  }

  @Test func `Given suggestions, then they are in place of the content and know it`() async throws {
    let screen = try await searched(PlacedSuggestions())
    #expect(screen.exists(.label("In the content")))
  }

  @Test func `Given suggestions that are hidden there, inside or outside, then the content is seen and can be tapped`()
    async throws
  {
    for page in [
      PlacedSuggestions(inside: .content), PlacedSuggestions(outside: .content),
      PlacedSuggestions(inside: [.content, .menu]),
    ] {
      let screen = try await searched(page)
      #expect(!screen.exists(.label("In the content")))
      #expect(try screen.find(.label("Select")).isHittable)
    }
    #expect(try await searched(PlacedSuggestions(inside: .menu)).exists(.label("In the content")))
  }

  @Test func `Given a selection, when the app sets it, then what is typed takes its place`() async throws {
    let screen = try await searched(PlacedSuggestions(outside: .content))
    try await screen.tap(.label("Select"))
    try await screen.settle()
    try await screen.type("oak")
    #expect(try screen.find(.role(.textField)).value == "oak tree")
  }
}
