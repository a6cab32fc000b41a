import Combine
import Foundation

/// The parent view model of the full list: permission popup, foreground and buttons; the list itself is the child
/// component's.
@MainActor
class AnnouncementListViewModel: ObservableObject {
  // MARK: - Child Component ViewModel
  let listViewModel: AnnouncementCardsListViewModel

  // MARK: - Dependencies
  private let locationHandler: LocationPermissionHandler

  // MARK: - Parent-Specific State (permissions, popups, etc.)
  @Published var locationPermissionStatus: LocationPermissionStatus = .notDetermined
  @Published var showPermissionDeniedAlert = false

  // MARK: - Navigation Closures
  var onAnimalSelected: ((String) -> Void)?
  var onReportMissing: (() -> Void)?
  var onOpenAppSettings: (() -> Void)?

  // MARK: - Session State
  private var hasShownPermissionAlert = false

  init(repository: AnnouncementRepositoryProtocol, locationHandler: LocationPermissionHandler) {
    self.locationHandler = locationHandler

    // The child needs a closure before there is a self to call
    var select: (String) -> Void = { _ in }
    listViewModel = AnnouncementCardsListViewModel(
      repository: repository,
      query: .defaultQuery(location: nil),
      onAnnouncementTapped: { select($0) }
    )
    select = { [weak self] id in self?.onAnimalSelected?(id) }

    locationHandler.startObservingForeground { [weak self] status, didBecomeAuthorized in
      guard let self else { return }
      locationPermissionStatus = status
      if didBecomeAuthorized { Task { await self.loadData() } }
    }
  }

  // MARK: - Public Methods

  /// Prepares query with location and triggers list load (called from View .task)
  func loadData() async {
    let result = await locationHandler.requestLocationWithPermissions()
    locationPermissionStatus = result.status

    // Show permission popup if needed, at most once a session (parent UI decision)
    if result.status.shouldShowCustomPopup && !hasShownPermissionAlert {
      showPermissionDeniedAlert = true
      hasShownPermissionAlert = true
    }

    // Set query on child ViewModel (triggers automatic reload)
    listViewModel.setQuery(.defaultQuery(location: result.location))
  }

  /// Loads again and returns when the answer is there (called from View .refreshable)
  func refresh() async {
    await loadData()
    await listViewModel.waitForLoad()
  }

  func reportMissing() { onReportMissing?() }
  func openSettings() { onOpenAppSettings?() }
}
