import Foundation

/// The domain of `EKError`.
public let EKErrorDomain = "EKErrorDomain"

/// An error of the person's calendars.
public struct EKError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The event is not mutable.
    case eventNotMutable = 0
    /// It has no calendar.
    case noCalendar = 1
    /// The event has no start date.
    case noStartDate = 2
    /// The event has no end date.
    case noEndDate = 3
    /// The event ends before it starts.
    case datesInverted = 4
    /// Something else.
    case internalFailure = 5
    /// The calendar is read-only.
    case calendarReadOnly = 6
    /// The event lasts longer than its recurrence interval.
    case durationGreaterThanRecurrence = 7
    /// The alarm is earlier than the previous occurrence.
    case alarmGreaterThanRecurrence = 8
    /// The start date is too far in the future.
    case startDateTooFarInFuture = 9
    /// The start date is on the day of another occurrence.
    case startDateCollidesWithOtherOccurrence = 10
    /// The object belongs to another store.
    case objectBelongsToDifferentStore = 11
    /// Invitations cannot be moved.
    case invitesCannotBeMoved = 12
    /// The span is invalid.
    case invalidSpan = 13
    /// The calendar has no source.
    case calendarHasNoSource = 14
    /// The calendar's source cannot be changed.
    case calendarSourceCannotBeModified = 15
    /// The calendar is immutable.
    case calendarIsImmutable = 16
    /// The source does not allow adding or deleting calendars.
    case sourceDoesNotAllowCalendarAddDelete = 17
    /// A recurring reminder requires a due date.
    case recurringReminderRequiresDueDate = 18
    /// The source does not support structured locations.
    case structuredLocationsNotSupported = 19
    /// The source does not support locations for reminders.
    case reminderLocationsNotSupported = 20
    /// The source does not support alarms at locations.
    case alarmProximityNotSupported = 21
    /// The calendar does not allow events.
    case calendarDoesNotAllowEvents = 22
    /// The calendar does not allow reminders.
    case calendarDoesNotAllowReminders = 23
    /// The source does not allow reminders.
    case sourceDoesNotAllowReminders = 24
    /// The source does not allow events.
    case sourceDoesNotAllowEvents = 25
    /// The priority is not from 0 to 9.
    case priorityIsInvalid = 26
    /// The entity type is invalid.
    case invalidEntityType = 27
    /// The alarm is not mutable.
    case procedureAlarmsNotMutable = 28
    /// The app is not authorized.
    case eventStoreNotAuthorized = 29
    /// The system does not support it.
    case osNotSupported = 30
  }

  /// The code.
  public let code: Code

  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `EKErrorDomain`.
  public static var errorDomain: String { EKErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
  /// The description for the person.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

  private var text: String {
    switch code {
    case .noCalendar: "No calendar has been set."
    case .noStartDate: "No start date has been set."
    case .noEndDate: "No end date has been set."
    case .datesInverted: "The start date must be before the end date."
    case .eventStoreNotAuthorized: "The app may not use the calendars."
    default: "The calendars could not be changed."
    }
  }

  /// The event is not mutable.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// It has no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// The event has no start date.
  public static var noStartDate: Code { .noStartDate }
  /// The event has no end date.
  public static var noEndDate: Code { .noEndDate }
  /// The event ends before it starts.
  public static var datesInverted: Code { .datesInverted }
  /// The calendar is read-only.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The calendar is immutable.
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  /// A recurring reminder requires a due date.
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  /// The calendar does not allow events.
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  /// The calendar does not allow reminders.
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  /// The priority is not from 0 to 9.
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  /// The app is not authorized.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  /// The calendar has no source.
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  /// Something else.
  public static var internalFailure: Code { .internalFailure }
}

extension EKError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? EKError)?.code == code }
}
