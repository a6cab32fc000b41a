@_exported import Foundation
@_exported import ScrollworkOS

/// Reads logged messages.
public final class OSLogStore {
  /// The scope of a store.
  public enum Scope: Int, Sendable {
    /// The whole system; a phone only has the messages of its app.
    case system = 0
    /// This process.
    case currentProcessIdentifier = 1
  }

  /// Creates a store with the last 10,000 messages of this process.
  public init(scope: Scope) throws {}

  /// Returns the position of a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
  /// Returns the position of a time in seconds from the end, when negative, or from the beginning.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds))
  }

  /// Returns the position of a time in seconds after the machine started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// Returns the messages from a position on, the oldest first, or the newest first with `reverse`.
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

/// The enumeration of a log.
public enum OSLogEnumerator {
  /// Options for the order.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The newest first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A position in a log.
public final class OSLogPosition: Sendable {
  let date: Date
  init(date: Date) { self.date = date }
}

/// An entry of a log.
open class OSLogEntry {
  /// The date.
  public let date: Date
  /// The formatted message.
  public let composedMessage: String

  init(_ entry: OSLog.Entry) {
    date = entry.date
    composedMessage = entry.message
  }
}

/// A message of a log.
public final class OSLogEntryLog: OSLogEntry {
  /// The level of a message.
  public enum Level: Int, Sendable {
    /// Undefined.
    case undefined = 0
    /// Debug information.
    case debug = 1
    /// Helpful but not essential information.
    case info = 2
    /// The default level.
    case notice = 3
    /// An error in the process.
    case error = 4
    /// An error beyond the process, or a defect.
    case fault = 5
  }

  /// The level.
  public let level: Level
  /// The category.
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
