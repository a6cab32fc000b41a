import Foundation

/// A user's rating of a joke.
struct JokeRating: Hashable, Sendable {
  /// Created once for each pair of phone and joke, so that the same rating can be sent again.
  let id: UUID
  let joke: UUID
  /// From 1 to 5; nil if the rating was removed.
  let stars: Int?
  /// Milliseconds since 1970 on the phone's clock. The later of two ratings counts.
  let ratedAt: Int64
}

/// A joke with the user's rating.
struct RatedJoke: Identifiable, Hashable, Sendable {
  let joke: Joke
  let ratedAt: Int64
  var id: UUID { joke.id }
}
