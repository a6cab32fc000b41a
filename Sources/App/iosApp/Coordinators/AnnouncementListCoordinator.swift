import SwiftUI
import UIKit

/// The coordinator of the Lost Pets tab: the full list, and the details of one announcement above it.
@MainActor
class AnnouncementListCoordinator: CoordinatorInterface {
  var navigationController: UINavigationController?
  var childCoordinators: [CoordinatorInterface] = []

  init() {
    navigationController = UINavigationController()
  }

  func start(animated: Bool) async {
    guard let navigationController else { return }
    let container = ServiceContainer.shared

    let viewModel = AnnouncementListViewModel(
      repository: container.announcementRepository, locationHandler: container.locationPermissionHandler)
    viewModel.onAnimalSelected = { [weak self] id in self?.showPetDetails(for: id) }
    viewModel.onReportMissing = { [weak self] in
      self?.showComing(L10n.AnnouncementList.reportMissing, accessibilityIdentifier: "reportMissing.comingSoon")
    }
    viewModel.onOpenAppSettings = { [weak self] in self?.openAppSettings() }

    let hostingController = UIHostingController(rootView: AnnouncementListView(viewModel: viewModel))
    hostingController.title = L10n.Tabs.lostPets
    hostingController.navigationItem.largeTitleDisplayMode = .never

    navigationController.isNavigationBarHidden = false
    navigationController.setViewControllers([hostingController], animated: animated)
  }

  /// Shows the details directly above the list, whatever was there: Back always leads to the list.
  func showPetDetails(for id: String) {
    guard let navigationController, let list = navigationController.viewControllers.first else { return }
    let viewModel = AnnouncementDetailsViewModel(
      announcementId: id, repository: ServiceContainer.shared.announcementRepository)
    let details = UIHostingController(rootView: AnnouncementDetailsView(viewModel: viewModel))
    details.title = L10n.AnnouncementDetails.title
    details.navigationItem.largeTitleDisplayMode = .never
    navigationController.setViewControllers([list, details], animated: true)
  }

  private func openAppSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(url)
  }
}
