import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Tabs that do not fit into the bar", .simulator(.iPhone15Pro))
struct MoreTabTests {
  private struct NumberedTabs: View {
    let count: Int
    @State private var selected = 1

    var body: some View {
      TabView(selection: $selected) {
        ForEach(1...count, id: \.self) { number in
          Text("Page \(number), selected \(selected)")
            .tabItem { Label("Tab \(number)", systemImage: "\(number).circle") }
            .tag(number)
        }
      }
    }
  }

  @Test
  func `Given five tabs, then all are in the bar`() async throws {
    // Given
    let screen = await Screen { NumberedTabs(count: 5) }
    try await screen.settle()
    // Then
    for number in 1...5 { #expect(screen.exists(.label("Tab \(number)"))) }
    #expect(!screen.exists(.label("More")))
  }

  @Test
  func `Given six tabs, when one is chosen in the list behind More, then its page is there and it is selected`()
    async throws
  {
    // Given
    let screen = await Screen { NumberedTabs(count: 6) }
    try await screen.settle()
    #expect(screen.exists(.label("Tab 4")) && !screen.exists(.label("Tab 5")))
    // When
    try await screen.tap(.label("More"))
    try await screen.settle()
    // Then the list contains the other tabs
    #expect(screen.exists(.label("Tab 5")) && screen.exists(.label("Tab 6")))
    // When
    try await screen.tap(.label("Tab 6"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Page 6, selected 6")))
    // When
    try await screen.tap(.label("Tab 2"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Page 2, selected 2")))
  }

  @Test
  func `Given seven controllers, when a navigation controller is selected, then its pages are above the list`() throws {
    // Given
    let tabs = UITabBarController()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = (0..<6).map { _ in UIViewController() } + [navigation]
    // When
    tabs.selectedIndex = 6
    // Then
    #expect(tabs.selectedViewController === navigation)
    #expect(tabs.moreNavigationController.viewControllers.last === root)
    // When there are fewer tabs
    tabs.viewControllers = [navigation]
    // Then
    #expect(navigation.viewControllers == [root])
    #expect(tabs.tabBar.items?.count == 1)
  }
}
