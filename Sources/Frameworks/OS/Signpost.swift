import Synchronization

/// A signpost in a log.
package struct Signpost: Sendable {
  /// The type: a start, an end, or an event.
  package let type: OSSignpostType
  package let subsystem: String
  package let category: String
  package let name: String
  package let id: OSSignpostID

  /// Called for each signpost, on its thread; nil while nobody measures.
  package static let observer = Mutex<(@Sendable (Signpost) -> Void)?>(nil)

  static func mark(_ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID) {
    guard log !== OSLog.disabled, let observer = observer.withLock({ $0 }) else { return }
    observer(
      Signpost(type: type, subsystem: log.subsystem, category: log.category, name: name.description, id: id))
  }
}
