import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What comes to an app from outside", .simulator(.iPhoneSE))
struct ExternalEventTests {
  struct OpenedAddresses: View {
    @State private var opened: [String] = []
    @State private var went: [String] = []
    @State private var isShown = true
    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: "Opened \(opened)")
          Text(verbatim: "Went on \(went)")
          NavigationLink("Cover") { Text("Covering") }
          Button("Toggle") { isShown.toggle() }
          if isShown { Text("Inner").onOpenURL { opened.append("inner \($0.host() ?? "")") } }
        }
        .onOpenURL { opened.append($0.absoluteString) }
        .onContinueUserActivity("org.example.read") { went.append($0.title ?? "none") }
      }
    }
  }

  @Test
  func
    `Given views that open addresses, when the app is asked to, then all in the hierarchy hear of it, covered or not`()
    async throws
  {
    let screen = await Screen { OpenedAddresses() }
    #expect(try await screen.open(try #require(URL(string: "demo://one"))))
    #expect(screen.visibleText.contains(#"Opened ["inner one", "demo://one"]"#))
    try await screen.tap(.label("Toggle"))
    try await screen.settle()
    try await screen.tap(.label("Cover"))
    try await screen.settle()
    #expect(try await screen.open(try #require(URL(string: "demo://two"))))
    try await screen.find("BackButton").tap()
    try await screen.settle()
    #expect(screen.visibleText.contains(#"Opened ["inner one", "demo://one", "demo://two"]"#))
  }

  @Test
  func
    `Given a view that goes on with activities, then it hears of its type only, and of pages of the web as addresses`()
    async throws
  {
    let screen = await Screen { OpenedAddresses() }
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.title = "Book"
    #expect(try await screen.continueActivity(activity))
    #expect(try await !screen.continueActivity(NSUserActivity(activityType: "org.example.other")))
    #expect(screen.visibleText.contains(#"Went on ["Book"]"#))
    #expect(try await screen.open(try #require(URL(string: "https://example.org/a"))))
    #expect(screen.visibleText.contains { $0.contains("https://example.org/a") })
  }

  @Test func `Given nothing that opens addresses, when the app is asked to, then it says so`() async throws {
    let screen = await Screen { Text("Deaf") }
    #expect(try await !screen.open(try #require(URL(string: "demo://one"))))
  }

  @Test
  func `Given views for addresses and for pages of the web, when one is opened, then it comes as an address only`()
    async throws
  {
    let diary = Diary()
    let screen = await Screen {
      Text("Both").onOpenURL { diary.lines.append("address \($0.path())") }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { diary.lines.append($0.activityType) }
    }
    #expect(try await screen.open(try #require(URL(string: "https://example.org/a"))))
    #expect(diary.lines == ["address /a"])
  }

  struct Reader: View {
    @State private var page = 1
    @State private var isReading = true
    var body: some View {
      Button("Next") { page += 1 }
      Button("Stop") { isReading = false }
      Text("Reading \(page)").userActivity("org.example.read", isActive: isReading) { $0.title = "Page \(page)" }
    }
  }

  @Test
  func `Given a view with an activity, then it is the current one while it is active, and follows the view's state`()
    async throws
  {
    let screen = await Screen { Reader() }
    #expect(screen.userActivity?.title == "Page 1")
    try await screen.tap(.label("Next"))
    try await screen.settle()
    #expect(screen.userActivity?.title == "Page 2")
    try await screen.tap(.label("Stop"))
    try await screen.settle()
    #expect(screen.userActivity == nil)
  }
}
