import Foundation

/// The response cache of `URLSession.shared` and `URLSessionConfiguration.default`, kept in memory only.
///
/// FoundationNetworking's own cache answers a session later, on another queue. A task that is cancelled in between can
/// then be ended twice, which ends the process: "Trying to access a behaviour for a task that in not in the registry".
/// This one answers within the call, so that no cancellation can come in between. An app that installs its own cache
/// has the fault again.
final class AnswerCache: URLCache, @unchecked Sendable {
  /// Replaces FoundationNetworking's cache, once per process, before a session is created.
  static let isInstalled: Bool = {
    URLCache.shared = AnswerCache(memoryCapacity: 4 << 20, diskCapacity: 0, diskPath: nil)
    return true
  }()

  override func getCachedResponse(
    for dataTask: URLSessionDataTask, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    completionHandler(dataTask.currentRequest.flatMap { cachedResponse(for: $0) })
  }
}
