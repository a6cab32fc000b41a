@_exported import Foundation
@_exported import ScrollworkOS

/// Where messages can be read again.
public final class OSLogStore {
  /// Whose messages.
  public enum Scope: Int, Sendable {
    /// All of the system; a phone has those of its app only.
    case system = 0
    /// Those of this process.
    case currentProcessIdentifier = 1
  }

  /// The last 10,000 messages of this process.
  public init(scope: Scope) throws {}

  /// A place in the log by a time.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
  /// A place in the log by the seconds since its end, when negative, or since its beginning.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds))
  }

  /// The messages from a place on, the oldest first, or the newest first with `reverse`.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    var entries: [OSLogEntry] = OSLog.entries.filter { entry in position.map { entry.date >= $0.date } ?? true }
      .map(OSLogEntryLog.init)
    if let predicate { entries = entries.filter { predicate.evaluate(with: $0) } }
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }
}

/// How a log is read.
public enum OSLogEnumerator {
  /// In which order.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The newest first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A place in a log.
public final class OSLogPosition: Sendable {
  let date: Date
  init(date: Date) { self.date = date }
}

/// Something in the log.
open class OSLogEntry {
  /// When.
  public let date: Date
  /// What was written, the values in their places.
  public let composedMessage: String

  init(_ entry: OSLog.Entry) {
    date = entry.date
    composedMessage = entry.message
  }
}

/// A message in the log.
public final class OSLogEntryLog: OSLogEntry {
  /// How much a message matters.
  public enum Level: Int, Sendable {
    /// Not known.
    case undefined = 0
    /// What helps while the code is written.
    case debug = 1
    /// What helps but is not needed.
    case info = 2
    /// What may matter when something fails.
    case notice = 3
    /// What went wrong in the process.
    case error = 4
    /// What went wrong beyond the process, or is a defect.
    case fault = 5
  }

  /// How much it matters.
  public let level: Level
  /// The subject.
  public let category: String
  /// The app or framework.
  public let subsystem: String

  override init(_ entry: OSLog.Entry) {
    level =
      switch entry.type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    category = entry.category
    subsystem = entry.subsystem
    super.init(entry)
  }
}
