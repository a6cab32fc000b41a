import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Colour schemes and customization of bars", .simulator(.iPhone15Pro))
struct ToolbarColorSchemeTests {
  struct BarsOfScheme: View {
    let scheme: ColorScheme?
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack {
            Text("Content")
              .navigationTitle("Page")
              .navigationBarTitleDisplayMode(.inline)
              .toolbarBackground(.visible, for: .navigationBar, .tabBar)
              .toolbarColorScheme(scheme, for: .navigationBar, .tabBar)
          }
        }
      }
    }
  }

  private let bar = CGPoint(x: 60, y: 90)
  private let tabs = CGPoint(x: 20, y: 845)
  private let page = CGPoint(x: 60, y: 300)

  @Test
  func `Given bars of another scheme, then they are dark on a light page, and light again when nothing is asked for`()
    async throws
  {
    // Given
    let knob = Knob<ColorScheme?>(.dark)
    let screen = await Screen { Turned(knob: knob) { BarsOfScheme(scheme: $0) } }
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: bar)[0] < 128, "\(screen.rgb(at: bar))")
    #expect(screen.rgb(at: tabs)[0] < 128, "\(screen.rgb(at: tabs))")
    #expect(screen.rgb(at: page) == [255, 255, 255])
    // When
    knob.value = nil
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: bar)[0] > 200, "\(screen.rgb(at: bar))")
    #expect(screen.rgb(at: tabs)[0] > 200, "\(screen.rgb(at: tabs))")
  }

  @Test func `Given items that a person could put on the bar, then those that are left out at first are not there`()
    async throws
  {
    let screen = await Screen {
      NavigationStack {
        Text("Content")
          .toolbar(id: "main") {
            ToolbarItem(id: "a", placement: .primaryAction) { Button("Shown") {} }.customizationBehavior(.disabled)
            ToolbarItem(id: "b", placement: .primaryAction) { Button("Left out") {} }.defaultCustomization(.hidden)
            ToolbarItem(id: "c", placement: .primaryAction) { Button("Always") {} }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
          }
      }
    }
    try await screen.settle()
    #expect(screen.exists(.label("Shown")) && screen.exists(.label("Always")) && !screen.exists(.label("Left out")))
  }
}
