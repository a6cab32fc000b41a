import Foundation

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Creates a reminder without a list.
  public convenience init(eventStore: EKEventStore) {
    var record = ItemRecord()
    record.isReminder = true
    self.init(record, saved: nil, in: eventStore)
  }

  /// The start date, in the Gregorian calendar.
  open var startDateComponents: DateComponents? {
    get { record.startComponents }
    set { record.startComponents = newValue }
  }
  /// The due date. Without an hour, any time of that day.
  open var dueDateComponents: DateComponents? {
    get { record.dueComponents }
    set { record.dueComponents = newValue }
  }
  /// Whether it is completed. Setting it also sets the date. Caveat: a recurring reminder does not recur.
  open var isCompleted: Bool {
    get { record.completed != nil }
    set { record.completed = newValue ? record.completed ?? Date() : nil }
  }
  /// The completion date.
  open var completionDate: Date? {
    get { record.completed }
    set { record.completed = newValue }
  }
  /// The priority: 1 is the highest, 9 the lowest, 0 none.
  open var priority: Int {
    get { record.priority }
    set { record.priority = newValue }
  }
}
