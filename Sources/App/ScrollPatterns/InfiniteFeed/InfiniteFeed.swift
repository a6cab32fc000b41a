import Combine

/// The rows of an endless list. It loads more when the reader comes near the end, and on request the whole list in the
/// background.
///
/// ```swift
/// @StateObject var feed = InfiniteFeed(source: PostSource())
/// var body: some View {
///   ScrollView {
///     LazyVStack {
///       ForEach(feed.ids, id: \.self) { id in PostRow(post: feed[id]).onAppear { feed.appeared(id) } }
///       if feed.state == .loadingMore { ProgressView() }
///       if feed.state == .failed { Button("Retry") { feed.retry() } }
///     }
///   }.task { feed.start() }.refreshable { await feed.refresh() }
/// }
/// ```
///
/// **One truth.** Reader and background extend the same rows from the same place, and at most one request for the next
/// page is under way, so neither can repeat or skip what the other has. A reader who needs more while the background
/// loads waits for that answer; if it fails, the reader's own request follows.
///
/// **Order.** What has appeared never moves. New items are added below it.
///
/// **Memory.** Beyond `FeedOptions.capacity` items only ids are kept. `feed[id]` is then nil until the page is fetched
/// again, which begins before the row is reached.
@MainActor
public final class InfiniteFeed<Source: FeedSource>: ObservableObject {
  public typealias Item = Source.Item

  /// What a feed is doing for its reader. Background loading does not affect it.
  public enum State: Hashable, Sendable {
    /// There is more, but the reader does not need it yet.
    case idle
    /// The first page is loading. Earlier rows stay until it arrives.
    case loadingFirst
    /// The reader is near the end, and more is loading.
    case loadingMore
    /// What the reader needs could not be loaded; see `failure`, and call `retry()`.
    case failed
    /// All rows are there.
    case end
  }

  /// What the feed is doing for its reader.
  public private(set) var state = State.idle {
    willSet { if newValue != state { objectWillChange.send() } }
  }
  /// Why the last load for the reader failed; nil after one that did not.
  public private(set) var failure: (any Error)?
  /// Whether the background is loading, or waiting to.
  public private(set) var isLoadingInBackground = false

  /// How the feed loads, and which items it accepts. Changes apply to what arrives later.
  public var options: FeedOptions<Item>

  /// Where the items come from. A new source is used from the next request on; `restart(with:)` starts over with it at
  /// once.
  public var source: Source
  /// Code that changes the result of `ids` or the subscript sends `objectWillChange` itself: a row that appears changes
  /// neither.
  var rows = FeedRows<Item>()

  // MARK: Loading

  /// Increases when everything under way becomes worthless. Answers of an older generation are discarded.
  var generation = 0
  /// Cursor and size of each page that arrived, so that it can be fetched again.
  var pages: [(cursor: Source.Cursor?, limit: Int)] = []
  /// Pages before this one have cursors that the source no longer knows.
  var firstGoodPage = 0
  /// Increases when the list is walked through from its start again: pages on their way then continue from another
  /// place.
  private var walk = 0
  var refetches: [Int: Task<Void, Never>] = [:]
  private var next: Source.Cursor?
  private var isComplete = false
  /// The request for the next page.
  private var request: Task<Void, Never>?
  private var pause: Task<Void, Never>?
  /// When the reader began to wait.
  private var waitingSince: ContinuousClock.Instant?
  /// Whether the page under way replaces all rows.
  private var replacesRows = false
  /// Whether the background has ended with a failure.
  private var wasInterrupted = false
  /// Whether a cursor was stale, and nothing new has arrived since.
  private var wasStale = false

  /// Creates a feed that has not loaded anything yet.
  public init(source: Source, options: FeedOptions<Item> = FeedOptions()) {
    self.source = source
    self.options = options
  }

  deinit {
    request?.cancel()
    pause?.cancel()
    for task in refetches.values { task.cancel() }
  }

  // MARK: Rows

  /// The ids of all rows, in order.
  public var ids: [Item.ID] { rows.ids }

  /// Returns an item; nil while it has to be fetched again, and for an id that is in no row.
  public subscript(id: Item.ID) -> Item? { rows[id] }

  /// Returns the index of a row; nil if it does not exist.
  public func index(of id: Item.ID) -> Int? { rows.index(of: id) }

  /// The number of items in memory.
  public var residentCount: Int { rows.residentCount }

  // MARK: What the reader does

  /// Loads the first page, unless that has already been done.
  public func start() {
    guard state == .idle, rows.ids.isEmpty, !isComplete else { return }
    load(.loadingFirst)
  }

  /// Reports that a row has appeared. Call it from each row's `onAppear`, every time. Near the end it loads more.
  public func appeared(_ id: Item.ID) {
    guard let index = rows.appear(id) else { return }
    fetchMissing()
    if state == .idle, index >= rows.ids.count - options.threshold { load(.loadingMore) }
  }

  /// Retries a load that failed.
  public func retry() {
    guard state == .failed else { return }
    load(rows.ids.isEmpty ? .loadingFirst : .loadingMore)
  }

  /// Cancels everything under way, the background included, and loads the first page, which then replaces all rows.
  ///
  /// Returns, when that is over, whether it succeeded. If it did not, or if a newer refresh took over, the rows are
  /// unchanged.
  @discardableResult
  public func refresh() async -> Bool {
    supersede()
    let generation = generation
    replacesRows = true
    load(.loadingFirst)
    while self.generation == generation, waitingSince != nil, let request { await request.value }
    return self.generation == generation && failure == nil
  }

