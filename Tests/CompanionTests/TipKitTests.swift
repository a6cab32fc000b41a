import SimulatorTesting
import SwiftUI
import Testing
import TipKit

private struct StarTip: Tip {
  static let opened = Event(id: "TipKitTests.opened")
  @Parameter(.transient) static var isReady: Bool = false
  var title: Text { Text("Mark as a favourite") }
  var message: Text? { Text("It comes first then.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { [Action(id: "more", title: "Learn more")] }
  var rules: [Rule] {
    [
      #Rule(Self.$isReady) { $0 == true },
      #Rule(Self.opened) { $0.donations.count >= 2 },
    ]
  }
}

private struct PlainTip: Tip {
  let id = "TipKitTests.plain"
  var title: Text { Text("Swipe to delete") }
}

private struct TipPage: View {
  @State private var chosen = "none"

  var body: some View {
    VStack {
      TipView(StarTip(), arrowEdge: .bottom) { chosen = $0.id }
      TipView(PlainTip())
      Text(chosen).accessibilityIdentifier("chosen")
      Button("Open") { Task { await StarTip.opened.donate() } }
      Button("Ready") { StarTip.isReady = true }
    }
  }
}

@MainActor @Suite("Tips", .serialized, .simulator(.iPhone15Pro))
struct TipKitTests {
  private func configure() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Tips.resetDatastore()
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.url(folder))])
  }

  @Test
  func `Given a tip with rules, when what they ask for is so, then it is shown, and its button is told`() async throws {
    // Given
    try configure()
    let screen = await Screen { TipPage() }
    try await screen.settle()
    #expect(!screen.exists(.label("Mark as a favourite")))
    // When only one rule is met
    try await screen.tap(.label("Ready"))
    try await screen.settle()
    // Then
    #expect(!screen.exists(.label("Mark as a favourite")))
    // When the other rule is met too
    try await screen.tap(.label("Open"))
    try await screen.tap(.label("Open"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Mark as a favourite")))
    // When
    try await screen.tap(.label("Learn more"))
    try await screen.settle()
    // Then
    #expect(try screen.find("chosen").label == "more")
    StarTip.isReady = false
  }

  @Test
  func `Given a tip that is shown, when it is closed, then it does not come again`() async throws {
    // Given
    try configure()
    let screen = await Screen { TipView(PlainTip()) }
    try await screen.settle()
    #expect(screen.exists(.label("Swipe to delete")))
    // When
    try await screen.tap(.label("Close"))
    try await screen.settle()
    // Then
    #expect(!screen.exists(.label("Swipe to delete")))
    #expect(PlainTip().status == .invalidated(.tipClosed))
  }
}
