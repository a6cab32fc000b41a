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

  private nonisolated static func isOn(_ feature: _AccessibilityFeatures) -> Bool {
    OnMain.run { Phone.current.accessibility.contains(feature) }
  }

  /// The person asked for less movement.
  public nonisolated static var isReduceMotionEnabled: Bool { OnMain.run { Phone.current.reducesMotion } }
  /// The person uses VoiceOver. Caveat: nothing reads a simulated screen out all the same.
  public nonisolated static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// The person uses Switch Control.
  public nonisolated static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// The person asked for less transparency.
  public nonisolated static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// The person asked for inverted colours.
  public nonisolated static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// The person asked for signs beside colours.
  public nonisolated static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// The person asked for bold text.
  public nonisolated static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// The person asked for shapes around buttons.
  public nonisolated static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }

  /// Tells assistive technology something; remembered for tests.
  public nonisolated static func post(notification: UIAccessibility.Notification, argument: Any?) {
    let text = argument as? String
    OnMain.run {
      Phone.current.accessibilityNotifications.append(AccessibilityPost(notification: notification, text: text))
    }
  }
}
