import Foundation

/// The amount of space in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space, as horizontally on most phones.
  case compact = 1
  /// Much space, as on a tablet.
  case regular = 2

  /// Returns the horizontal size class of a screen size in points: regular on tablets and on larger phones in
  /// landscape, which are at least 414 points wide in portrait.
  package static func across(_ screen: CGSize) -> Self {
    let isLying = screen.width > screen.height
    return min(screen.width, screen.height) >= 600 || isLying && screen.height >= 414 ? .regular : .compact
  }
  /// Returns the vertical size class of a screen size in points: compact on phones in landscape.
  package static func along(_ screen: CGSize) -> Self {
    screen.height >= 600 || screen.height >= screen.width ? .regular : .compact
  }
}

/// The layout direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether higher contrast is requested.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The light or dark style, for `registerForTraitChanges(_:handler:)`.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

/// The horizontal size class, for `registerForTraitChanges(_:handler:)`.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class, for `registerForTraitChanges(_:handler:)`.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The text size, for `registerForTraitChanges(_:handler:)`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The scale in pixels per point, for `registerForTraitChanges(_:handler:)`.
public struct UITraitDisplayScale: UITraitDefinition {
  public typealias Value = Double
  public static let defaultValue = 0.0
}

/// The layout direction, for `registerForTraitChanges(_:handler:)`.
public struct UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
