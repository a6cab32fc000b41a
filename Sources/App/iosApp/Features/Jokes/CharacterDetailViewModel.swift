import Combine
import Foundation
import ScrollPatterns

/// All jokes of one character, rated or not, the most popular first.
@MainActor
final class CharacterDetailViewModel: ObservableObject, JokeListModel {
  let character: JokeCharacter
  private let storage: LocalStorageService
  private let feed: InfiniteFeed<JokeSource>
  private var subscriptions: Set<AnyCancellable> = []

  init(
    character: JokeCharacter, service: any JokeServiceProtocol, storage: LocalStorageService,
    connection: ConnectionMonitor
  ) {
    self.character = character
    self.storage = storage
    feed = InfiniteFeed(
      source: JokeSource(query: JokeQuery(character: character), service: service, connection: connection),
      options: .jokes)
    for change in [feed.objectWillChange, storage.objectWillChange] {
      change.sink { [weak self] in self?.objectWillChange.send() }.store(in: &subscriptions)
    }
  }

  var jokeIDs: [UUID] { feed.ids }
  func joke(_ id: UUID) -> Joke? { feed[id] }
  func userRating(of id: UUID) -> Int? { storage.userRating(of: id) }
  var state: InfiniteFeed<JokeSource>.State { feed.state }
  var errorMessage: String? { feed.failure?.localizedDescription }

  /// Loads the first page (called from View .task)
  func loadData() async {
    await storage.load()
    feed.start()
  }

  func loadMoreIfNeeded(currentItem id: UUID) {
    storage.noteImpression(id)
    feed.appeared(id)
  }

  func rate(_ joke: Joke, stars: Int?) { storage.rate(joke, stars: stars) }
  func retry() { feed.retry() }
}
