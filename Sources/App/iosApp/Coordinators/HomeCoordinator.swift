import SwiftUI
import UIKit

/**
 * Coordinator for Home tab navigation following MVVM-C architecture.
 * Manages landing page presentation and cross-tab navigation.
 *
 * **Root coordinator pattern**: Creates its own UINavigationController in init(),
 * suitable for use as a tab's root coordinator.
 */
@MainActor
class HomeCoordinator: CoordinatorInterface {
  var navigationController: UINavigationController?
  var childCoordinators: [CoordinatorInterface] = []

  // MARK: - Private Properties

  /// Closure to handle cross-tab navigation when user taps announcement
  private let onShowPetDetails: (String) -> Void
  /// Closure to handle cross-tab navigation when user asks for all announcements
  private let onShowAllPets: @MainActor () -> Void

  // MARK: - Initialization

  /// - Parameters:
  ///   - onShowPetDetails: Closure invoked when user taps announcement
  ///   - onShowAllPets: Closure invoked when user taps View All
  init(onShowPetDetails: @escaping (String) -> Void, onShowAllPets: @escaping @MainActor () -> Void = {}) {
    self.navigationController = UINavigationController()
    self.onShowPetDetails = onShowPetDetails
    self.onShowAllPets = onShowAllPets
  }

  // MARK: - CoordinatorInterface Methods

  /**
   * Starts the Home tab flow by showing landing page.
   * Fetches dependencies from ServiceContainer (same as AnnouncementListCoordinator).
   *
   * - Parameter animated: Whether to animate the transition
   */
  func start(animated: Bool) async {
    guard let navigationController = navigationController else { return }

    // Get dependencies from DI container (same pattern as AnnouncementListCoordinator)
    let container = ServiceContainer.shared
    let repository = container.announcementRepository
    let locationHandler = container.locationPermissionHandler

    // Create ViewModel with dependencies
    let viewModel = LandingPageViewModel(
      repository: repository,
      locationHandler: locationHandler,
      onAnnouncementTapped: onShowPetDetails
    )

    // Create SwiftUI view with ViewModel
    let landingPageView = LandingPageView(
      viewModel: viewModel,
      onLostPet: { [weak self] in
        self?.showComing(L10n.LandingPage.Hero.lostPet, accessibilityIdentifier: "reportLostPet.comingSoon")
      },
      onFoundPet: { [weak self] in
        self?.showComing(L10n.LandingPage.Hero.foundPet, accessibilityIdentifier: "reportFoundPet.comingSoon")
      },
      onViewAll: onShowAllPets
    )

    // Wrap in UIHostingController for UIKit navigation
    let hostingController = UIHostingController(rootView: landingPageView)

    // Configure navigation bar (UIKit - coordinator responsibility, NOT SwiftUI .navigationTitle())
    hostingController.title = L10n.Tabs.home
    hostingController.navigationItem.largeTitleDisplayMode = .never

    // Show navigation bar and set as root
    navigationController.isNavigationBarHidden = false
    navigationController.setViewControllers([hostingController], animated: animated)
  }
}
