import Foundation
import Synchronization

/// Identifies one of several intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The raw value in the log.
  public let rawValue: UInt64
  /// Creates an identifier from its raw value.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier that is unique in the process.
  public init(log: OSLog) { self.init(Self.last.wrappingAdd(1, ordering: .relaxed).newValue) }
  /// Creates the identifier of an object.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))) }

  /// For intervals that never overlap others of their name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// A null identifier.
  public static let null = OSSignpostID(0)

  private static let last = Atomic<UInt64>(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The state of an interval in progress.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let begin: ContinuousClock.Instant
  init(_ id: OSSignpostID) {
    self.id = id
    begin = .now
  }
}

/// Writes events and intervals to the log, at debug level; the end of an interval reports its duration.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter for a subsystem and category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter of a category with a meaning for the system's tools.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter that writes to a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter for a logger's messages.
  public init(logger: Logger) { log = logger.log }
  /// Creates a default signposter.
  public init() { log = .default }
  /// A signposter that discards everything.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether signposts are written.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// Returns an identifier that is unique in the process.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    log.write("\(name) begins", .debug)
    Signpost.mark(.begin, log, name, id)
    return OSSignpostIntervalState(id)
  }

  /// Begins an interval with a message.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    log.write("\(name) begins: \(message.text)", .debug)
    Signpost.mark(.begin, log, name, id)
    return OSSignpostIntervalState(id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    Signpost.mark(.end, log, name, state.id)
    log.write("\(name) took \(state.begin.duration(to: .now))", .debug)
  }

  /// Ends an interval with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    Signpost.mark(.end, log, name, state.id)
    log.write("\(name) took \(state.begin.duration(to: .now)): \(message.text)", .debug)
  }

  /// Emits an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    Signpost.mark(.event, log, name, id)
    log.write("\(name)", .debug)
  }

  /// Emits an event with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    Signpost.mark(.event, log, name, id)
    log.write("\(name): \(message.text)", .debug)
  }

  /// Runs a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}
