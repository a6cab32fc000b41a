import Combine
import Foundation
import ScrollPatterns

/// The feed of jokes that the user has not rated yet, the most popular first.
@MainActor
final class JokeViewModel: ObservableObject, JokeListModel {
  /// The state of the joke of the day.
  enum JokeOfTheDay: Hashable {
    case loading
    case loaded(Joke)
    case unavailable
  }

  // MARK: - Published Properties (UI State)

  /// Nil for jokes of all categories.
  @Published private(set) var selectedCategory: JokeCategory?
  @Published private(set) var jokeOfTheDay = JokeOfTheDay.loading
  /// Increases when the page should return to its top.
  @Published private(set) var topRequest = 0
  /// Whether background loading starts the next time that the user moves the page.
  @Published private(set) var waitsForFirstMove = true

  // MARK: - Dependencies
  private let service: any JokeServiceProtocol
  private let storage: LocalStorageService
  private let connection: ConnectionMonitor
  private let feed: InfiniteFeed<JokeSource>
  private var subscriptions: Set<AnyCancellable> = []

  // MARK: - Session State

  /// The jokes rated since the last refresh. They stay in the feed until the next one.
  private(set) var sessionRatedJokeIds: Set<UUID> = []
  private var dailyTask: Task<Void, Never>?

  init(
    service: any JokeServiceProtocol, storage: LocalStorageService, connection: ConnectionMonitor,
    options: FeedOptions<Joke> = .jokes
  ) {
    self.service = service
    self.storage = storage
    self.connection = connection
    feed = InfiniteFeed(
      source: JokeSource(query: JokeQuery(), service: service, connection: connection), options: options)
    feed.options.accepts = { [weak self] joke in self?.accepts(joke) ?? false }
    feed.options.areInOrder = { $0.isMorePopular(than: $1) }
    feed.source = source
    let changes = [feed.objectWillChange, storage.objectWillChange, connection.objectWillChange]
    for change in changes {
      change.sink { [weak self] in self?.objectWillChange.send() }.store(in: &subscriptions)
    }
    connection.$isOffline.dropFirst().filter { !$0 }.sink { [weak self] _ in self?.connectionDidReturn() }
      .store(in: &subscriptions)
  }

  deinit { dailyTask?.cancel() }

  // MARK: - What is shown

  /// The ids of the jokes, in order.
  var jokeIDs: [UUID] { feed.ids }
  /// Returns a joke of the feed; nil while it has to be loaded again.
  func joke(_ id: UUID) -> Joke? { feed[id] }
  func userRating(of id: UUID) -> Int? { storage.userRating(of: id) }
  var state: InfiniteFeed<JokeSource>.State { feed.state }
  var isLoadingMore: Bool { feed.state == .loadingMore }
  var hasMoreJokes: Bool { feed.state != .end }
  var isBackgroundLoading: Bool { feed.isLoadingInBackground }
  var isOffline: Bool { connection.isOffline }
  /// Why the last page could not be loaded.
  var errorMessage: String? { feed.failure?.localizedDescription }
  var loadedCount: Int { feed.residentCount }

  // MARK: - Public Methods

  /// Loads the first page (called from View .task, each time that the page appears)
  func loadData() async {
    // The rated jokes must be known before the first page arrives
    await storage.load()
    feed.start()
    loadJokeOfTheDay()
  }

  func loadMoreIfNeeded(currentItem id: UUID) {
    storage.noteImpression(id)
    feed.appeared(id)
  }

  /// Loads the rest of the catalogue silently, once the user has moved the page
  func triggerBackgroundLoadIfNeeded() {
    guard waitsForFirstMove else { return }
    waitsForFirstMove = false
    feed.loadAllInBackground()
  }

  func retry() {
    feed.retry()
    loadJokeOfTheDay()
  }

  /// Starts over with what is unrated now (called from View .refreshable)
  func refresh() async {
    sessionRatedJokeIds.removeAll()
    loadJokeOfTheDay()
    storage.sync()
    let isDone = await feed.refresh()
    waitsForFirstMove = true
    if isDone { topRequest += 1 }
  }

  /// Shows jokes of one category, or of all
  func select(_ category: JokeCategory?) {
    topRequest += 1
    guard category != selectedCategory else { return }
    selectedCategory = category
    feed.restart(with: source)
    if !waitsForFirstMove { feed.loadAllInBackground() }
  }

  func rate(_ joke: Joke, stars: Int?) {
    sessionRatedJokeIds.insert(joke.id)
    storage.rate(joke, stars: stars)
  }

  /// The app is in the foreground again: the connection may be back, too
  func didReturn() {
    retry()
    storage.sync()
  }

  /// The app may not come back
  func didLeave() { storage.saveImpressions() }

  // MARK: - Private Methods

  /// Another request has been answered, so failed ones are retried.
  private func connectionDidReturn() {
    Task { [weak self] in self?.retry() }
  }

  private func accepts(_ joke: Joke) -> Bool { !storage.isRated(joke.id) || sessionRatedJokeIds.contains(joke.id) }

  private var source: JokeSource {
    let category = selectedCategory
    return JokeSource(
      query: JokeQuery(category: category), service: service, connection: connection,
      didLoad: { [database = storage.database] jokes, isFirst in
        guard category == nil else { return }
        do { try await database.cache(jokes, isFirst: isFirst) } catch { NSLog("Jokes are not kept: %@", "\(error)") }
      },
      isUnreachable: { [weak self, database = storage.database] in
        let jokes = (try? await database.cachedJokes()) ?? []
        await self?.showKept(jokes.filter { category == nil || $0.category == category }, of: category)
      })
  }

  /// Shows the jokes of the last launch while there are no others.
  private func showKept(_ jokes: [Joke], of category: JokeCategory?) {
    if category == selectedCategory { feed.show(jokes) }
  }

  private func loadJokeOfTheDay() {
    if case .loaded = jokeOfTheDay { return }
    guard dailyTask == nil else { return }
    dailyTask = Task { [weak self, service, connection] in
      let joke = try? await connection.watching { try await service.jokeOfTheDay() }
      self?.jokeOfTheDay = joke.map { .loaded($0) } ?? .unavailable
      self?.dailyTask = nil
    }
  }
}

extension FeedOptions<Joke> {
  /// How jokes are loaded: pages of 10 for the reader, of 50 in the background with a second between them, and
  /// skeletons for at least 0.4 seconds.
  static var jokes: FeedOptions<Joke> {
    var options = FeedOptions<Joke>()
    options.minimumLoading = .milliseconds(400)
    options.contentKey = { $0.contentKey }
    return options
  }
}
