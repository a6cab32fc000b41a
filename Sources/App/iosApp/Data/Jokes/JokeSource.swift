import ScrollPatterns

/// A list of jokes for an `InfiniteFeed`.
struct JokeSource: FeedSource {
  let query: JokeQuery
  let service: any JokeServiceProtocol
  let connection: ConnectionMonitor
  /// Is told of each page that came, and of whether it is the first.
  var didLoad: @Sendable ([Joke], _ isFirst: Bool) async -> Void = { _, _ in }
  /// Is told when the first page cannot be had for want of a connection.
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
