import Foundation

/// The trigger of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it repeats.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// Returns the next date after another; nil if there is none.
  func date(after moment: Date) -> Date? { nil }
}

/// A trigger after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger some seconds after the request; one that repeats takes at least a minute.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = repeats ? max(timeInterval, 60) : max(timeInterval, 0)
    super.init(repeats: repeats)
  }

  /// Returns the next date if it were requested now.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after moment: Date) -> Date? { moment.addingTimeInterval(timeInterval) }
}

/// A trigger at a date, or at a time of each day, week and so on.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date components to match.
  public let dateComponents: DateComponents

  /// Creates a trigger for the next date that matches the components.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after moment: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: moment, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A request for a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier. A later request with the same one replaces it.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The trigger; nil for immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request; the content is copied.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A delivered notification.
open class UNNotification: NSObject, @unchecked Sendable {
  /// The delivery date.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The person's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action: `UNNotificationDefaultActionIdentifier` for a tap.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A response with text. Caveat: banners here show no actions, so there are none.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The person tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person dismissed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
