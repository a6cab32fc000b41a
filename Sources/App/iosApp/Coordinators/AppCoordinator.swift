import UIKit

/// The root of all coordinators: fills the app's window with the tabs.
@MainActor
class AppCoordinator: CoordinatorInterface {
  var navigationController: UINavigationController?
  var childCoordinators: [CoordinatorInterface] = []

  private let window: UIWindow
  private let screen: AppScreen

  /// Creates the root coordinator.
  ///
  /// - Parameter screen: the first screen.
  init(window: UIWindow, screen: AppScreen = .landing) {
    self.window = window
    self.screen = screen
  }

  func start(animated: Bool) async {
    let tabCoordinator = TabCoordinator()
    childCoordinators = [tabCoordinator]
    tabCoordinator.show(screen)
    window.tintColor = .systemIndigo
    window.rootViewController = tabCoordinator.tabBarController
    window.makeKeyAndVisible()
    await tabCoordinator.start(animated: animated)
  }
}
