import Foundation

/// A catalogue of jokes of almost any size: the hand-written ones first, then made-up ones that no two share a set-up or
/// a punchline of. The same place always has the same joke, id included.
public enum JokeCatalogue {
  /// The most jokes there can be.
  public static func capacity() throws(BackendError) -> Int {
    try SeedData.jokes().count + JokeGenerator.capacity
  }

  /// The jokes at these places. Places that do not exist are left out.
  public static func jokes(_ places: Range<Int>) throws(BackendError) -> [JokeRecord] {
    let written = try SeedData.jokes()
    let generated = places.clamped(to: written.count..<written.count + JokeGenerator.capacity)
    return written[places.clamped(to: 0..<written.count)] + generated.map { JokeGenerator.joke($0 - written.count) }
  }
}
