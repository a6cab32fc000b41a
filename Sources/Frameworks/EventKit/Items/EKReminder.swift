import Foundation

/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// A new reminder, which is in no list yet.
  public convenience init(eventStore: EKEventStore) {
    var record = ItemRecord()
    record.isReminder = true
    self.init(record, saved: nil, in: eventStore)
  }

  /// When it can be begun, in the calendar that people write dates in.
  open var startDateComponents: DateComponents? {
    get { record.startComponents }
    set { record.startComponents = newValue }
  }
  /// When it is due. Without an hour, on any time of that day.
  open var dueDateComponents: DateComponents? {
    get { record.dueComponents }
    set { record.dueComponents = newValue }
  }
  /// Whether it is done. Setting it sets the date too. Caveat: one that comes again does not.
  open var isCompleted: Bool {
    get { record.completed != nil }
    set { record.completed = newValue ? record.completed ?? Date() : nil }
  }
  /// When it was done.
  open var completionDate: Date? {
    get { record.completed }
    set { record.completed = newValue }
  }
  /// How important it is: 1 most, 9 least, 0 for not said.
  open var priority: Int {
    get { record.priority }
    set { record.priority = newValue }
  }
}
