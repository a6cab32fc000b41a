import Foundation
import ScrollworkFoundation
import Testing

@MainActor
@Suite("Searches in iCloud") struct MetadataQueryTests {
  /// The notifications that a query has posted.
  @MainActor
  private final class Posted {
    var names: [String] = []
    private var observers: [any NSObjectProtocol] = []

    init(of query: NSMetadataQuery) {
      for (name, text) in [
        (Notification.Name.NSMetadataQueryDidStartGathering, "start"), (.NSMetadataQueryDidFinishGathering, "finish"),
      ] {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.names.append(text) }
          })
      }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
  }

  /// Returns once the main queue has done what it has to do now.
  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  private func query() -> NSMetadataQuery {
    let query = NSMetadataQuery()
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    query.predicate = NSPredicate(format: "%K LIKE '*.md'", NSMetadataItemFSNameKey)
    return query
  }

  @Test("given a query, when it is started, then it gathers in a later turn, and finds nothing")
  func gathering() async {
    // Given
    let query = query()
    let posted = Posted(of: query)
    // When
    #expect(query.start())
    // Then
    #expect(query.isGathering && posted.names.isEmpty)
    #expect(!query.start())
    // When
    await turn()
    // Then
    #expect(posted.names == ["start", "finish"])
    #expect(query.isStarted && !query.isGathering)
    #expect(query.results.isEmpty && query.resultCount == 0)
  }

  @Test("given a query that is stopped before it has gathered, then it posts nothing until it is started again")
  func stopping() async {
    // Given
    let query = query()
    let posted = Posted(of: query)
    query.start()
    // When
    query.stop()
    await turn()
    // Then
    #expect(posted.names.isEmpty)
    #expect(query.isStopped)
    // When
    query.start()
    await turn()
    // Then
    #expect(posted.names == ["start", "finish"])
    #expect(!query.isStopped)
  }

  @Test("given a running query, when it gets another predicate, then it gathers again")
  func change() async {
    // Given
    let query = query()
    let posted = Posted(of: query)
    query.start()
    await turn()
    // When
    query.predicate = NSPredicate(format: "%K == %@", NSMetadataItemFSNameKey, "Notes")
    await turn()
    // Then
    #expect(posted.names == ["start", "finish", "start", "finish"])
  }

  @Test("given an operation queue, then the query posts there")
  func queue() async {
    // Given
    let query = query()
    let posted = Posted(of: query)
    query.operationQueue = .main
    // When
    query.start()
    for _ in 0..<10 where posted.names.isEmpty { await turn() }
    // Then
    #expect(posted.names == ["start", "finish"])
  }

  @Test("given no predicate, then a query does not start")
  func unconditional() {
    #expect(!NSMetadataQuery().start())
  }
}
