import Combine
import Foundation
import ScrollPatterns

/// The jokes that the user has rated, newest first. They come from the phone's own file, so no connection is needed.
@MainActor
final class MeViewModel: ObservableObject, JokeListModel {
  private let storage: LocalStorageService
  private let feed: InfiniteFeed<RatedJokeSource>
  private var subscriptions: Set<AnyCancellable> = []

  init(storage: LocalStorageService) {
    self.storage = storage
    feed = InfiniteFeed(source: RatedJokeSource(database: storage.database))
    for change in [feed.objectWillChange, storage.objectWillChange] {
      change.sink { [weak self] in self?.objectWillChange.send() }.store(in: &subscriptions)
    }
  }

  var jokeIDs: [UUID] { feed.ids }
  func joke(_ id: UUID) -> Joke? { feed[id]?.joke }
  func userRating(of id: UUID) -> Int? { storage.userRating(of: id) }
  var state: InfiniteFeed<RatedJokeSource>.State { feed.state }
  /// Why the file cannot be read.
  var errorMessage: String? { feed.failure?.localizedDescription }

  /// Reads what has been rated since (called from View .task, each time that the tab appears)
  func loadData() async {
    await storage.load()
    await storage.saved()
    await feed.refresh()
  }

  func loadMoreIfNeeded(currentItem id: UUID) { feed.appeared(id) }
  func rate(_ joke: Joke, stars: Int?) { storage.rate(joke, stars: stars) }
  func retry() { feed.retry() }
}
