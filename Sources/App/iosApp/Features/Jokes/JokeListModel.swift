import Foundation

/// What rows of jokes tell their list. A class, so that an unchanged row is known as such.
@MainActor
protocol JokeListModel: AnyObject {
  /// A row is on the screen, perhaps not for the first time.
  func loadMoreIfNeeded(currentItem id: UUID)
  /// The person rates a joke, or takes the rating back.
  func rate(_ joke: Joke, stars: Int?)
  /// Loads again what could not be loaded.
  func retry()
}
