import Foundation

/// The methods that control tab selection and react to it.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tab may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when the person has selected a tab, even if it is the same one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Returns whether a person may select a tab.
  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called when a person has selected a tab, even if it is the same one (a guess).
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Returns the pages of a tab in a group's navigation controller. The last selected tab's are followed by those
  /// that the app has pushed.
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  @available(iOS 18.0, *)
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
}
