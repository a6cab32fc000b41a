import SimulatorTesting
import SwiftUI

@MainActor @Suite("Apps in the background, and their commands")
struct BackgroundTaskTests {
  @MainActor final class Log {
    static var lines: [String] = []
  }

  struct Worker: App {
    var body: some Scene {
      WindowGroup { Text("Worker") }
        .backgroundTask(.appRefresh("feed")) { await MainActor.run { Log.lines.append("feed") } }
        .backgroundTask(.urlSession(matching: { $0.hasPrefix("photo") })) { name in
          await MainActor.run { Log.lines.append(name) }
        }
        .restorationBehavior(.automatic)
    }
  }

  @Test(.simulator(.iPhoneSE))
  func `Given actions for the background, when the system has a reason, then those for it run`() async throws {
    // Given
    Log.lines = []
    let screen = await Screen { _AppView<Worker>() }
    try await screen.enterBackground()
    // When
    let isKnown = try await screen.runBackgroundTask("feed")
    let isOtherKnown = try await screen.runBackgroundTask("other")
    try await screen.finishBackgroundSession("photos")
    try await screen.finishBackgroundSession("films")
    // Then
    #expect(isKnown && !isOtherKnown)
    #expect(Log.lines == ["feed", "photos"])
  }

  struct Columns: App {
    @State private var isInspecting = false
    var body: some Scene {
      WindowGroup {
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          Text("Detail").frame(maxWidth: .infinity).inspector(isPresented: $isInspecting) { Text("About it") }
        }
      }
      .commands {
        SidebarCommands()
        InspectorCommands()
      }
    }
  }

  @Test(.simulator(.iPad10))
  func `Given commands for columns, when their keys are pressed, then the columns go and come`() async throws {
    let screen = await Screen { _AppView<Columns>() }
    try await screen.settle()
    let isShown = screen.isVisible(.text("Sidebar"))
    try await screen.press("s", command: true, control: true)
    try await screen.settle()
    #expect(screen.isVisible(.text("Sidebar")) != isShown)
    #expect(!screen.exists(.text("About it")))
    try await screen.press("i", command: true, control: true)
    try await screen.settle()
    #expect(screen.exists(.text("About it")))
  }
}
