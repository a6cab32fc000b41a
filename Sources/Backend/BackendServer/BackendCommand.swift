import ArgumentParser
import Backend
import BackendOptions
import Foundation
import Logging
import ServiceLifecycle

/// The executable `backend`.
@main
struct BackendCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backend", abstract: "Lost-and-found pet announcements, jokes and answers in an SQLite database.",
    subcommands: [ServeCommand.self, SeedCommand.self, ImportCommand.self], defaultSubcommand: ServeCommand.self)
}

/// `backend serve`: serves until SIGINT or SIGTERM, then lets requests in flight finish.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serves announcements, jokes and answers over HTTP; what `backend` without a subcommand does.",
    discussion: """
      Prints one line with its URL once it accepts connections; /api/v1/openapi.json under that URL describes the API.
      Log messages go to standard error. Ctrl-C or SIGTERM ends it after the requests in flight.
      """)

  @Option(help: "Address to listen on. Anything but loopback opens the announcements to the network.")
  var host = "127.0.0.1"

  @Option(help: "Port to listen on; 0 picks a free one.")
  var port = 8080

  @Option(help: ArgumentHelp("SQLite file, created if missing; in memory without this option.", valueName: "file"))
  var database: String?

  @Option(help: "What to fill an empty database with: standard, none, or a number of made-up announcements.")
  var seed = Seed(value: .standard)

  @Flag(help: "Empty the database and seed it again.")
  var reset = false

  @Option(
    help: ArgumentHelp(
      "Sustained requests a second allowed per client address, where a change counts as ten; 0 for no limit.",
      valueName: "number"))
  var requestsPerSecond = 60.0

  @OptionGroup(title: "Answers")
  var answers: AnswerOptions

  mutating func validate() throws {
    guard requestsPerSecond >= 0, requestsPerSecond.isFinite else {
      throw ValidationError("--requests-per-second is \(requestsPerSecond), but must be 0 or more.")
    }
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port is \(port), but ports are 0 to 65535.")
    }
  }

  func run() async throws {
    var logger = Logger(label: "backend", factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = .notice
    let place = database.map { BackendConfiguration.Database.file(URL(fileURLWithPath: $0)) } ?? .inMemory
    let backend = try BackendService(
      BackendConfiguration(
        host: host, port: port, database: place, seed: seed.value, reset: reset,
        requestsPerSecond: requestsPerSecond > 0 ? requestsPerSecond : nil, research: try answers.research(),
        logger: logger))
    let group = ServiceGroup(
      services: [Serving(backend: backend)], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
    try await group.run()
  }
}

/// Keeps a backend running until its group shuts down.
private struct Serving: Service {
  let backend: BackendService

  func run() async throws {
    let url = try await backend.start()
    print("Backend ready at \(url.absoluteString)")
    fflush(nil)
    try? await gracefulShutdown()
    await backend.stop()
  }
}

/// The value of `--seed`.
struct Seed: ExpressibleByArgument, CustomStringConvertible {
  let value: BackendConfiguration.Seed

  init(value: BackendConfiguration.Seed) {
    self.value = value
  }

  init?(argument: String) {
    switch argument {
    case "standard": value = .standard
    case "none": value = .none
    default:
      guard let count = Int(argument), count >= 0 else { return nil }
      value = .generated(count)
    }
  }

  var description: String {
    switch value {
    case .standard: "standard"
    case .none: "none"
    case .generated(let count): String(count)
    }
  }

  var defaultValueDescription: String { description }
}
