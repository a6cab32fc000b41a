import SwiftUI
import UIKit

/// The coordinator of the Me tab: the jokes that the user has rated.
@MainActor
class MeCoordinator: CoordinatorInterface {
  var navigationController: UINavigationController?
  var childCoordinators: [CoordinatorInterface] = []

  init() {
    navigationController = UINavigationController()
  }

  func start(animated: Bool) async {
    let page = UIHostingController(
      rootView: MeView(viewModel: MeViewModel(storage: ServiceContainer.shared.jokeStorage)))
    page.title = L10n.Tabs.me
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.isNavigationBarHidden = false
    navigationController?.setViewControllers([page], animated: animated)
  }
}
