extension InfiniteFeed {
  /// The longest time between two attempts.
  private static var longestRest: Duration { .seconds(30) }

  /// Fetches the pages of evicted items near the reader again.
  func fetchMissing() {
    guard rows.residentCount < rows.ids.count else { return }
    for page in rows.missingPages() where page >= firstGoodPage && refetches[page] == nil { fetchAgain(page) }
  }

  /// A failure is silent: further attempts follow while the reader is near, in the end every half minute.
  private func fetchAgain(_ number: Int, after rest: Duration = .zero) {
    let (cursor, limit) = pages[number]
    refetches[number] = Task { [weak self, source, generation] in
      if rest > .zero { try? await Task.sleep(for: rest) }
      let answer: Result<FeedPage<Item, Source.Cursor>, any Error>
      do { answer = .success(try await source.page(after: cursor, limit: limit)) } catch { answer = .failure(error) }
      guard let self, generation == self.generation else { return }
      self.refetches[number] = nil
      switch answer {
      case .success(let page): self.putBack(page.items, from: number)
      case .failure(is StaleFeedCursor):
        guard number >= self.firstGoodPage else { return }
        self.forgetCursors()
        self.loadAllInBackground()
      case .failure:
        guard self.rows.missingPages().contains(number), number >= self.firstGoodPage else { return }
        self.fetchAgain(number, after: min(max(rest * 2, .seconds(1)), Self.longestRest))
      }
    }
  }

  private func putBack(_ items: [Item], from number: Int) {
    var changed = rows
    for item in items { changed.fill(item) }
    let ids = Set(items.map(\.id))
    changed.removeLost { page, id in page == number && !ids.contains(id) }
    changed.evict(capacity: options.capacity)
    objectWillChange.send()
    rows = changed
  }
}
