import Foundation

/// A predicate created by EventKit, the only kind accepted.
final class EventPredicate: NSPredicate {
  /// The items to find.
  enum Kind: Sendable {
    case events(Date, Date)
    case reminders
    /// Incomplete reminders due in a period; nil for any time.
    case incomplete(Date?, Date?)
    /// Reminders completed in a period; nil for any time.
    case completed(Date?, Date?)
  }

  let kind: Kind
  /// The identifiers of the calendars; nil for all.
  let calendars: Set<String>?

  init(_ kind: Kind, in calendars: [EKCalendar]?) {
    self.kind = kind
    let identifiers = calendars.map { Set($0.map(\.record.id)) }
    self.calendars = identifiers
    super.init { object, _ in
      guard let item = object as? EKCalendarItem else { return false }
      return Self.fits(item.record, kind, identifiers)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether a reminder or an event's occurrence matches.
  func fits(_ item: ItemRecord) -> Bool { Self.fits(item, kind, calendars) }

  private static func fits(_ item: ItemRecord, _ kind: Kind, _ calendars: Set<String>?) -> Bool {
    if let calendars, !calendars.contains(item.calendar ?? "") { return false }
    func isBetween(_ date: Date?, _ first: Date?, _ last: Date?) -> Bool {
      guard let date else { return first == nil && last == nil }
      return date >= first ?? .distantPast && date <= last ?? .distantFuture
    }
    switch kind {
    case .events(let first, let last):
      guard let start = item.start, let end = item.end else { return false }
      return !item.isReminder && start <= last && end >= first
    case .reminders: return item.isReminder
    case .incomplete(let first, let last):
      let due = item.dueComponents.flatMap { ($0.calendar ?? .current).date(from: $0) }
      return item.isReminder && item.completed == nil && isBetween(due, first, last)
    case .completed(let first, let last):
      return item.isReminder && item.completed != nil && isBetween(item.completed, first, last)
    }
  }
}