  /// Removes all rows and starts over with another source.
  public func restart(with source: Source) {
    supersede()
    self.source = source
    objectWillChange.send()
    rows = FeedRows()
    pages = []
    firstGoodPage = 0
    next = nil
    isComplete = false
    load(.loadingFirst)
  }

  /// Shows items from elsewhere, such as those of the last launch, while the source cannot be reached. The source's
  /// items are added once they arrive.
  public func show(_ items: [Item]) {
    guard rows.ids.isEmpty else { return }
    objectWillChange.send()
    _ = rows.add(items, from: nil, firstGood: 0, options: options)
  }

  /// Loads the rest of the list silently, a page at a time: nothing shows it, and a failure ends it until the reader's
  /// next page has been loaded. Calling it again has no effect.
  public func loadAllInBackground() {
    guard !isLoadingInBackground, !isComplete else { return }
    isLoadingInBackground = true
    requestNext(options.batchSize)
  }

  /// Cancels everything under way. Rows stay.
  public func cancel() {
    supersede()
    if state == .loadingFirst || state == .loadingMore { state = .idle }
  }

  // MARK: Loading

  private func load(_ loading: State) {
    failure = nil
    waitingSince = .now
    state = loading
    requestNext(options.pageSize)
  }

  /// Requests the next page, unless a request is under way.
  private func requestNext(_ limit: Int) {
    guard request == nil else { return }
    let cursor = replacesRows ? nil : next
    request = Task { [weak self, source, generation, walk] in
      let answer: Result<FeedPage<Item, Source.Cursor>, any Error>
      do { answer = .success(try await source.page(after: cursor, limit: limit)) } catch { answer = .failure(error) }
      if let wait = self?.remainingWait(generation) { try? await Task.sleep(for: wait) }
      self?.finish(answer, cursor: cursor, limit: limit, generation: generation, walk: walk)
    }
  }

  /// Returns how long to hold back an answer because the reader would otherwise see a flash of "loading".
  private func remainingWait(_ generation: Int) -> Duration? {
    guard generation == self.generation, let waitingSince else { return nil }
    let wait = waitingSince + options.minimumLoading - .now
    return wait > .zero ? wait : nil
  }

  private func finish(
    _ answer: Result<FeedPage<Item, Source.Cursor>, any Error>, cursor: Source.Cursor?, limit: Int, generation: Int,
    walk: Int
  ) {
    guard generation == self.generation else { return }
    request = nil
    guard walk == self.walk || replacesRows else { return requestNext(limit) }
    switch answer {
    case .success(let page): take(page, cursor: cursor, limit: limit)
    case .failure(is StaleFeedCursor) where cursor != nil && !wasStale:
      wasStale = true
      forgetCursors()
      requestNext(options.batchSize)
    case .failure(let error): fail(error, limit: limit)
    }
  }

  private func take(_ page: FeedPage<Item, Source.Cursor>, cursor: Source.Cursor?, limit: Int) {
    objectWillChange.send()
    if replacesRows {
      replacesRows = false
      rows = FeedRows()
      pages = []
      firstGoodPage = 0
    }
    pages.append((cursor, limit))
    let added = rows.add(page.items, from: pages.count - 1, firstGood: firstGoodPage, options: options)
    // A cursor that leads to itself would be followed forever.
    isComplete = page.next == nil || (page.next == cursor && added == 0)
    next = page.next
    if isComplete {
      isLoadingInBackground = false
      rows.removeLost { [firstGoodPage] number, _ in number < firstGoodPage }
    }
    if waitingSince != nil {
      guard added > 0 || isComplete else { return requestNext(limit) }
      waitingSince = nil
      // The background continued with the reader's requests, or begins again after its own has failed.
      isLoadingInBackground = isLoadingInBackground || (wasInterrupted && !isComplete)
      wasInterrupted = false
    }
    if added > 0 { wasStale = false }
    if isComplete { state = .end } else if added > 0 { state = .idle }
    continueInBackground(found: added > 0)
    fetchMissing()
  }

  private func fail(_ error: any Error, limit: Int) {
    if isLoadingInBackground {
      isLoadingInBackground = false
      wasInterrupted = true
    }
    guard waitingSince != nil else { return }
    // This was the background's request that the reader waited for; the reader's own comes next.
    if limit != options.pageSize { return requestNext(options.pageSize) }
    waitingSince = nil
    replacesRows = false
    failure = error
    state = isComplete && !rows.ids.isEmpty ? .end : .failed
  }

  private func continueInBackground(found: Bool) {
    guard isLoadingInBackground, !isComplete, pause == nil else { return }
    // After a stale cursor, pages that are already known need no rest.
    let rest = found ? options.pause : .zero
    pause = Task { [weak self, generation] in
      if rest > .zero { try? await Task.sleep(for: rest) }
      guard let self, generation == self.generation else { return }
      self.pause = nil
      self.requestNext(self.options.batchSize)
    }
  }

  /// Walks through the list from its start again. Rows stay, and learn new cursors on the way.
  func forgetCursors() {
    walk += 1
    next = nil
    isComplete = false
    firstGoodPage = pages.count
    if state == .end { state = .idle }
  }

  private func supersede() {
    generation += 1
    cancelAll()
    waitingSince = nil
    replacesRows = false
    isLoadingInBackground = false
    wasInterrupted = false
    wasStale = false
  }

  private func cancelAll() {
    request?.cancel()
    pause?.cancel()
    for task in refetches.values { task.cancel() }
    request = nil
    pause = nil
    refetches = [:]
  }
}
