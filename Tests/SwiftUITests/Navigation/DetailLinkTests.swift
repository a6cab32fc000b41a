import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Links and columns")
struct DetailLinkTests {
  struct Columns: View {
    var body: some View {
      NavigationSplitView {
        NavigationStack {
          List {
            NavigationLink("Detail") { Text("In the detail") }
            NavigationLink("More") { Text("In the sidebar") }.isDetailLink(false)
          }
        }
      } detail: {
        Text("Nothing")
      }
    }
  }

  @Test("A link that is no detail link stays in its column", .simulator(.iPad10, DeviceSettings(isLandscape: true)))
  func sidebar() async throws {
    let screen = await Screen { Columns() }
    try await screen.settle()
    try await screen.tap(.label("More"))
    try await screen.settle()
    #expect(screen.isVisible(.text("Nothing")))
    #expect(try screen.find(.text("In the sidebar")).frame.maxX < 500)
  }

  @available(*, deprecated)
  struct Tagged: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationStack {
        NavigationLink("Second", tag: 2, selection: $chosen) { Text(verbatim: "Page \(chosen ?? 0)") }
      }
    }
  }

  @available(*, deprecated)
  @Test("A link with a tag and a closure shows its page", .simulator(.iPhoneSE))
  func tagged() async throws {
    let screen = await Screen { Tagged() }
    try await screen.tap(.label("Second"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Page 2"))
  }
}
