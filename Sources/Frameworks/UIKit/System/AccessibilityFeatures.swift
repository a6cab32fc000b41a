import Foundation

/// The accessibility settings that an app can read.
public struct _AccessibilityFeatures: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// VoiceOver, which reads the screen aloud.
  public static let voiceOver = _AccessibilityFeatures(rawValue: 1 << 0)
  /// Switch Control.
  public static let switchControl = _AccessibilityFeatures(rawValue: 1 << 1)
  /// Reduced transparency.
  public static let reduceTransparency = _AccessibilityFeatures(rawValue: 1 << 2)
  /// Differentiation without colour.
  public static let differentiateWithoutColor = _AccessibilityFeatures(rawValue: 1 << 3)
  /// Inverted colours.
  public static let invertColors = _AccessibilityFeatures(rawValue: 1 << 4)
  /// Button shapes.
  public static let buttonShapes = _AccessibilityFeatures(rawValue: 1 << 5)
  /// Dimming of flashing lights in videos.
  public static let dimFlashingLights = _AccessibilityFeatures(rawValue: 1 << 6)
  /// Animated images are not played.
  public static let stillImages = _AccessibilityFeatures(rawValue: 1 << 7)
  /// Assistive Access.
  public static let assistiveAccess = _AccessibilityFeatures(rawValue: 1 << 8)

  /// Bold text.
  public static let boldText = _AccessibilityFeatures(rawValue: 1 << 9)

  /// Returns the notifications for changed settings.
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
  /// Posted when VoiceOver is turned on or off.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Posted when Switch Control is turned on or off.
  public nonisolated static var switchControlStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }
  /// Posted when reduced transparency is turned on or off.
  public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
  /// Posted when bold text is turned on or off.
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// Posted when inverted colours are turned on or off.
  public nonisolated static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }
}
