import Foundation
import Synchronization

/// A log of one category, which writes to the process's standard error and to `OSLogStore`.
///
/// `OS_ACTIVITY_MODE=disable` in the environment silences the former, as it does Xcode's console.
public final class OSLog: Hashable, Sendable {
  /// The app or framework, as a reverse domain name; empty for none.
  package let subsystem: String
  /// The category; empty for none.
  package let category: String
  private let isOn: Bool

  /// Creates a log for a subsystem and category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  /// Creates a log of a category with a meaning for the system's tools; it has none here.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  /// Whether signposts are recorded.
  public var signpostsEnabled: Bool { isOn }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards everything.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Categories with a meaning for the system's tools.
  public struct Category: RawRepresentable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points of interest on a time line.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are only recorded while a tool observes them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with stack traces.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  public static func == (a: OSLog, b: OSLog) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A logged message.
  package struct Entry: Sendable {
    package let date: Date
    package let type: OSLogType
    package let subsystem: String
    package let category: String
    package let message: String
  }

  /// The last messages, the oldest first.
  package static var entries: [Entry] { record.withLock { $0.elements } }

  /// The number of messages that `OSLogStore` can return: a guess at what is enough.
  private static let kept = 10_000
  private static let record = Mutex(Record())

  /// A buffer in which new elements replace the oldest.
  private struct Record: Sendable {
    private var ring: [Entry] = []
    private var next = 0

    var elements: [Entry] { Array(ring[next...]) + ring[..<next] }

    mutating func append(_ entry: Entry) {
      if ring.count < OSLog.kept {
        ring.append(entry)
      } else {
        ring[next] = entry
        next = (next + 1) % ring.count
      }
    }
  }

  private static let isSilent = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "disable"

  func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
    guard isOn else { return }
    let message = message()
    let entry = Entry(date: Date(), type: type, subsystem: subsystem, category: category, message: message)
    Self.record.withLock { $0.append(entry) }
    guard !Self.isSilent else { return }
    let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = "\(source.isEmpty ? "" : "[\(source)] ")\(type.name): \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
