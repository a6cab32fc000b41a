import Foundation

/// The person's accessibility settings, and notifications for assistive technology.
@MainActor
public enum UIAccessibility {
  /// A notification for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posted when reduced motion is turned on or off.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }

  private nonisolated static func isOn(_ feature: _AccessibilityFeatures) -> Bool {
    OnMain.run { Phone.current.accessibility.contains(feature) }
  }

  /// Whether reduced motion is on.
  public nonisolated static var isReduceMotionEnabled: Bool { OnMain.run { Phone.current.reducesMotion } }
  /// Whether VoiceOver is running. Caveat: nothing reads a simulated screen aloud all the same.
  public nonisolated static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// Whether a gesture reads the screen aloud: nothing reads a simulated screen.
  public nonisolated static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection can be read aloud: nothing reads a simulated screen.
  public nonisolated static var isSpeakSelectionEnabled: Bool { false }
  /// Whether Switch Control is running.
  public nonisolated static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// Whether reduced transparency is on.
  public nonisolated static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// Whether inverted colours are on.
  public nonisolated static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// Whether differentiation without colour is on.
  public nonisolated static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// Whether bold text is on.
  public nonisolated static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// Whether button shapes are on.
  public nonisolated static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }

  /// Posts a notification for assistive technology; recorded for tests.
  public nonisolated static func post(notification: UIAccessibility.Notification, argument: Any?) {
    let text = argument as? String
    OnMain.run {
      Phone.current.accessibilityNotifications.append(AccessibilityPost(notification: notification, text: text))
    }
  }
}
