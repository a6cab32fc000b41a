import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What a search leaves of the bar", .simulator(.iPhoneSE))
struct SearchPresentationToolbarBehaviorTests {
  struct SearchBelowTitle: View {
    let behavior: SearchPresentationToolbarBehavior
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle("Pets").searchable(text: $text)
          .searchPresentationToolbarBehavior(behavior)
      }
    }
  }

  @Test func `Given a bar that keeps its content, when the person searches, then the title stays above the field`()
    async throws
  {
    // Given a page whose bar keeps its title
    let screen = await Screen { SearchBelowTitle(behavior: .avoidHidingContent) }
    try await screen.settle()
    // When the person searches
    try await screen.tap(.role(.textField))
    try await screen.settle()
    // Then the title is above the field, and the search can be cancelled
    #expect(try screen.find(.role(.header)).frame.maxY <= screen.find(.role(.textField)).frame.minY)
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    #expect(!screen.exists(.label("Cancel")))
  }

  @Test func `Given a bar as the system has it, when the person searches, then the title goes`() async throws {
    // Given a page that leaves the behaviour to the system
    let screen = await Screen { SearchBelowTitle(behavior: .automatic) }
    try await screen.settle()
    // When the person searches
    try await screen.tap(.role(.textField))
    try await screen.settle()
    // Then the title is gone
    #expect(!screen.exists(.role(.header)))
  }
}
