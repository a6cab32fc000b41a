import UIKit

/// Manages the tab bar: a coordinator with its own stack for each tab, and navigation from one tab to another.
@MainActor
class TabCoordinator: CoordinatorInterface {
  /// Always nil: each tab has its own.
  var navigationController: UINavigationController?
  var childCoordinators: [CoordinatorInterface] = []

  private let _tabBarController: UITabBarController
  var tabBarController: UITabBarController { _tabBarController }

  /// Creates the tabs; `start(animated:)` fills them.
  init() {
    _tabBarController = UITabBarController()

    let homeCoordinator = HomeCoordinator(
      onShowPetDetails: { [weak self] announcementId in self?.showPetDetailsFromHome(announcementId) },
      onShowAllPets: { [weak self] in self?.show(.lostPets) }
    )
    let lostPetCoordinator = AnnouncementListCoordinator()
    childCoordinators = [
      homeCoordinator,
      lostPetCoordinator,
      ResearchCoordinator(),
      JokesCoordinator(),
      MeCoordinator(),
    ]
    let items = [
      item(L10n.Tabs.home, "house.fill", "tabs.home"),
      item(L10n.Tabs.lostPets, "pawprint.fill", "tabs.lostPets"),
      item(L10n.Tabs.ask, "bubble.left.and.bubble.right.fill", "tabs.ask"),
      item(L10n.Tabs.jokes, "face.smiling.fill", "tabs.jokes"),
      item(L10n.Tabs.me, "person.fill", "tabs.me"),
    ]
    for (coordinator, item) in zip(childCoordinators, items) { coordinator.navigationController?.tabBarItem = item }
    _tabBarController.viewControllers = childCoordinators.compactMap(\.navigationController)
  }

  func start(animated: Bool) async {
    for coordinator in childCoordinators { await coordinator.start(animated: animated) }
  }

  /// Switches to the tab of a screen.
  func show(_ screen: AppScreen) {
    _tabBarController.selectedIndex =
      switch screen {
      case .landing: 0
      case .lostPets: 1
      case .ask: 2
      case .jokes: 3
      case .me: 4
      }
  }

  // Handle cross-tab navigation from Home to Pet Details
  private func showPetDetailsFromHome(_ announcementId: String) {
    // Switch to Lost Pets tab (index 1)
    _tabBarController.selectedIndex = 1

    // Trigger detail screen on AnnouncementListCoordinator
    if let lostPetCoordinator = childCoordinators[1] as? AnnouncementListCoordinator {
      lostPetCoordinator.showPetDetails(for: announcementId)
    }
  }

  private func item(_ title: String, _ systemName: String, _ accessibilityIdentifier: String) -> UITabBarItem {
    let item = UITabBarItem(title: title, image: UIImage(systemName: systemName), selectedImage: nil)
    item.accessibilityIdentifier = accessibilityIdentifier
    return item
  }
}
