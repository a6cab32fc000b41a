import Foundation

/// Messages to assistive technology; remembered for tests as those of `UIAccessibility.post(notification:argument:)` are.
@available(iOS 17.0, *)
public enum AccessibilityNotification {
  /// A text to be read out.
  public struct Announcement {
    private let text: String

    /// A text. Its `accessibilitySpeechAnnouncementPriority` is looked at by nobody, since nothing is read out.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// A text.
    public init(_ announcement: NSAttributedString) { text = announcement.string }
    /// A text.
    public init(_ announcement: String) { text = announcement }

    /// Tells assistive technology.
    public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }

  /// Something on the screen is new.
  public struct LayoutChanged {
    private let argument: Any?
    /// With what assistive technology goes on: an element, or a text to read out.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Tells assistive technology.
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: argument) }
  }

  /// Most of the screen is new.
  public struct ScreenChanged {
    private let argument: Any?
    /// With what assistive technology goes on: an element, or a text to read out.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Tells assistive technology.
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: argument) }
  }

  /// A page was scrolled.
  public struct PageScrolled {
    private let text: String
    /// A text that says to where, such as "Page 2 of 5".
    public init(_ status: AttributedString) { text = String(status.characters) }
    /// A text that says to where.
    public init(_ status: NSAttributedString) { text = status.string }
    /// A text that says to where.
    public init(_ status: String) { text = status }

    /// Tells assistive technology.
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
