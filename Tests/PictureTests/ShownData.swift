import Foundation

@testable import Backend

/// The backend's own announcements, jokes and library, dated back from one moment instead of today.
enum ShownData {
  /// Noon of the day before the virtual clock begins.
  private static let now = Date(timeIntervalSince1970: 1_735_646_400)

  static func backend() async throws -> BackendService {
    let backend = try BackendService(BackendConfiguration(seed: .none))
    try await backend.store.insert(SeedData.standard(now: now))
    _ = try await backend.jokes.insert(SeedData.jokes())
    for (document, hash) in try SeedData.library() { _ = try await backend.library.insert(document, hash: hash) }
    return backend
  }
}
