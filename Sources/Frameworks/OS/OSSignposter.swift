import Foundation
import Synchronization

/// Tells one run of an interval from others of its name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number in the log.
  public let rawValue: UInt64
  /// An identifier by its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// An identifier that no other one of the process equals.
  public init(log: OSLog) { self.init(Self.last.wrappingAdd(1, ordering: .relaxed).newValue) }
  /// The identifier of an object.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))) }

  /// For intervals that never overlap others of their name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No interval.
  public static let invalid = OSSignpostID(.max)
  /// No interval either.
  public static let null = OSSignpostID(0)

  private static let last = Atomic<UInt64>(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let begin: ContinuousClock.Instant
  init(_ id: OSSignpostID) {
    self.id = id
    begin = .now
  }
}

/// Marks moments and intervals in the log, at the level of debugging; the end of an interval says how long it took.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter of a subject.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A signposter of a category with a meaning for the system's tools.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// A signposter that writes to a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// A signposter for a logger's messages.
  public init(logger: Logger) { log = logger.log }
  /// A signposter of no subject.
  public init() { log = .default }
  /// A signposter that drops everything.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether marks go anywhere.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// An identifier that no other one of the process equals.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// The identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// An interval begins.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    log.write("\(name) begins", .debug)
    Signpost.mark(.begin, log, name, id)
    return OSSignpostIntervalState(id)
  }

  /// An interval begins, with what there is to say about it.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    log.write("\(name) begins: \(message.text)", .debug)
    Signpost.mark(.begin, log, name, id)
    return OSSignpostIntervalState(id)
  }

  /// An interval is over.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    Signpost.mark(.end, log, name, state.id)
    log.write("\(name) took \(state.begin.duration(to: .now))", .debug)
  }

  /// An interval is over, with what there is to say about it.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    Signpost.mark(.end, log, name, state.id)
    log.write("\(name) took \(state.begin.duration(to: .now)): \(message.text)", .debug)
  }

  /// Something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    Signpost.mark(.event, log, name, id)
    log.write("\(name)", .debug)
  }

  /// Something happened, with what there is to say about it.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    Signpost.mark(.event, log, name, id)
    log.write("\(name): \(message.text)", .debug)
  }

  /// Marks what a task does as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}
