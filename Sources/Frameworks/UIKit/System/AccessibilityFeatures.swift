import Foundation

/// What a person can set for accessibility that an app is told of.
public struct _AccessibilityFeatures: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// VoiceOver reads the screen out.
  public static let voiceOver = _AccessibilityFeatures(rawValue: 1 << 0)
  /// The phone is used with switches.
  public static let switchControl = _AccessibilityFeatures(rawValue: 1 << 1)
  /// Less transparency.
  public static let reduceTransparency = _AccessibilityFeatures(rawValue: 1 << 2)
  /// Signs beside colours.
  public static let differentiateWithoutColor = _AccessibilityFeatures(rawValue: 1 << 3)
  /// Inverted colours.
  public static let invertColors = _AccessibilityFeatures(rawValue: 1 << 4)
  /// Shapes around buttons.
  public static let buttonShapes = _AccessibilityFeatures(rawValue: 1 << 5)
  /// Flashing lights in films are dimmed.
  public static let dimFlashingLights = _AccessibilityFeatures(rawValue: 1 << 6)
  /// Animated pictures stand still.
  public static let stillImages = _AccessibilityFeatures(rawValue: 1 << 7)
  /// Assistive Access.
  public static let assistiveAccess = _AccessibilityFeatures(rawValue: 1 << 8)

  /// Bold text.
  public static let boldText = _AccessibilityFeatures(rawValue: 1 << 9)

  /// What is posted when some of them change.
  static func notifications(of changed: _AccessibilityFeatures) -> [NSNotification.Name] {
    let names: [(_AccessibilityFeatures, NSNotification.Name)] = [
      (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
      (.switchControl, UIAccessibility.switchControlStatusDidChangeNotification),
      (.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
      (.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
      (.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
    ]
    return names.filter { changed.contains($0.0) }.map(\.1)
  }
}

extension UIAccessibility {
  /// Posted when VoiceOver is switched on or off.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Posted when Switch Control is switched on or off.
  public nonisolated static var switchControlStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  /// Posted when the person asks for less transparency, or for all of it again.
  public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// Posted when the person asks for bold text, or for the usual one again.
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// Posted when colours are inverted, or are themselves again.
  public nonisolated static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
}
