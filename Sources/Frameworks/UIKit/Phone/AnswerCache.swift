import Foundation

/// The cache of answers that `URLSession.shared` and `URLSessionConfiguration.default` look into; kept in memory only.
///
/// FoundationNetworking's own answers a session later, on another queue. A task that is cancelled in between can then be ended
/// twice, which ends the process: "Trying to access a behaviour for a task that in not in the registry". This one answers within
/// the call, so that there is no in between. An app that puts a cache of its own in its place has the fault back.
final class AnswerCache: URLCache, @unchecked Sendable {
  /// Takes the place of FoundationNetworking's, once a process, before a session is made.
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
