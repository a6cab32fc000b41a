import Foundation

/// The domain of `EKError`.
public let EKErrorDomain = "EKErrorDomain"

/// Why something with the person's calendars was not done.
public struct EKError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The event cannot be changed.
    case eventNotMutable = 0
    /// It has no calendar.
    case noCalendar = 1
    /// The event has no beginning.
    case noStartDate = 2
    /// The event has no end.
    case noEndDate = 3
    /// The event ends before it begins.
    case datesInverted = 4
    /// Something else.
    case internalFailure = 5
    /// The calendar cannot be changed.
    case calendarReadOnly = 6
    /// The event lasts longer than until it comes again.
    case durationGreaterThanRecurrence = 7
    /// The alarm comes earlier than the event before.
    case alarmGreaterThanRecurrence = 8
    /// The event is too far away.
    case startDateTooFarInFuture = 9
    /// The event would be on the day of another occurrence.
    case startDateCollidesWithOtherOccurrence = 10
    /// It is another store's.
    case objectBelongsToDifferentStore = 11
    /// Invitations stay in their calendar.
    case invitesCannotBeMoved = 12
    /// The span is none.
    case invalidSpan = 13
    /// The calendar has no source.
    case calendarHasNoSource = 14
    /// The calendar stays in its source.
    case calendarSourceCannotBeModified = 15
    /// The calendar itself cannot be changed.
    case calendarIsImmutable = 16
    /// The source's calendars are fixed.
    case sourceDoesNotAllowCalendarAddDelete = 17
    /// A reminder that comes again needs a day when it is due.
    case recurringReminderRequiresDueDate = 18
    /// The source has no places.
    case structuredLocationsNotSupported = 19
    /// The source has no places for reminders.
    case reminderLocationsNotSupported = 20
    /// The source has no alarms at places.
    case alarmProximityNotSupported = 21
    /// The calendar is for reminders.
    case calendarDoesNotAllowEvents = 22
    /// The calendar is for events.
    case calendarDoesNotAllowReminders = 23
    /// The source has no reminders.
    case sourceDoesNotAllowReminders = 24
    /// The source has no events.
    case sourceDoesNotAllowEvents = 25
    /// The priority is not from 0 to 9.
    case priorityIsInvalid = 26
    /// Neither events nor reminders were named.
    case invalidEntityType = 27
    /// The alarm cannot be changed.
    case procedureAlarmsNotMutable = 28
    /// The app may not.
    case eventStoreNotAuthorized = 29
    /// The system cannot.
    case osNotSupported = 30
  }

  /// What went wrong.
  public let code: Code

  /// An error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `EKErrorDomain`.
  public static var errorDomain: String { EKErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
  /// What to say to the person.
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

  /// The event cannot be changed.
  public static var eventNotMutable: Code { .eventNotMutable }
  /// It has no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// The event has no beginning.
  public static var noStartDate: Code { .noStartDate }
  /// The event has no end.
  public static var noEndDate: Code { .noEndDate }
  /// The event ends before it begins.
  public static var datesInverted: Code { .datesInverted }
  /// The calendar cannot be changed.
  public static var calendarReadOnly: Code { .calendarReadOnly }
  /// The calendar itself cannot be changed.
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  /// A reminder that comes again needs a day when it is due.
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  /// The calendar is for reminders.
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  /// The calendar is for events.
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  /// The priority is not from 0 to 9.
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  /// The app may not.
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
