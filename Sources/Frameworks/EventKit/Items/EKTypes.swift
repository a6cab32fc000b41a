import Foundation

/// What of the person's an app asks for.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event = 0
  /// Reminders.
  case reminder = 1
}

/// Events, reminders or both.
public struct EKEntityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Those with some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Events.
  public static let event = Self(rawValue: 1)
  /// Reminders.
  public static let reminder = Self(rawValue: 2)
}

/// Whether the app may.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Nobody asked yet.
  case notDetermined = 0
  /// No, and the person cannot change it. Caveat: never here.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case fullAccess = 3
  /// It may add events, and see none.
  case writeOnly = 4

  /// Yes, as it was called before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// How many of an event's occurrences a change is for.
public enum EKSpan: Int, Sendable {
  /// This one.
  case thisEvent = 0
  /// This one and all after it.
  case futureEvents = 1
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
  /// Sunday.
  case sunday = 1
  /// Monday.
  case monday = 2
  /// Tuesday.
  case tuesday = 3
  /// Wednesday.
  case wednesday = 4
  /// Thursday.
  case thursday = 5
  /// Friday.
  case friday = 6
  /// Saturday.
  case saturday = 7
}

/// How often something comes again.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Every day, or every so many days.
  case daily = 0
  /// Every week.
  case weekly = 1
  /// Every month.
  case monthly = 2
  /// Every year.
  case yearly = 3
}

/// Whose a calendar is.
public enum EKCalendarType: Int, Sendable {
  /// The phone's.
  case local = 0
  /// A CalDAV server's, such as iCloud's.
  case calDAV = 1
  /// An Exchange server's.
  case exchange = 2
  /// Somebody else's, to read only.
  case subscription = 3
  /// The contacts' birthdays.
  case birthday = 4
}

/// Whose calendars they are.
public enum EKSourceType: Int, Sendable {
  /// The phone's.
  case local = 0
  /// An Exchange server's.
  case exchange = 1
  /// A CalDAV server's, such as iCloud's.
  case calDAV = 2
  /// MobileMe's.
  case mobileMe = 3
  /// Somebody else's, to read only.
  case subscribed = 4
  /// The contacts'.
  case birthdays = 5
}

/// Which availabilities a calendar's events can have.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Those with some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The person has no time.
  public static let busy = Self(rawValue: 1)
  /// The person has time.
  public static let free = Self(rawValue: 2)
  /// The person may have no time.
  public static let tentative = Self(rawValue: 4)
  /// The person is away.
  public static let unavailable = Self(rawValue: 8)
}

/// Whether the person has time during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not know.
  case notSupported = -1
  /// No.
  case busy = 0
  /// Yes.
  case free = 1
  /// Perhaps not.
  case tentative = 2
  /// No, the person is away.
  case unavailable = 3
}

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable {
  /// Not known.
  case none = 0
  /// Yes.
  case confirmed = 1
  /// Perhaps.
  case tentative = 2
  /// No.
  case canceled = 3
}

/// Whether an alarm comes at a place.
public enum EKAlarmProximity: Int, Sendable {
  /// No.
  case none = 0
  /// When the person comes there.
  case enter = 1
  /// When the person leaves it.
  case leave = 2
}

/// What an alarm does.
public enum EKAlarmType: Int, Sendable {
  /// Shows a text.
  case display = 0
  /// Makes a sound.
  case audio = 1
  /// Opens an address.
  case procedure = 2
  /// Sends a mail.
  case email = 3
}

/// How important a reminder is.
public enum EKReminderPriority: UInt, Sendable {
  /// Not said.
  case none = 0
  /// Very.
  case high = 1
  /// Somewhat.
  case medium = 5
  /// A little.
  case low = 9
}

/// Who takes part in an event.
public enum EKParticipantType: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// A person.
  case person = 1
  /// A room.
  case room = 2
  /// A thing.
  case resource = 3
  /// Several people.
  case group = 4
}

/// What somebody is in an event.
public enum EKParticipantRole: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Has to come.
  case required = 1
  /// May come.
  case optional = 2
  /// Leads it.
  case chair = 3
  /// Only knows of it.
  case nonParticipant = 4
}

/// What somebody said to an invitation.
public enum EKParticipantStatus: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Nothing yet.
  case pending = 1
  /// Yes.
  case accepted = 2
  /// No.
  case declined = 3
  /// Perhaps.
  case tentative = 4
  /// Somebody else comes.
  case delegated = 5
  /// Done.
  case completed = 6
  /// Begun.
  case inProcess = 7
}
