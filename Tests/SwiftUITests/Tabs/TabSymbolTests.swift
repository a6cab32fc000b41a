import SimulatorTesting
import SwiftUI

@MainActor @Suite("Symbols in tab bars", .simulator(.iPhone15Pro))
struct TabSymbolTests {
  /// The pixels of the second of two tabs' pictures.
  private func picture(@ViewBuilder _ label: () -> some View) async throws -> [[Int]] {
    let label = label()
    let screen = await Screen {
      TabView {
        Color.white.tabItem { Text("First") }
        Color.white.tabItem { label }
      }
    }
    try await screen.settle()
    let pixels = ScreenPicture(screen)
    return stride(from: 772, to: 800, by: 0.5).flatMap { y in
      stride(from: 275, to: 315, by: 0.5).map { x in pixels.rgb(x, y) }
    }
  }

  @Test func `Given an outlined symbol, when it names a tab, then it is filled, unless the label asks for no variant`()
    async throws
  {
    // Given
    let outlined = try await picture { Label("Second", systemImage: "heart") }
    let templated = try await picture {
      Image(systemName: "heart").renderingMode(.template)
      Text("Second")
    }
    let filled = try await picture { Label("Second", systemImage: "heart.fill") }
    let plain = try await picture {
      Label("Second", systemImage: "heart").environment(\.symbolVariants, .none)
    }
    // Then
    #expect(Set(filled).count > 1)
    #expect(outlined == filled)
    #expect(templated == filled)
    #expect(plain != filled)
  }

  @Test func `Given hidden bars for the whole app, when tabs are shown, then their page has the bar's space`()
    async throws
  {
    // Given
    UITabBar.appearance().isHidden = true
    // When
    let screen = await Screen {
      TabView {
        Color.red.accessibilityElement().accessibilityIdentifier("page").tabItem { Label("One", systemImage: "house") }
      }
    }
    try await screen.settle()
    // Then
    #expect(!screen.exists(.label("One").and(.role(.button))))
    #expect(try screen.find("page").frame.maxY == 818)
  }
}
