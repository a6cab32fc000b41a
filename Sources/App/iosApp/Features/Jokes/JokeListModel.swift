import Foundation

/// What rows of jokes report to their list. A class, so that SwiftUI recognises unchanged rows.
@MainActor
protocol JokeListModel: AnyObject {
  /// Notes that a row is on the screen, perhaps not for the first time.
  func loadMoreIfNeeded(currentItem id: UUID)
  /// Rates a joke, or removes the rating.
  func rate(_ joke: Joke, stars: Int?)
  /// Retries a load that failed.
  func retry()
}
