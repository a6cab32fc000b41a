import Foundation

/// What the person set for accessibility, and messages to assistive technology.
@MainActor
public enum UIAccessibility {
  /// What assistive technology is told about.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posted when the person asks for less movement, or for all of it again.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }

  /// The person asked for less movement.
  public static var isReduceMotionEnabled: Bool { Phone.current.reducesMotion }
  /// The person uses VoiceOver. Caveat: nothing reads a simulated screen out all the same.
  public static var isVoiceOverRunning: Bool { Phone.current.accessibility.contains(.voiceOver) }
  /// The person uses Switch Control.
  public static var isSwitchControlRunning: Bool { Phone.current.accessibility.contains(.switchControl) }
  /// The person asked for less transparency.
  public static var isReduceTransparencyEnabled: Bool { Phone.current.accessibility.contains(.reduceTransparency) }
  /// The person asked for inverted colours.
  public static var isInvertColorsEnabled: Bool { Phone.current.accessibility.contains(.invertColors) }
  /// The person asked for signs beside colours.
  public static var shouldDifferentiateWithoutColor: Bool {
    Phone.current.accessibility.contains(.differentiateWithoutColor)
  }
  /// The person asked for bold text.
  public static var isBoldTextEnabled: Bool { Phone.current.accessibility.contains(.boldText) }
  /// The person asked for shapes around buttons.
  public static var buttonShapesEnabled: Bool { Phone.current.accessibility.contains(.buttonShapes) }

  /// Tells assistive technology something; remembered for tests.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    Phone.current.accessibilityNotifications.append(
      AccessibilityPost(notification: notification, text: argument as? String))
  }
}
