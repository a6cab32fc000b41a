import CoreSpotlight
import SimulatorTesting
import Testing

@Suite("The index of what can be found", .simulator(.iPhoneSE)) @MainActor
struct SpotlightTests {
  private func item(_ id: String, _ title: String, domain: String? = nil, rating: Int = 0) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = title
    attributes.keywords = ["pet", title.lowercased()]
    attributes.rating = NSNumber(value: rating)
    return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: attributes)
  }

  private func found(_ query: String) async throws -> [String] {
    var ids: [String] = []
    for try await result in CSSearchQuery(queryString: query, queryContext: nil).results {
      ids.append(result.item.uniqueIdentifier)
    }
    return ids
  }

  private func filled() async throws -> CSSearchableIndex {
    let index = CSSearchableIndex.default()
    try await index.indexSearchableItems([
      item("1", "Rex", domain: "dogs.large", rating: 4), item("2", "René", domain: "dogs", rating: 2),
      item("3", "Mimi", domain: "cats", rating: 5),
    ])
    return index
  }

  @Test("given items, when they are asked for, then comparisons, modifiers and joined conditions count")
  func queries() async throws {
    // Given
    _ = try await filled()
    // Then
    #expect(try await found("title == \"Rex\"") == ["1"])
    #expect(try await found("title == \"re*\"") == [])
    #expect(try await found("title == \"re*\"c") == ["1", "2"])
    #expect(try await found("title == \"*ne\"cd") == ["2"])
    #expect(try await found("rating >= 4 && keywords == 'pet'") == ["1", "3"])
    #expect(try await found("title == \"Mimi\" || (rating < 3 && title != \"Rex\")") == ["2", "3"])
    await #expect(throws: CSSearchQueryError.self) { try await found("title is Rex") }
  }

  @Test("given items, when a group or all are taken out, then they are not found")
  func deletion() async throws {
    // Given
    let index = try await filled()
    // When
    try await index.deleteSearchableItems(withDomainIdentifiers: ["dogs"])
    // Then
    #expect(try await found("title == \"*\"") == ["3"])
    try await index.deleteAllSearchableItems()
    #expect(try await found("title == \"*\"") == [])
  }

  @Test("given an item, when an update or an expired one comes, then it changes, or is not found")
  func updates() async throws {
    // Given
    let index = try await filled()
    let update = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .text))
    update.isUpdate = true
    update.attributeSet.contentDescription = "barks"
    let old = item("4", "Old")
    old.expirationDate = Date(timeIntervalSinceNow: -1)
    // When
    try await index.indexSearchableItems([update, old])
    // Then
    #expect(try await found("contentDescription == \"barks\" && title == \"Rex\"") == ["1"])
    #expect(try await found("title == \"Old\"") == [])
  }

  @Test("given a batch, when it ends, then its items are found and its state is remembered")
  func batches() async throws {
    // Given
    let index = CSSearchableIndex(name: "batches")
    index.beginBatch()
    try await index.indexSearchableItems([item("5", "Batch")])
    #expect(try await found("title == \"Batch\"") == [])
    // When
    try await index.endBatch(withClientState: Data([7]))
    // Then
    #expect(try await found("title == \"Batch\"") == ["5"])
    #expect(try await index.fetchLastClientState() == Data([7]))
    await #expect(throws: CSIndexError.self) { try await index.endBatch(withClientState: Data(count: 300)) }
  }

  @Test(
    "given what a person typed, when it is looked for, then words begin those of the items, and handlers hear of it")
  func typing() async throws {
    // Given
    _ = try await filled()
    let context = CSUserQueryContext()
    context.maxResultCount = 1
    let query = CSUserQuery(userQueryString: "re PET", userQueryContext: context)
    // When
    let ids: [String] = await withCheckedContinuation { waiter in
      var ids: [String] = []
      query.foundItemsHandler = { ids += $0.map(\.uniqueIdentifier) }
      query.completionHandler = { _ in waiter.resume(returning: ids) }
      query.start()
    }
    // Then
    #expect(ids == ["1"])
    #expect(query.foundItemCount == 1)
  }
}
