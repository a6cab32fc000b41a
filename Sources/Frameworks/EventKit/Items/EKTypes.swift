import Foundation

/// The type of data to access.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event = 0
  /// Reminders.
  case reminder = 1
}

/// A set of item types.
public struct EKEntityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Events.
  public static let event = Self(rawValue: 1)
  /// Reminders.
  public static let reminder = Self(rawValue: 2)
}

/// The permission of the app.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Not determined yet.
  case notDetermined = 0
  /// Restricted, and the person cannot change it. Caveat: never here.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Full access.
  case fullAccess = 3
  /// The app may add events, but not read any.
  case writeOnly = 4

  /// Authorized, in its name before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The occurrences that a change affects.
public enum EKSpan: Int, Sendable {
  /// Only this one.
  case thisEvent = 0
  /// This one and all later ones.
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

/// The frequency of a recurrence.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Daily, or every few days.
  case daily = 0
  /// Weekly.
  case weekly = 1
  /// Monthly.
  case monthly = 2
  /// Yearly.
  case yearly = 3
}

/// The type of a calendar.
public enum EKCalendarType: Int, Sendable {
  /// Local.
  case local = 0
  /// A CalDAV server, such as iCloud.
  case calDAV = 1
  /// An Exchange server.
  case exchange = 2
  /// A read-only subscription.
  case subscription = 3
  /// The contacts' birthdays.
  case birthday = 4
}

/// The type of a source.
public enum EKSourceType: Int, Sendable {
  /// Local.
  case local = 0
  /// An Exchange server.
  case exchange = 1
  /// A CalDAV server, such as iCloud.
  case calDAV = 2
  /// MobileMe.
  case mobileMe = 3
  /// A read-only subscription.
  case subscribed = 4
  /// The contacts' birthdays.
  case birthdays = 5
}

/// A set of availabilities.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Busy.
  public static let busy = Self(rawValue: 1)
  /// Free.
  public static let free = Self(rawValue: 2)
  /// Tentative.
  public static let tentative = Self(rawValue: 4)
  /// Unavailable.
  public static let unavailable = Self(rawValue: 8)
}

/// The availability during an event.
public enum EKEventAvailability: Int, Sendable {
  /// Not supported.
  case notSupported = -1
  /// Busy.
  case busy = 0
  /// Free.
  case free = 1
  /// Tentative.
  case tentative = 2
  /// Unavailable.
  case unavailable = 3
}

/// The status of an event.
public enum EKEventStatus: Int, Sendable {
  /// Unknown.
  case none = 0
  /// Confirmed.
  case confirmed = 1
  /// Tentative.
  case tentative = 2
  /// Cancelled.
  case canceled = 3
}

/// Whether an alarm depends on a location.
public enum EKAlarmProximity: Int, Sendable {
  /// It does not.
  case none = 0
  /// On arrival.
  case enter = 1
  /// On departure.
  case leave = 2
}

/// The type of an alarm.
public enum EKAlarmType: Int, Sendable {
  /// Displays a message.
  case display = 0
  /// Plays a sound.
  case audio = 1
  /// Opens a URL.
  case procedure = 2
  /// Sends a mail.
  case email = 3
}

/// The priority of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  /// None.
  case none = 0
  /// High.
  case high = 1
  /// Medium.
  case medium = 5
  /// Low.
  case low = 9
}

/// The type of a participant.
public enum EKParticipantType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// A person.
  case person = 1
  /// A room.
  case room = 2
  /// A resource.
  case resource = 3
  /// A group.
  case group = 4
}

/// The role of a participant.
public enum EKParticipantRole: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Required.
  case required = 1
  /// Optional.
  case optional = 2
  /// The chair.
  case chair = 3
  /// Not participating, only informed.
  case nonParticipant = 4
}

/// The answer to an invitation.
public enum EKParticipantStatus: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Pending.
  case pending = 1
  /// Accepted.
  case accepted = 2
  /// Declined.
  case declined = 3
  /// Tentative.
  case tentative = 4
  /// Delegated.
  case delegated = 5
  /// Completed.
  case completed = 6
  /// In process.
  case inProcess = 7
}
