import SimulatorTesting
import SwiftUI

@MainActor @Suite("Navigation views of the older kind")
struct NavigationViewTests {
  @available(*, deprecated)
  private struct MailColumns: View {
    var body: some View {
      NavigationView {
        List { NavigationLink("Mail") { Text("Inbox") } }.navigationTitle("Boxes")
        Text("Nothing is chosen")
      }
    }
  }

  @available(*, deprecated)
  @Test(.simulator(.iPad10, DeviceSettings(isLandscape: true)))
  func `Given a tablet, then the views are columns, and a link in the first shows its page in the second`() async throws
  {
    let screen = await Screen { MailColumns() }
    try await screen.settle()
    #expect(screen.visibleText.contains("Nothing is chosen"))
    try await screen.tap(.label("Mail"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Inbox") && screen.visibleText.contains("Mail"))
    #expect(!screen.visibleText.contains("Nothing is chosen"))
  }

  @available(*, deprecated)
  @Test(.simulator(.iPad10, DeviceSettings(isLandscape: true)))
  func `Given a tablet and the style of stacks, then the first view is the root of a stack`() async throws {
    let screen = await Screen { MailColumns().navigationViewStyle(.stack) }
    try await screen.settle()
    #expect(!screen.visibleText.contains("Nothing is chosen"))
    try await screen.tap(.label("Mail"))
    try await screen.settle()
    #expect(!screen.visibleText.contains("Mail"))
  }

  @available(*, deprecated)
  @Test(.simulator(.iPhoneSE)) func `Given a phone, then the first view is the root of a stack`() async throws {
    let screen = await Screen { MailColumns() }
    try await screen.settle()
    #expect(!screen.visibleText.contains("Nothing is chosen"))
    try await screen.tap(.label("Mail"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Inbox"))
  }

  @available(*, deprecated)
  private struct FilteredLoans: View {
    @State var isFiltering = false

    var body: some View {
      NavigationView {
        if isFiltering { Text("All amounts") }
        Button("Filter") { isFiltering = true }
      }
    }
  }

  @available(*, deprecated)
  @Test(.simulator(.iPhoneSE))
  func `Given a condition that does not hold, then the view after it is the first`() async throws {
    let screen = await Screen { FilteredLoans() }
    try await screen.settle()
    #expect(screen.visibleText.contains("Filter"))
    try await screen.tap(.label("Filter"))
    try await screen.settle()
    #expect(screen.visibleText.contains("All amounts") && !screen.visibleText.contains("Filter"))
  }
}
