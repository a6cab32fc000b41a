import Foundation
import Synchronization

/// Where messages of one subject go: to the process's standard error, and to `OSLogStore`.
///
/// `OS_ACTIVITY_MODE=disable` in the environment keeps the former silent, as it does Xcode's console.
public final class OSLog: Hashable, Sendable {
  /// The app or framework, in reverse order of its domain; empty for none.
  package let subsystem: String
  /// The subject inside of it; empty for none.
  package let category: String
  private let isOn: Bool

  /// A log of a subject.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  /// A log of a category with a meaning for the system's tools; here like any other.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  /// Whether signposts of the log are recorded.
  public var signpostsEnabled: Bool { isOn }

  /// The log of those who made none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops everything.
  public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

  /// Categories with a meaning for the system's tools.
  public struct Category: RawRepresentable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is worth a point on a time line.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while a tool looks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with the stack of each.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Whether a message of a level would go anywhere.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  public static func == (a: OSLog, b: OSLog) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A message as it was logged.
  package struct Entry: Sendable {
    package let date: Date
    package let type: OSLogType
    package let subsystem: String
    package let category: String
    package let message: String
  }

  /// The last messages, the oldest first.
  package static var entries: [Entry] { record.withLock { $0.elements } }

  /// How many messages `OSLogStore` can return: a guess at what nobody misses.
  private static let kept = 10_000
  private static let record = Mutex(Record())

  /// A buffer whose oldest elements give way to new ones.
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
