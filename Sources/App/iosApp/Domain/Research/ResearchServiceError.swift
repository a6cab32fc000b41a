import Foundation

/// Why there is no answer, or no more of it, in words that say what to do.
enum ResearchServiceError: LocalizedError, Hashable {
  /// The phone has no network.
  case offline
  /// The network is there, but the server is not.
  case unreachable
  case timedOut
  /// The connection broke and could not be mended.
  case interrupted
  /// The server refused the question, with its explanation if it gave one.
  case rejected(status: Int, detail: String?)
  /// The server could not finish the answer, with its explanation.
  case failed(detail: String)
  /// The response is not as the API describes it.
  case unreadable

  var errorDescription: String? {
    switch self {
    case .offline: L10n.RepositoryError.offline
    case .unreachable: L10n.RepositoryError.unreachable
    case .timedOut: L10n.RepositoryError.timedOut
    case .interrupted: L10n.ResearchError.interrupted
    case .rejected(let status, let detail): detail ?? L10n.RepositoryError.rejected(status)
    case .failed(let detail): detail
    case .unreadable: L10n.RepositoryError.unreadable
    }
  }
}
