import SimulatorTesting
import SwiftUI

@MainActor @Suite("Apps", .simulator(.iPhoneSE))
struct AppTests {
  @Observable final class Visits { var count = 0 }

  struct VisitApp: App {
    @State private var visits = Visits()
    @State private var phases: [ScenePhase] = []
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup { VisitView(phases: phases) }
        .environment(visits)
        .environment(\.font, .largeTitle)
        .onChange(of: phase) { phases.append($1) }
      WindowGroup(id: "second") { Text("Second") }
    }
  }

  struct VisitView: View {
    let phases: [ScenePhase]
    @Environment(Visits.self) private var visits
    var body: some View {
      Button("Visits: \(visits.count)") { visits.count += 1 }.accessibilityIdentifier("visits")
      Text(verbatim: "\(phases)").accessibilityIdentifier("phases")
    }
  }

  @Test("given an app, then its first window is shown, with the app's state and the scene's environment")
  func window() async throws {
    let screen = await Screen { _AppView<VisitApp>() }
    #expect(try screen.find("visits").label == "Visits: 0")
    #expect(try screen.find("visits").frame.height > 35)
    try await screen.tap("visits")
    try await screen.settle()
    #expect(try screen.find("visits").label == "Visits: 1")
    #expect(!screen.visibleText.contains("Second"))
    try await screen.enterBackground()
    try await screen.enterForeground()
    try await screen.settle()
    #expect(try screen.find("visits").label == "Visits: 1")
    #expect(try screen.find("phases").label.contains("active"))
  }

  struct Nested: Scene {
    var body: some Scene { WindowGroup { Text("Inside") } }
  }
  struct NestedApp: App {
    var body: some Scene { Nested() }
  }

  @Test("given a scene that is made of another, then that one's window is shown")
  func nested() async throws {
    let screen = await Screen { _AppView<NestedApp>() }
    #expect(screen.visibleText == ["Inside"])
  }

  @Test("given an app that is started by itself, then it says how to show it")
  func byItself() async throws {
    let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      await MainActor.run { NestedApp.main() }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("NestedApp needs a phone to run on: ./run FILE.swift"))
  }
}
