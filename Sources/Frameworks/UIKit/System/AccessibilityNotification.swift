import Foundation

/// Notifications for assistive technology, recorded for tests like those of
/// `UIAccessibility.post(notification:argument:)`.
@available(iOS 17.0, *)
public enum AccessibilityNotification {
  /// An announcement to be read aloud.
  public struct Announcement {
    private let text: String

    /// Creates an announcement. Its `accessibilitySpeechAnnouncementPriority` is ignored, since nothing is read aloud.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Creates an announcement.
    public init(_ announcement: NSAttributedString) { text = announcement.string }
    /// Creates an announcement.
    public init(_ announcement: String) { text = announcement }

    /// Posts the notification.
    public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// A change to part of the screen.
  public struct LayoutChanged {
    private let argument: Any?
    /// Creates a notification with an element to continue with, or a text to read aloud.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Posts the notification.
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: argument) }
  }

  /// A change to most of the screen.
  public struct ScreenChanged {
    private let argument: Any?
    /// Creates a notification with an element to continue with, or a text to read aloud.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Posts the notification.
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: argument) }
  }

  /// A scroll of a page.
  public struct PageScrolled {
    private let text: String
    /// Creates a notification with the new position, such as "Page 2 of 5".
    public init(_ status: AttributedString) { text = String(status.characters) }
    /// Creates a notification with the new position.
    public init(_ status: NSAttributedString) { text = status.string }
    /// Creates a notification with the new position.
    public init(_ status: String) { text = status }

    /// Posts the notification.
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
