import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Where tabs are")
struct TabBarPlacementTests {
  struct Known: View {
    @Environment(\.tabBarPlacement) private var placement
    @Environment(\.isTabBarShowingSections) private var showsSections

    private var name: String {
      switch placement {
      case .bottomBar?: "bottom"
      case .sidebar?: "sidebar"
      case .pageIndicator?: "dots"
      default: "nowhere"
      }
    }

    var body: some View { Text(verbatim: "\(name) \(showsSections)") }
  }

  @Test(.simulator(.iPhoneSE))
  func `Given tabs on a phone, then their pages know that they are on a bar, and paged ones that there are dots`()
    async throws
  {
    let bar = await Screen { TabView { Tab("One", systemImage: "heart") { Known() } } }
    try await bar.settle()
    #expect(bar.visibleText.contains("bottom false"))
    let paged = await Screen { TabView { Known() }.tabViewStyle(.page) }
    try await paged.settle()
    #expect(paged.visibleText.contains("dots false"))
    let none = await Screen { Known() }
    #expect(none.visibleText == ["nowhere false"])
  }

  @Test(.simulator(.iPad10))
  func `Given tabs in a sidebar, then their pages know that, and the sidebar has what belongs on its bar`()
    async throws
  {
    let screen = await Screen {
      TabView { Tab("One", systemImage: "heart") { Known() } }
        .tabViewStyle(.sidebarAdaptable)
        .defaultAdaptableTabBarPlacement(.sidebar)
        .contentToolbar(for: .tabViewSidebar) { Button("Add") {} }
    }
    try await screen.settle()
    #expect(screen.visibleText.contains("sidebar true"))
    let (add, tab) = try (screen.find(.label("Add")).frame, screen.find(.label("One")).frame)
    #expect(add.maxY <= tab.minY && add.midX < 320)
  }
}
