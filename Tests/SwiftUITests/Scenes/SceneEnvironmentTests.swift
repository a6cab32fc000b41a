import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What views know of their scene", .simulator(.iPhoneSE))
struct SceneEnvironmentTests {
  private struct Known: View {
    @Environment(\.isSceneCaptured) private var isCaptured
    @Environment(\.appearsActive) private var isActive
    @Environment(\.supportsImagePlayground) private var makesPictures
    @Environment(\.supportsRemoteScenes) private var isRemote
    @Environment(\.toolbarLabelStyle) private var labels
    @Environment(\.sidebarRowSize) private var rows
    @Environment(\.isHoverEffectEnabled) private var hovers
    @Environment(\.springLoadingBehavior) private var springs

    var body: some View {
      Text(verbatim: "\(isCaptured) \(isActive) \(makesPictures) \(isRemote) \(labels == nil) \(rows == .medium)")
      Text(verbatim: "\(hovers) \(springs == .automatic)")
    }
  }

  @Test func `Given a phone, then views know what it lacks, and what is said around them`() async throws {
    let screen = await Screen {
      VStack {
        Known()
        Known()
          .environment(\.isSceneCaptured, true).environment(\.appearsActive, false)
          .environment(\.sidebarRowSize, .large).hoverEffectDisabled().springLoadingBehavior(.enabled)
      }
    }
    #expect(
      screen.visibleText == [
        "false true false false true true", "true true", "true false false false true true", "false false",
      ])
  }
}
