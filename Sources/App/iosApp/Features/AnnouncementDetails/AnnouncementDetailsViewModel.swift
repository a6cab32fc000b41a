import Combine
import Foundation

/// One announcement with all its known details.
@MainActor
class AnnouncementDetailsViewModel: ObservableObject {
  enum State: Equatable {
    case loading
    case loaded(Announcement)
    /// The announcement does not exist, or no longer; the message says so.
    case notFound(message: String)
    case failed(message: String)
  }

  // MARK: - Published Properties (UI State)
  @Published private(set) var state = State.loading
  /// Counts the requested loads; the view starts one for each number.
  @Published private(set) var attempt = 0

  // MARK: - Dependencies
  private let announcementId: String
  private let repository: AnnouncementRepositoryProtocol

  init(announcementId: String, repository: AnnouncementRepositoryProtocol) {
    self.announcementId = announcementId
    self.repository = repository
  }

  // MARK: - Public Methods

  /// Loads the announcement (called from View .task). The current content stays until then, and if the load fails.
  func loadData() async {
    do {
      let announcement = try await repository.getAnnouncement(id: announcementId)
      guard !Task.isCancelled else { return }
      state = .loaded(announcement)
    } catch {
      guard !Task.isCancelled else { return }
      show(error)
    }
  }

  /// Loads again (for retry button in error screen)
  func retry() {
    state = .loading
    attempt += 1
  }

  private func show(_ error: any Error) {
    if case AnnouncementRepositoryError.notFound = error {
      state = .notFound(message: error.localizedDescription)
    } else if case .loaded = state {
      // The announcement as it was is more useful than an error in its place.
    } else {
      state = .failed(message: L10n.AnnouncementDetails.errorMessage(error.localizedDescription))
    }
  }
}
