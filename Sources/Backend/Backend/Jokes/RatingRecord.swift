import Foundation

/// A client's rating of a joke.
///
/// The client creates the id, one for each pair of client and joke, so that it can send the same rating again when it
/// has received no response.
public struct RatingRecord: Codable, Hashable, Sendable, Identifiable {
  public var id: UUID
  /// The client: an id that an installed app creates once.
  public var client: UUID
  /// The id of the joke.
  public var joke: UUID
  /// From 1 for a groan to 5 for laughing out loud.
  public var stars: Int
  /// The time of the rating, in milliseconds since 1970 by the client's clock. The latest wins.
  public var ratedAt: Int64

  public init(id: UUID, client: UUID, joke: UUID, stars: Int, ratedAt: Int64) {
    self.id = id
    self.client = client
    self.joke = joke
    self.stars = stars
    self.ratedAt = ratedAt
  }
}

/// A rating with its joke.
public struct RatedJoke: Codable, Hashable, Sendable {
  public var rating: RatingRecord
  public var joke: JokeRecord
}

/// Jokes that were on a screen, sent together. The client creates the id, so that a batch sent again is not counted
/// again.
public struct ImpressionBatch: Hashable, Sendable, Identifiable {
  public var id: UUID
  /// The ids of the jokes, each as often as it was seen.
  public var jokes: [UUID]

  public init(id: UUID, jokes: [UUID]) {
    self.id = id
    self.jokes = jokes
  }
}
