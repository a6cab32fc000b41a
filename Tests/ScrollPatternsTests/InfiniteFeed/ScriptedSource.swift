import Foundation
import ScrollPatterns

/// A list of numbered posts whose answers are late, fail, repeat and become stale as a test specifies.
@MainActor
final class ScriptedSource: FeedSource {
  struct Post: Identifiable, Hashable, Sendable {
    var id: Int
    var text: String
  }

  /// A fault that a request meets.
  struct Fault {
    var delay: Duration = .milliseconds(100)
    var error: (any Error)?
    /// The number of posts before the page that are sent again with it.
    var repeated = 0
  }

  struct Request: Hashable {
    var cursor: Int?
    var limit: Int
  }

  var posts: [Post]
  /// Returns the fault that the next request meets.
  var fault: () -> Fault = { Fault() }
  /// Whether answers arrive even after their request was cancelled.
  var ignoresCancellation = false
  private(set) var requests: [Request] = []
  private(set) var mostAtOnce = 0
  private var underWay = 0

  init(count: Int) {
    posts = (0..<count).map { Post(id: $0, text: "Post \($0)") }
  }

  func page(after cursor: Int?, limit: Int) async throws -> FeedPage<Post, Int> {
    requests.append(Request(cursor: cursor, limit: limit))
    underWay += 1
    mostAtOnce = max(mostAtOnce, underWay)
    defer { underWay -= 1 }
    let fault = fault()
    if ignoresCancellation {
      await Task { try? await Task.sleep(for: fault.delay) }.value
    } else {
      try await Task.sleep(for: fault.delay)
    }
    if let error = fault.error { throw error }
    let start = cursor ?? 0
    let end = min(posts.count, start + limit)
    return FeedPage(items: Array(posts[max(0, start - fault.repeated)..<end]), next: end < posts.count ? end : nil)
  }
}
