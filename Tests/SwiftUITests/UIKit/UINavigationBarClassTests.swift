import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Navigation controllers with bars of an app's classes", .simulator(.iPhone15Pro))
struct UINavigationBarClassTests {
  private final class TitledBar: UINavigationBar {
    override init(frame: CGRect) {
      super.init(frame: frame)
      accessibilityIdentifier = "own bar"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class ToolBar: UIToolbar {}

  @Test func `Given classes for the bars, then the controller shows pages under bars of these classes`() async throws {
    // Given
    let navigation = UINavigationController(navigationBarClass: TitledBar.self, toolbarClass: ToolBar.self)
    let page = UIViewController()
    page.title = "Ports"
    page.toolbarItems = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
    // When
    navigation.setViewControllers([page], animated: false)
    navigation.isToolbarHidden = false
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    // Then
    #expect(navigation.navigationBar is TitledBar && navigation.toolbar is ToolBar)
    #expect(navigation.navigationBar.accessibilityIdentifier == "own bar")
    #expect(screen.visibleText.contains("Ports") && screen.visibleText.contains("Sort"))
  }

  @Test func `Given no classes, then the bars are the usual ones and the stack is empty`() {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(navigation.viewControllers.isEmpty && type(of: navigation.navigationBar) == UINavigationBar.self)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.toolbar.map { type(of: $0) == UIToolbar.self } == true)
  }
}
