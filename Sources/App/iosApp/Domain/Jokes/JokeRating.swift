import Foundation

/// What a person thinks of a joke.
struct JokeRating: Hashable, Sendable {
  /// Made once for each pair of phone and joke, so that the same rating can be sent again.
  let id: UUID
  let joke: UUID
  /// From 1 to 5; nil if the rating was taken back.
  let stars: Int?
  /// Milliseconds since 1970 on the phone's clock. The later of two ratings counts.
  let ratedAt: Int64
}

/// A joke with the rating that the person gave it.
struct RatedJoke: Identifiable, Hashable, Sendable {
  let joke: Joke
  let ratedAt: Int64
  var id: UUID { joke.id }
}
