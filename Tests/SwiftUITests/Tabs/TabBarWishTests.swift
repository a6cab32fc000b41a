import SimulatorTesting
import SwiftUI

@MainActor @Suite("What the pages of tabs say about the bar", .simulator(.iPhone15Pro))
struct TabBarWishTests {
  private struct Pages: View {
    @ObservedObject var isHidden: Knob<Bool>
    @ObservedObject var chosen: Knob<Int>
    var body: some View {
      TabView(selection: Binding(get: { chosen.value }, set: { chosen.value = $0 })) {
        NavigationStack { Color.red.accessibilityElement().accessibilityIdentifier("first") }
          .toolbar(isHidden.value ? .hidden : .visible, for: .tabBar)
          .tabItem { Text("One") }
          .tag(1)
        Color.green.accessibilityElement().accessibilityIdentifier("second")
          .toolbar(.hidden, for: .tabBar)
          .tabItem { Text("Two") }
          .tag(2)
      }
    }
  }

  private func hasBar(_ screen: Screen) -> Bool { screen.exists(.label("One").and(.role(.button))) }

  @Test func `Given pages that hide the bar, when they are in front, then it is away and its space is theirs`()
    async throws
  {
    // Given
    let (isHidden, chosen) = (Knob(true), Knob(1))
    let screen = await Screen { Pages(isHidden: isHidden, chosen: chosen) }
    try await screen.settle()
    // Then around a stack
    #expect(!hasBar(screen))
    #expect(try screen.find("first").frame.maxY == 818)
    // When it is shown again
    isHidden.value = false
    try await screen.settle()
    #expect(hasBar(screen))
    #expect(try screen.find("first").frame.maxY == 769)
    // When the other page is chosen
    chosen.value = 2
    try await screen.settle()
    // Then without a stack
    #expect(!hasBar(screen))
    #expect(try screen.find("second").frame.maxY == 818)
  }

  @Test func `Given a page without a stack and with a style for the bar, then the bar is drawn in it`() async throws {
    // Given
    let screen = await Screen {
      TabView {
        Color.white
          .toolbarBackground(Color(red: 0, green: 1, blue: 0), for: .tabBar)
          .toolbarBackground(.visible, for: .tabBar)
          .tabItem { Text("One") }
      }
    }
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: 5, y: 800)) == [0, 255, 0])
  }
}
