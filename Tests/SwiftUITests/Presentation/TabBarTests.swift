import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Tab bars", .simulator(.iPhone15Pro))
struct TabBarTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
    }
  }

  final class Choice: ObservableObject { @Published var tab = "home" }

  struct Shell: View {
    @ObservedObject var choice: Choice
    var body: some View {
      TabView(selection: $choice.tab) {
        Counter(name: "A").tabItem { Label("Home", systemImage: "house") }.tag("home")
        Counter(name: "B").tabItem {
          Image(systemName: "pawprint.fill")
          Text("Pets")
        }
        .tag("pets").badge(3)
        Tab("More", systemImage: "ellipsis", value: "more") { Counter(name: "C") }
      }
    }
  }

  @Test func `Given three tabs, when one is chosen, then its view is shown and the others keep their state`()
    async throws
  {
    let choice = Choice()
    let screen = await Screen { Shell(choice: choice) }
    try await screen.settle()
    #expect(screen.visibleText == ["A 0", "Home", "Pets", "3", "More"] || screen.visibleText.contains("A 0"))
    try await screen.find("A").tap()
    let pets = try screen.find(.label("Pets").and(.role(.button)))
    #expect(try pets.value == "3 items")
    #expect(try !pets.isSelected)
    try await pets.tap()
    try await screen.settle()
    #expect(choice.tab == "pets")
    #expect(screen.exists("B") && !screen.exists("A"))
    #expect(try pets.isSelected)
    choice.tab = "home"
    try await screen.settle()
    #expect(try screen.find("A").label == "A 1")
    try await screen.find(.label("More")).tap()
    try await screen.settle()
    #expect(try screen.find("C").label == "C 0")
  }

  @Test func `Given a tab bar, when the phone is upright or on its side, then the bar has Apple's heights`()
    async throws
  {
    let screen = await Screen { Shell(choice: Choice()) }
    try await screen.settle()
    #expect(try screen.find(.label("Tab Bar")).frame == CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 83))
    #expect(try abs(screen.find("A").frame.midY - (59 + (852 - 59 - 83) / 2)) < 1)
    try await screen.rotate(to: .landscape)
    try await screen.settle()
    let bar = try screen.find(.label("Tab Bar")).frame
    #expect(bar.maxY == 393 && bar.height == 32 + 21)
  }

  final class Visits: ObservableObject {
    var built: [String] = []
    var appeared: [String] = []
    @Published var name = "Two"
    @Published var tab = 1
  }

  struct Visited: View {
    let name: String
    let visits: Visits
    @State private var count = 0
    var body: some View {
      let _ = visits.built.append(name)
      Button("\(name) \(count)") { count += 1 }
        .accessibilityIdentifier(name)
        .onAppear { visits.appeared.append(name) }
    }
  }

  struct LazyShell: View {
    @ObservedObject var visits: Visits
    var body: some View {
      TabView(selection: $visits.tab) {
        Visited(name: "A", visits: visits).tabItem { Label("One", systemImage: "house") }.tag(1)
        Visited(name: "B", visits: visits).tabItem { Label(visits.name, systemImage: "pawprint") }.tag(2).badge(7)
        ForEach(3..<5) { number in
          Visited(name: "C\(number)", visits: visits).tabItem { Text("Tab \(number)") }.tag(number)
        }
      }
    }
  }

  @Test func `Given tabs, when one is shown for the first time, then it is built, and stays as it was after`()
    async throws
  {
    let visits = Visits()
    let screen = await Screen { LazyShell(visits: visits) }
    try await screen.settle()
    #expect(visits.built == ["A"])
    #expect(visits.appeared == ["A"])
    #expect(try screen.find(.label("Two")).value == "7 items")
    #expect(screen.exists(.label("Tab 3")) && screen.exists(.label("Tab 4")))
    visits.name = "Second"
    try await screen.settle()
    #expect(screen.exists(.label("Second")))
    #expect(Set(visits.built) == ["A"])
    try await screen.find(.label("Second")).tap()
    try await screen.settle()
    try await screen.find("B").tap()
    #expect(visits.appeared == ["A", "B"])
    visits.tab = 4
    try await screen.settle()
    #expect(screen.exists("C4"))
    #expect(!visits.built.contains("C3"))
    visits.tab = 2
    try await screen.settle()
    #expect(try screen.find("B").label == "B 1")
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    var chosen: [Int] = []
    var forbidden: UIViewController?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      viewController !== forbidden
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      chosen.append(tabBarController.selectedIndex)
    }
  }

  private func page(_ title: String) -> UIViewController {
    let made = UIHostingController(rootView: Text(title))
    made.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), selectedImage: nil)
    made.tabBarItem.accessibilityIdentifier = "tab.\(title)"
    return made
  }

  @Test func `Given UIKit's tabs, when a person chooses one, then the delegate decides and hears it`() async throws {
    let tabs = UITabBarController()
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.viewControllers = [page("One"), page("Two"), page("Three")]
    delegate.forbidden = tabs.viewControllers?.last
    #expect(tabs.selectedIndex == 0)
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    try await screen.find("tab.Two").tap()
    try await screen.settle()
    #expect(tabs.selectedIndex == 1 && delegate.chosen == [1])
    try await screen.find("tab.Three").tap()
    try await screen.settle()
    #expect(tabs.selectedIndex == 1 && delegate.chosen == [1])
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
  }

  @Test func `Given tabs on navigation stacks, when the chosen tab is chosen again, then its stack goes to the root`()
    async throws
  {
    let root = page("Root")
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, page("Other")]
    let screen = await Screen(rootViewController: tabs)
    let detail = page("Detail")
    navigation.pushViewController(detail, animated: false)
    try await screen.settle()
    #expect(navigation.topViewController === detail)
    try await screen.find("tab.Root").tap()
    try await screen.settle()
    #expect(navigation.topViewController === root)

    let hiding = page("Hiding")
    hiding.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hiding, animated: true)
    try await screen.settle()
    #expect(!screen.exists("tab.Root"))
    navigation.popViewController(animated: true)
    try await screen.settle()
    #expect(screen.exists("tab.Root"))
  }

  @Test func `Given an appearance, when a bar takes it, then its colours are drawn`() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [page("One"), page("Two")]
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    tabs.tabBar.standardAppearance = look
    tabs.tabBar.scrollEdgeAppearance = look
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    let color = try #require(screen.color(at: CGPoint(x: 6, y: screen.simulator.displayList.size.height - 6)))
    #expect(color == DisplayColor(red: 1, green: 0, blue: 0))
  }

  @Test func `Given a tab with the role of searching and no label, then it is called Search and can be chosen`()
    async throws
  {
    let screen = await Screen {
      TabView {
        Tab("Home", systemImage: "house", role: nil) { Text("At home") }
        Tab(role: .search) { Text("Looking") }
      }
    }
    try await screen.settle()
    #expect(screen.visibleText.contains("At home"))
    try await screen.tap(.label("Search"))
    try await screen.settle()
    #expect(screen.visibleText.contains("Looking"))
  }

  @Test func `Given a tab with words for assistive technology, then its item has them and its page does not`()
    async throws
  {
    let screen = await Screen {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }.accessibilityLabel("Beginning").accessibilityHint(
          "Opens it")
        Tab("Two", systemImage: "2.circle") { Text("Second") }.accessibilityIdentifier("second")
      }
    }
    #expect(screen.exists(.label("Beginning")))
    #expect(!screen.exists(.label("One")))
    #expect(screen.exists(.label("First")))
    #expect(try screen.find(.identifier("second")).label == "Two")
  }
}
