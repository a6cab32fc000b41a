import Foundation

/// Why announcements could not be loaded, in words for the user who waits for them.
enum AnnouncementRepositoryError: LocalizedError, Hashable {
  /// The phone has no network.
  case offline
  /// The network is there, but the server is not.
  case unreachable
  case timedOut
  /// No announcement with this id, with the server's explanation if it gave one.
  case notFound(detail: String?)
  /// The server refused or failed, with its explanation if it gave one.
  case rejected(status: Int, detail: String?)
  /// The answer is not as the API describes it.
  case unreadable

  var errorDescription: String? {
    switch self {
    case .offline: L10n.RepositoryError.offline
    case .unreachable: L10n.RepositoryError.unreachable
    case .timedOut: L10n.RepositoryError.timedOut
    case .notFound(let detail): detail ?? L10n.RepositoryError.notFound
    case .rejected(let status, let detail): detail ?? L10n.RepositoryError.rejected(status)
    case .unreadable: L10n.RepositoryError.unreadable
    }
  }
}
