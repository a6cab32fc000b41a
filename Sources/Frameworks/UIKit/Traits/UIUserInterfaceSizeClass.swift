import Foundation

/// Whether there is much room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little room, as across on most phones.
  case compact = 1
  /// Much room, as on a tablet.
  case regular = 2

  /// Across a screen of a size in points: much on tablets and on the larger phones that lie on their side, which are those of at least
  /// 414 points across when held upright.
  package static func across(_ screen: CGSize) -> Self {
    let isLying = screen.width > screen.height
    return min(screen.width, screen.height) >= 600 || isLying && screen.height >= 414 ? .regular : .compact
  }
  /// Along a screen of a size in points: little on phones that lie on their side.
  package static func along(_ screen: CGSize) -> Self {
    screen.height >= 600 || screen.height >= screen.width ? .regular : .compact
  }
}

/// Where reading begins.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Whether the phone or another one is meant to be more contrasty.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Light or dark, for `registerForTraitChanges(_:handler:)`.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

/// The room across, for `registerForTraitChanges(_:handler:)`.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The room along, for `registerForTraitChanges(_:handler:)`.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The size of texts, for `registerForTraitChanges(_:handler:)`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Pixels per point, for `registerForTraitChanges(_:handler:)`.
public struct UITraitDisplayScale: UITraitDefinition {
  public typealias Value = Double
  public static let defaultValue = 0.0
}

/// Where reading begins, for `registerForTraitChanges(_:handler:)`.
public struct UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
