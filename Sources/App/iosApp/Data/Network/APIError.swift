import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a request to the backend has no usable answer.
enum APIError: Error, Hashable {
  /// The phone has no network.
  case offline
  case timedOut
  /// The network is there, but the server is not.
  case unreachable
  /// The server refused or failed, with its explanation if it gave one.
  case rejected(status: Int, detail: String?)
  /// The answer is not as the API describes it.
  case unreadable

  init(_ error: URLError) {
    switch error.code {
    case .notConnectedToInternet, .dataNotAllowed: self = .offline
    case .timedOut: self = .timedOut
    default: self = .unreachable
    }
  }

  /// Creates an error from a failed request.
  ///
  /// - Parameter body: what came with the status; a problem as the backend describes one, or anything else.
  init(status: Int, body: Data) {
    self = .rejected(status: status, detail: (try? JSONDecoder().decode(ProblemDTO.self, from: body))?.detail)
  }
}
