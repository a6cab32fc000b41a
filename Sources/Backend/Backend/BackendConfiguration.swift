import Foundation
import Logging

/// The configuration of a `BackendService`: how it listens, stores and logs.
public struct BackendConfiguration: Sendable {
  /// The storage of announcements, jokes, documents and answers.
  public enum Database: Hashable, Sendable, CustomStringConvertible {
    /// In memory: gone with the service.
    case inMemory
    /// In an SQLite file in WAL mode, which is created if missing. Uploaded photos are in a folder beside it, named
    /// like the file with `-photos` after it.
    case file(URL)

    public var description: String {
      switch self {
      case .inMemory: "in memory"
      case .file(let url): url.path
      }
    }

    var photoFolder: URL? {
      switch self {
      case .inMemory: nil
      case .file(let url): url.deletingLastPathComponent().appendingPathComponent("\(url.lastPathComponent)-photos")
      }
    }
  }

  /// The initial content of an empty database.
  public enum Seed: Hashable, Sendable {
    /// The 40 announcements that come with the backend, dated back from now, its 241 jokes and its library.
    case standard
    case none
    /// This many made-up announcements, the same for the same number except for their dates, which end now, and the
    /// jokes and the library of `standard`.
    case generated(Int)
  }

  /// How questions are answered.
  public struct Research: Hashable, Sendable {
    /// The service that writes the answers; nil to compose them from the library.
    public var chat: ChatEndpoint?
    /// How fast answers from the library stream; nil for all at once.
    public var tokensPerSecond: Double?
    /// After this long without news, readers receive a heartbeat.
    public var heartbeat: Duration
    /// How long an answer continues when nobody reads it any more: for this long a client may come back and resume.
    public var grace: Duration

    public init(
      chat: ChatEndpoint? = nil, tokensPerSecond: Double? = 45, heartbeat: Duration = .seconds(10),
      grace: Duration = .seconds(30)
    ) {
      self.chat = chat
      self.tokensPerSecond = tokensPerSecond
      self.heartbeat = heartbeat
      self.grace = grace
    }
  }

  /// The address to listen on. The default is reachable from this machine only.
  public var host: String
  /// The port to listen on. With 0 the first start picks a free port, and later starts keep it.
  public var port: Int
  public var database: Database
  public var seed: Seed
  /// Whether the database is emptied and seeded again, whatever it contains.
  public var reset: Bool
  /// The sustained number of requests per second for one client address; `nil` for no limit. Ten seconds' worth may
  /// come at once, and a request that changes something counts for ten. The default suits a backend inside the process
  /// of its only client.
  public var requestsPerSecond: Double?
  public var research: Research
  /// The log of the service and its server. The default discards everything.
  public var logger: Logger

  public init(
    host: String = "127.0.0.1", port: Int = 0, database: Database = .inMemory, seed: Seed = .standard,
    reset: Bool = false, requestsPerSecond: Double? = nil, research: Research = Research(),
    logger: Logger = Logger(label: "backend") { _ in SwiftLogNoOpLogHandler() }
  ) {
    self.host = host
    self.port = port
    self.database = database
    self.seed = seed
    self.reset = reset
    self.requestsPerSecond = requestsPerSecond
    self.research = research
    self.logger = logger
  }
}
