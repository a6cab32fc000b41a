import ArgumentParser
import Backend
import Foundation
import Logging

/// `backend seed`: fills a database file with jokes.
struct SeedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seed", abstract: "Fills a database file with a catalogue of jokes.",
    discussion: """
      The hand-written jokes come first, then made-up ones. The same number gives the same jokes. Those that the
      database already has are skipped, so a stopped run can be started again, and a larger number extends the
      catalogue.
      """)

  /// The jokes per transaction: few enough to show progress and to let others write.
  private static let batch = 5000

  @Option(help: ArgumentHelp("How many jokes the catalogue has.", valueName: "number"))
  var jokes: Int

  @Option(help: ArgumentHelp("SQLite file, created if missing.", valueName: "file"))
  var database: String

  mutating func validate() throws {
    let capacity = try JokeCatalogue.capacity()
    guard (0...capacity).contains(jokes) else {
      throw ValidationError("--jokes is \(jokes), but must be a number from 0 to \(capacity).")
    }
  }

  func run() async throws {
    let logger = Logger(label: "backend", factory: { StreamLogHandler.standardError(label: $0) })
    let file = BackendConfiguration.Database.file(URL(fileURLWithPath: database))
    let store = SQLiteJokeStore(try BackendDatabase(file, logger: logger))
    let start = ContinuousClock.now
    var added = 0
    for first in stride(from: 0, to: jokes, by: Self.batch) {
      let end = min(first + Self.batch, jokes)
      added += try await store.insert(try JokeCatalogue.jokes(first..<end))
      print("\(end) of \(jokes) jokes, \(elapsed(since: start)) s")
      fflush(nil)
    }
    print("Added \(added) jokes to \(database) in \(elapsed(since: start)) s; it has \(try await store.count()).")
  }

  /// Returns seconds with one decimal.
  private func elapsed(since start: ContinuousClock.Instant) -> Double {
    ((ContinuousClock.now - start) / .seconds(1) * 10).rounded() / 10
  }
}
