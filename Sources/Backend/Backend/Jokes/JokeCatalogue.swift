import Foundation

/// A catalogue of jokes of almost any size: the hand-written ones first, then generated ones, with no set-up or
/// punchline repeated. The same position always has the same joke, id included.
public enum JokeCatalogue {
  /// Returns the maximum number of jokes.
  public static func capacity() throws(BackendError) -> Int {
    try SeedData.jokes().count + JokeGenerator.capacity
  }

  /// Returns the jokes at these positions. Positions that do not exist are left out.
  public static func jokes(_ places: Range<Int>) throws(BackendError) -> [JokeRecord] {
    let written = try SeedData.jokes()
    let generated = places.clamped(to: written.count..<written.count + JokeGenerator.capacity)
    return written[places.clamped(to: 0..<written.count)] + generated.map { JokeGenerator.joke($0 - written.count) }
  }
}
