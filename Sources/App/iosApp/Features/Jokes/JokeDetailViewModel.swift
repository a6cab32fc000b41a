import Combine
import Foundation

/// One joke, and the user's rating.
@MainActor
final class JokeDetailViewModel: ObservableObject, JokeListModel {
  let joke: Joke
  private let storage: LocalStorageService
  private var subscription: AnyCancellable?

  init(joke: Joke, storage: LocalStorageService) {
    self.joke = joke
    self.storage = storage
    subscription = storage.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }

  var userRating: Int? { storage.userRating(of: joke.id) }
  func loadMoreIfNeeded(currentItem id: UUID) { storage.noteImpression(id) }
  func rate(_ joke: Joke, stars: Int?) { storage.rate(joke, stars: stars) }
  func retry() {}
}
