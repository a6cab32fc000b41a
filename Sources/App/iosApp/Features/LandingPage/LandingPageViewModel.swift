import Combine
import Foundation

/// Parent ViewModel for Landing Page screen.
/// Acts as thin wrapper/factory for autonomous list component.
/// Handles location permissions and sets query on child ViewModel.
@MainActor
class LandingPageViewModel: ObservableObject {
  // MARK: - Child Component ViewModel
  let listViewModel: AnnouncementCardsListViewModel

  // MARK: - Dependencies
  private let locationHandler: LocationPermissionHandler

  // MARK: - Initialization
  init(
    repository: AnnouncementRepositoryProtocol,
    locationHandler: LocationPermissionHandler,
    onAnnouncementTapped: @escaping (String) -> Void
  ) {
    self.locationHandler = locationHandler

    // Create child list ViewModel with initial empty query (no data loaded yet)
    self.listViewModel = AnnouncementCardsListViewModel(
      repository: repository,
      query: .landingPageQuery(location: nil),
      onAnnouncementTapped: onAnnouncementTapped
    )
  }

  // MARK: - Public Methods

  /// Prepares query with location and triggers list load (called from View .task)
  func loadData() async {
    // Parent handles location permissions
    let result = await locationHandler.requestLocationWithPermissions()

    // Set query on child ViewModel (triggers automatic reload)
    let queryWithLocation = AnnouncementListQuery.landingPageQuery(location: result.location)
    listViewModel.setQuery(queryWithLocation)
  }

  /// Refreshes data with updated location (for future use: returning from background, etc.)
  func refreshIfNeeded() async {
    await loadData()
  }
}
