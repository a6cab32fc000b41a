import ScrollPatterns

/// A list of jokes for an `InfiniteFeed`.
struct JokeSource: FeedSource {
  let query: JokeQuery
  let service: any JokeServiceProtocol
  let connection: ConnectionMonitor
  /// Called with each page that arrives, and whether it is the first.
  var didLoad: @Sendable ([Joke], _ isFirst: Bool) async -> Void = { _, _ in }
  /// Called when the first page is not available for lack of a connection.
  var isUnreachable: @Sendable () async -> Void = {}

  func page(after cursor: String?, limit: Int) async throws -> FeedPage<Joke, String> {
    do {
      let page = try await connection.watching { try await service.jokes(query, after: cursor, limit: limit) }
      await didLoad(page.items, cursor == nil)
      return page
    } catch JokeServiceError.offline {
      if cursor == nil { await isUnreachable() }
      throw JokeServiceError.offline
    }
  }
}
