import Foundation
import ScrollworkUIKit

/// The phone's current calendars. A new phone has one for events and one for reminders, both empty.
package enum CalendarDatabase {
  /// All mutable state.
  struct Contents: Sendable {
    var calendars = [
      CalendarRecord(id: "00000000-0000-0000-0000-00000000000C", title: "Calendar"),
      CalendarRecord(
        id: "00000000-0000-0000-0000-00000000000D", title: "Reminders",
        color: CGColor(red: 1, green: 0.58, blue: 0, alpha: 1), entities: .reminder),
    ]
    /// The items in order of addition.
    var items: [ItemRecord] = []

    /// Adds an item, or replaces the existing one.
    mutating func put(_ item: ItemRecord) {
      if let index = items.firstIndex(where: { $0.id == item.id }) {
        items[index] = item
      } else {
        items.append(item)
      }
    }
  }

  private static let state = PerPhone(Contents())

  /// All current contents.
  static var contents: Contents { state.withLock { $0 } }

  /// Makes all changes or none, and notifies the app.
  static func change(_ changes: [@Sendable (inout Contents) throws -> Void]) throws {
    guard !changes.isEmpty else { return }
    try state.change { contents in for change in changes { try change(&contents) } }
    DispatchQueue.main.async { NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil) }
  }
}
