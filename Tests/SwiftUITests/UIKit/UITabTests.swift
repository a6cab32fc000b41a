import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Tabs of a tab bar controller")
struct UITabTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var refused: String?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      tab.identifier != refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { heard.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      heard.append("controller")
    }
  }

  private func tab(_ name: String, made: @escaping (String) -> Void = { _ in }) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { tab in
      made(tab.identifier)
      return LabelledController(tab.title)
    }
  }

  @Test(.simulator(.iPhone15Pro))
  func `Given tabs, when one is tapped, then its controller is made and the delegate hears of both tabs`()
    async throws
  {
    // Given
    var made: [String] = []
    let delegate = Delegate()
    let tabs = UITabBarController(tabs: ["One", "Two", "Three"].map { tab($0) { made.append($0) } })
    tabs.delegate = delegate
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    #expect(screen.visibleText.contains("One page") && made == ["one"])
    #expect(tabs.selectedTab === tabs.tabs[0] && tabs.tabs[0].tabBarController === tabs)
    // When
    try await screen.tap(.label("Two"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Two page") && !screen.visibleText.contains("One page"))
    #expect(made == ["one", "two"] && delegate.heard == ["one to two"])
    #expect(tabs.selectedViewController?.tab?.identifier == "two" && tabs.selectedIndex == 1)
    // When
    delegate.refused = "three"
    try await screen.tap(.label("Three"))
    try await screen.settle()
    // Then
    #expect(tabs.selectedTab?.identifier == "two" && made == ["one", "two"])
  }

  @Test(.simulator(.iPhone15Pro))
  func `Given tabs, when they change, then the bar shows it and the selected tab stays`() async throws {
    // Given
    let tabs = UITabBarController()
    tabs.tabs = [tab("One"), tab("Two")]
    tabs.selectedTab = tabs.tab(forIdentifier: "two")
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    // When
    let two = try #require(tabs.selectedTab)
    two.title = "Second"
    two.badgeValue = "3"
    tabs.tabs = [two, tab("Four"), tab("Five")]
    tabs.tabs[2].isHidden = true
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Two page") && tabs.selectedIndex == 0)
    #expect(screen.exists(.label("Second")) && screen.exists(.label("Four")))
    #expect(!screen.exists(.label("One")) && !screen.exists(.label("Five")))
    #expect(tabs.tabBar.items?.map(\.badgeValue) == ["3", nil])
    #expect(two.hasVisiblePlacement && !tabs.tabs[2].hasVisiblePlacement)
    // When
    tabs.compactTabIdentifiers = ["four"]
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Four page") && tabs.selectedTab?.identifier == "four")
    #expect(!screen.exists(.label("Second")))
  }

  @Test(.simulator(.iPhone15Pro))
  func `Given tabs, when view controllers replace them, then there are no tabs and the delegate hears of controllers`()
    async throws
  {
    // Given
    let (tabs, delegate) = (UITabBarController(tabs: [tab("One")]), Delegate())
    tabs.delegate = delegate
    let (first, second) = (LabelledController("First"), LabelledController("Second"))
    (first.title, second.title) = ("First", "Second")
    // When
    tabs.viewControllers = [first, second]
    let screen = await Screen(rootViewController: tabs)
    try await screen.tap(.label("Second"))
    try await screen.settle()
    // Then
    #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && delegate.heard == ["controller"])
    #expect(screen.visibleText.contains("Second page"))
  }

  @Test(.simulator(.iPhone15Pro))
  func `Given six tabs, when one behind More is chosen, then it is the selected tab`() async throws {
    // Given
    let delegate = Delegate()
    let tabs = UITabBarController(tabs: ["One", "Two", "Three", "Four", "Five", "Six"].map { tab($0) })
    tabs.delegate = delegate
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    // When
    try await screen.tap(.label("More"))
    try await screen.settle()
    try await screen.tap(.label("Six"))
    try await screen.settle()
    // Then
    #expect(tabs.selectedTab?.identifier == "six" && screen.visibleText.contains("Six page"))
    #expect(delegate.heard.last == "none to six")
  }

  @Test(.simulator(.iPhone15Pro))
  func `Given a group with a navigation controller, when a child is selected, then its page is above the group's`()
    async throws
  {
    // Given
    let children = [tab("Books"), tab("Music")]
    let library = UITabGroup(title: "Library", image: nil, identifier: "library", children: children) {
      let page = LabelledController($0.title)
      page.title = "All"
      return page
    }
    library.managingNavigationController = UINavigationController()
    let tabs = UITabBarController(tabs: [tab("Home"), library])
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    #expect(tabs.tab(forIdentifier: "music") === children[1] && children[1].managingTabGroup === library)
    // When
    tabs.selectedTab = children[1]
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Music page") && library.selectedChild === children[1])
    #expect(library.managingNavigationController?.viewControllers.count == 2 && tabs.selectedIndex == 1)
    // When
    try await screen.tap(.label("All"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Library page") && library.selectedChild == nil)
    #expect(tabs.selectedTab === library)
  }

  @Test func `Given a group in an order of its own, then named children come first, and a stranger is not selected`() {
    // Given
    let children = [tab("A"), tab("B"), tab("C")]
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
    // When
    group.displayOrderIdentifiers = ["c", "unknown", "a"]
    group.selectedChild = tab("D")
    // Then
    #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"] && group.selectedChild == nil)
    // When
    group.selectedChild = children[1]
    group.children = [children[0]]
    // Then
    #expect(group.selectedChild == nil && children[1].parent == nil && children[0].parent === group)
  }

  @Test(.simulator(.iPhone15Pro))
  func `Given a search tab that begins its search, when it is chosen and then cancelled, then the last tab is back`()
    async throws
  {
    // Given
    let search = UISearchController(searchResultsController: nil)
    let tab = UISearchTab { _ in
      let page = LabelledController("Search")
      page.navigationItem.searchController = search
      return UINavigationController(rootViewController: page)
    }
    tab.automaticallyActivatesSearch = true
    let tabs = UITabBarController(tabs: [self.tab("Home"), tab])
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    // When
    try await screen.tap(.label("Search"))
    try await screen.settle()
    // Then
    #expect(search.isActive && tabs.selectedTab === tab)
    // When
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    // Then
    #expect(!search.isActive && tabs.selectedTab?.identifier == "home")
    #expect(screen.visibleText.contains("Home page"))
  }

  @Test(.simulator(.iPad10))
  func `Given an iPad, when the sidebar is shown, then it lists the tabs and children, which it selects`()
    async throws
  {
    // Given
    let library = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("Books"), tab("Music")])
    let only = tab("Archive")
    only.preferredPlacement = .sidebarOnly
    let tabs = UITabBarController(tabs: [tab("Home"), library, only])
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.mode = .tabSidebar
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    #expect(!screen.exists(.label("Music")) && !screen.exists(.label("Archive")))
    // When
    tabs.sidebar.isHidden = false
    try await screen.settle()
    try await screen.tap(.label("Music"))
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("Music page") && tabs.selectedTab?.identifier == "music")
    #expect(delegate.heard == ["home to music"] && screen.exists(.label("Archive")))
    // When
    tabs.sidebar.isHidden = true
    try await screen.settle()
    // Then
    #expect(!screen.exists(.label("Archive")) && screen.exists(.label("Library")))
  }
}
