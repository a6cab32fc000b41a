import Foundation

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// It comes repeatedly.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// When it comes next after a moment; nil for never.
  func date(after moment: Date) -> Date? { nil }
}

/// It comes after some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds.
  public let timeInterval: TimeInterval

  /// So many seconds after the request; one that repeats takes a minute at least.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = repeats ? max(timeInterval, 60) : max(timeInterval, 0)
    super.init(repeats: repeats)
  }

  /// When it would come if it were asked for now.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after moment: Date) -> Date? { moment.addingTimeInterval(timeInterval) }
}

/// It comes at a date, or at a time of each day, week and so on.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that count.
  public let dateComponents: DateComponents

  /// Creates the next date with these parts.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it comes next.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after moment: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: moment, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that the app wants to come.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// A later request with the same takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request; the content is copied.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that came.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it came.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What the person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// Which action: `UNNotificationDefaultActionIdentifier` for a tap.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The person typed something. Caveat: banners here show no actions, so none comes.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What was typed.
  public let userText: String

  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The person tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person put the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
