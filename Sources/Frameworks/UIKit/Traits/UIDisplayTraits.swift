import Foundation

/// The colour gamut of a screen.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// sRGB.
  case SRGB = 0
  /// Display P3.
  case P3 = 1
}

/// Whether a screen senses force, as a trait.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// No simulated device senses it.
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}

/// The contrast of colours, as a trait.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Normal contrast. Caveat: the phone's setting for more contrast is not reported here.
  public static var defaultValue: UIAccessibilityContrast { .normal }
}

/// The colour gamut of a screen, as a trait.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// The gamut of an iPhone's screen.
  public static var defaultValue: UIDisplayGamut { .P3 }
}

extension UIMutableTraits {
  /// Whether the screen senses force. Caveat: it is only remembered.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The contrast of colours. Caveat: it is only remembered.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The colour gamut of the screen. Caveat: it is only remembered.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}

extension UITraitCollection {
  /// Whether the screen senses force: no simulated device does.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The contrast of colours.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// The colour gamut of the screen.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

  /// Creates a collection with only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Creates a collection with only the force touch capability.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
  /// Creates a collection with only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection with only the colour gamut.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
}
