import Foundation

/// Which colours a screen has.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Whether a screen tells how hard a finger presses, as a trait.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// None of the simulated devices does.
  public static var defaultValue: UIForceTouchCapability { .unavailable }
}

/// How strongly colours differ, as a trait.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// As usual. Caveat: that the phone shows more contrast is not told here.
  public static var defaultValue: UIAccessibilityContrast { .normal }
}

/// Which colours a screen has, as a trait.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Those of an iPhone's screen.
  public static var defaultValue: UIDisplayGamut { .P3 }
}

extension UIMutableTraits {
  /// Whether a screen tells how hard a finger presses. Caveat: it is remembered.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// How strongly colours differ. Caveat: it is remembered.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Which colours a screen has. Caveat: it is remembered.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}

extension UITraitCollection {
  /// Whether the screen tells how hard a finger presses: none of the simulated devices does.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// How strongly colours differ.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// Which colours the screen has.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

  /// Says only where reading begins.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Says only whether the screen tells how hard a finger presses.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
  /// Says only how strongly colours differ.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Says only which colours the screen has.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
}
