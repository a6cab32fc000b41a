import Combine
import Foundation

/// The view model of the self-contained list of announcement cards. Reusable in several contexts (full list, landing
/// page, search, etc.). The location is part of the query, which the parent prepares.
///
/// Cards stay during a reload; an error clears them.
@MainActor
class AnnouncementCardsListViewModel: ObservableObject {
  // MARK: - Published Properties (UI State)
  @Published private(set) var cardViewModels: [AnnouncementCardViewModel] = []
  @Published private(set) var isLoading: Bool = false
  @Published private(set) var errorMessage: String?
  /// Whether a load has ended with an answer or an error. Before that, no cards does not mean that there are none.
  @Published private(set) var hasLoaded: Bool = false

  // MARK: - Dependencies
  private let repository: AnnouncementRepositoryProtocol
  private var query: AnnouncementListQuery  // Mutable - can be updated by parent
  private let onAnnouncementTapped: (String) -> Void

  // MARK: - Task Management
  private var loadTask: Task<Void, Never>?

  // MARK: - Initialization
  init(
    repository: AnnouncementRepositoryProtocol,
    query: AnnouncementListQuery,
    onAnnouncementTapped: @escaping (String) -> Void
  ) {
    self.repository = repository
    self.query = query
    self.onAnnouncementTapped = onAnnouncementTapped
  }

  deinit {
    loadTask?.cancel()
  }

  // MARK: - Public Methods

  /// Sets the query and reloads (called by the parent view model).
  func setQuery(_ newQuery: AnnouncementListQuery) {
    query = newQuery
    loadAnnouncements()
  }

  /// Reloads with the current query (for the retry button of the error screen).
  func reload() {
    loadAnnouncements()
  }

  /// Returns when the latest load has ended (for pull to refresh, whose spinner stays until then).
  func waitForLoad() async {
    while let task = loadTask, isLoading { await task.value }
  }

  // MARK: - Private Methods

  /// Loads announcements from the repository, filters and sorts them, and creates the cards' view models. A load under
  /// way is cancelled. The task does not keep this object alive: leaving a screen cancels its load.
  private func loadAnnouncements() {
    loadTask?.cancel()
    isLoading = true
    errorMessage = nil
    loadTask = Task { [weak self, repository, query] in
      do {
        let announcements = try await repository.getAnnouncements(near: query.location)
        // A newer load has cancelled this one and decides what is shown, whatever arrived here.
        guard !Task.isCancelled else { return }
        self?.show(query.applied(to: announcements), near: query.location)
      } catch {
        guard !Task.isCancelled else { return }
        self?.show(error)
      }
    }
  }

  private func show(_ announcements: [Announcement], near userLocation: Coordinate?) {
    cardViewModels = announcements.map { announcement in
      AnnouncementCardViewModel(announcement: announcement, userLocation: userLocation) { [weak self] action in
        self?.handleAnnouncementAction(action)
      }
    }
    hasLoaded = true
    isLoading = false
  }

  private func show(_ error: any Error) {
    isLoading = false
    // The system may cancel a request by itself: the user need not know.
    guard !(error is CancellationError), (error as? URLError)?.code != .cancelled else { return }
    errorMessage = L10n.AnnouncementList.Error.message(error.localizedDescription)
    cardViewModels = []
    hasLoaded = true
  }

  /// Handles actions from announcement cards (taps, etc.)
  private func handleAnnouncementAction(_ action: AnnouncementAction) {
    switch action {
    case .selected(let id):
      onAnnouncementTapped(id)
    }
  }
}
