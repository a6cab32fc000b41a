import Foundation
import ScrollworkUIKit
import Synchronization

/// The calendars of the phone now. A new phone has one for events and one for reminders, both empty.
package enum CalendarDatabase {
  /// Everything that changes.
  struct Contents: Sendable {
    var calendars = [
      CalendarRecord(id: "00000000-0000-0000-0000-00000000000C", title: "Calendar"),
      CalendarRecord(
        id: "00000000-0000-0000-0000-00000000000D", title: "Reminders",
        color: CGColor(red: 1, green: 0.58, blue: 0, alpha: 1), entities: .reminder),
    ]
    /// In the order in which they were added.
    var items: [ItemRecord] = []

    /// Adds an item, or takes the place of the one that is there.
    mutating func put(_ item: ItemRecord) {
      if let index = items.firstIndex(where: { $0.id == item.id }) {
        items[index] = item
      } else {
        items.append(item)
      }
    }
  }

  private struct State: Sendable {
    /// The phone that the rest belongs to.
    var phone = -1
    var contents = Contents()
  }

  private static let state = Mutex(State())

  /// All of it now.
  static var contents: Contents { withContents { $0 } }

  /// Makes changes, all or none, and tells the app.
  static func change(_ changes: [@Sendable (inout Contents) throws -> Void]) throws {
    guard !changes.isEmpty else { return }
    try withContents { contents in for change in changes { try change(&contents) } }
    DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil) }
  }

  private static func withContents<Result: Sendable>(
    _ body: (inout Contents) throws -> Result
  ) rethrows -> Result {
    try state.withLock { state in
      let phone = Phone.number.load(ordering: .relaxed)
      if state.phone != phone { state = State(phone: phone) }
      var contents = state.contents
      let result = try body(&contents)
      state.contents = contents
      return result
    }
  }
}
