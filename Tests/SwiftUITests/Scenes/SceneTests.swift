import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Scenes", .simulator(.iPhoneSE))
struct SceneTests {
  struct Settings: View {
    @SceneStorage("tab") private var tab = "first"
    @SceneStorage("note") private var note: String?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    var body: some View {
      Button("Second") { tab = "second" }
      Button("Write") { note = "Milk" }
      Button("Window") { openWindow(id: "help") }
      Button("Away") { dismissWindow(id: "help") }
      Text(verbatim: "\(tab) \(note ?? "nothing") \(supportsMultipleWindows ? "several" : "one")")
    }
  }

  private struct Arranged: View {
    @SceneStorage private var tabs: TabViewCustomization
    init(_ store: UserDefaults) { _tabs = SceneStorage("tabs", store: store) }
    var body: some View {
      Button("Hide") { tabs[tab: "second"].sidebarVisibility = .hidden }
      Text(tabs[tab: "second"].sidebarVisibility == .hidden ? "hidden" : "shown")
    }
  }

  @Test func `Given arranged tabs in defaults of the app, when a person arranges them, then they are kept there`()
    async throws
  {
    // Given
    let name = "arranged.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let screen = await Screen { Arranged(store) }
    #expect(screen.visibleText.contains("shown"))
    // When
    try await screen.tap(.label("Hide"))
    // Then
    #expect(screen.visibleText.contains("hidden"))
    #expect(store.object(forKey: "tabs") != nil)
  }

  @Test func `Given scene storage, when the app is started again on the same phone, then the values are there`()
    async throws
  {
    let screen = await Screen { Settings() }
    #expect(screen.visibleText.contains("first nothing one"))
    try await screen.tap(.label("Second"))
    try await screen.tap(.label("Write"))
    try await screen.settle()
    #expect(screen.visibleText.contains("second Milk one"))
    let again = await Screen { Settings() }
    #expect(again.visibleText.contains("second Milk one"))
    try await again.tap(.label("Window"))
    try await again.tap(.label("Away"))
    try await again.settle()
    #expect(again.visibleText.contains("second Milk one"))
  }

  @Test func `Given a new phone, then scene storage begins with its defaults`() async throws {
    let screen = await Screen { Settings() }
    #expect(screen.visibleText.contains("first nothing one"))
  }

  struct ValueApp: App {
    var body: some Scene {
      WindowGroup("Notes", id: "notes", for: Int.self) { $note in
        Text(verbatim: "Note \(note.map(String.init) ?? "none")")
        Button("Set") { note = 7 }
      }
      .defaultSize(width: 400, height: 300)
      .windowResizability(.contentSize)
      .handlesExternalEvents(matching: ["*"])
      .commands {
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandMenu("Tools") { Button("Sort") {} }
        if #available(iOS 17, *) { MoreCommands() }
      }
    }
  }

  struct MoreCommands: Commands {
    @Environment(\.openURL) private var openURL
    var body: some Commands { CommandGroup(after: .help) { Button("Web") {} } }
  }

  @Test func `Given a window group for values, then the first window begins without one and keeps what it is given`()
    async throws
  {
    let screen = await Screen { _AppView<ValueApp>() }
    #expect(screen.visibleText.contains("Note none"))
    #expect(!screen.exists(.label("Sort")))
    try await screen.tap(.label("Set"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Note 7"))
  }

  struct DefaultApp: App {
    var body: some Scene {
      WindowGroup(for: String.self) { $name in
        Text(verbatim: "Name \(name)")
      } defaultValue: {
        "Ann"
      }
    }
  }

  @Test func `Given a window group with a default value, then the first window shows it`() async throws {
    let screen = await Screen { _AppView<DefaultApp>() }
    #expect(screen.visibleText == ["Name Ann"])
  }

  struct Features: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilityReduceTransparency) private var opaque
    @Environment(\.accessibilityDifferentiateWithoutColor) private var signs
    var body: some View { Text(verbatim: "\(voiceOver) \(opaque) \(signs)") }
  }

  private struct EdgeReader: View {
    let inset = UIApplication.shared.windows.first?.safeAreaInsets.top
    let sceneInset = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets
    var body: some View {
      Text("top \(Int(inset ?? -1)), bottom \(Int(sceneInset?.bottom ?? -1))")
    }
  }
  private struct EdgePage: View {
    var body: some View { EdgeReader() }
  }

  @Test
  func `Given a view that asks for its window while the first body runs, then the window and its safe area are there`()
    async throws
  {
    // When
    let screen = await Screen { EdgePage() }

    // Then
    #expect(screen.visibleText == ["top 20, bottom 0"])
  }

  @Test func `Given what a person set for accessibility, then views know it and follow it`() async throws {
    let screen = await Screen { Features() }
    #expect(screen.visibleText == ["false false false"])
    try await screen.setAccessibility([.voiceOver, .differentiateWithoutColor])
    #expect(screen.visibleText == ["true false true"])
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
  }

  struct Helped: View {
    @Environment(\.accessibilityEnabled) private var isHelped
    var body: some View { Text(verbatim: isHelped ? "helped" : "alone") }
  }

  @Test func `Given what an app says of assistive technology, then it counts for more than the phone's settings`()
    async throws
  {
    let screen = await Screen {
      VStack {
        Helped()
        Helped().environment(\.accessibilityEnabled, true)
      }
    }
    #expect(screen.visibleText == ["alone", "helped"])
  }
}
