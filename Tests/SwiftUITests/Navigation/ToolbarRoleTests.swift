import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Roles, menus and spaces of bars", .simulator(.iPhoneSE))
struct ToolbarRoleTests {
  struct Titled: View {
    @State private var chosen = "nothing"
    var body: some View {
      NavigationStack {
        VStack {
          Text("Chose \(chosen)")
          NavigationLink("On") { Text("Document").toolbarRole(.editor).navigationTitle("Letter") }
        }
        .navigationTitle("Papers")
        .toolbarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarTitleMenu { Button("Rename") { chosen = "Rename" } }
          ToolbarItem(placement: .secondaryAction) { Button("Print") { chosen = "Print" } }
        }
      }
    }
  }

  @Test func `Given a title with a menu, when it is tapped, then its actions are offered`() async throws {
    let screen = await Screen { Titled() }
    try await screen.settle()
    try await screen.tap(.label("Papers"))
    try await screen.settle()
    try await screen.tap(.label("Rename"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Chose Rename"))
  }

  @Test func `Given an action of less importance, then it is in a menu at the end`() async throws {
    let screen = await Screen { Titled() }
    try await screen.settle()
    #expect(!screen.exists(.label("Print")))
    try await screen.tap(.label("More"))
    try await screen.settle()
    try await screen.tap(.label("Print"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Chose Print"))
  }

  @Test func `Given a page that is an editor, then the way back is an arrow alone`() async throws {
    let screen = await Screen { Titled() }
    try await screen.settle()
    try await screen.tap(.label("On"))
    try await screen.settle()
    #expect(!screen.visibleText.contains("Papers"))
    #expect(try screen.find("BackButton").label == "Back")
  }

  struct Bottom: View {
    var body: some View {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("A") {} }
          ToolbarSpacer(.fixed, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("B") {} }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("C") {} }
          ToolbarItem(placement: .status) { Text("Saved") }
        }
      }
    }
  }

  @Test func `Given spaces on the lower bar, then items stand as they say, and the status is in the middle`()
    async throws
  {
    let screen = await Screen { Bottom() }
    try await screen.settle()
    let (a, b) = (try screen.find(.label("A")).frame, try screen.find(.label("B")).frame)
    #expect(b.minX - a.maxX == 40)
    #expect(try screen.find(.label("C")).frame.maxX == 320 - 16)
    #expect(abs(try screen.find(.label("Saved")).frame.midX - 160) < 1)
  }

  @Test func `Given one item on the lower bar beside a status, then it is at the leading end, alone in the middle`()
    async throws
  {
    let screen = await Screen { OneItem(hasStatus: true) }
    try await screen.settle()
    #expect(try screen.find(.label("A")).frame.minX == 16)
    #expect(abs(try screen.find(.label("Saved")).frame.midX - 160) < 1)
    let alone = await Screen { OneItem(hasStatus: false) }
    try await alone.settle()
    #expect(abs(try alone.find(.label("A")).frame.midX - 160) < 1)
  }

  struct OneItem: View {
    let hasStatus: Bool
    var body: some View {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("A") {} }
          if hasStatus { ToolbarItem(placement: .status) { Text("Saved") } }
        }
      }
    }
  }
}
