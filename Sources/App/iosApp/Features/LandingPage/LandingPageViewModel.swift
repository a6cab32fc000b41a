import Combine
import Foundation

/// The parent view model of the landing page: a thin wrapper around the self-contained list component. It handles
/// location permissions and sets the query of the child view model.
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

    // A permission granted in Settings meanwhile changes what the cards show
    locationHandler.startObservingForeground { [weak self] _, didBecomeAuthorized in
      guard let self, didBecomeAuthorized else { return }
      Task { await self.refreshIfNeeded() }
    }
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

  /// Loads again and returns when the answer is there (called from View .refreshable)
  func refresh() async {
    await loadData()
    await listViewModel.waitForLoad()
  }

  /// Refreshes data with updated location (returning from background with a new permission)
  func refreshIfNeeded() async {
    await loadData()
  }
}
