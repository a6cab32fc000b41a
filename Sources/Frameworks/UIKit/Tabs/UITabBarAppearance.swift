import Foundation

/// How a tab bar looks. Set it anew after changing it: a bar reads it when it is assigned.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with their title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Tabs with their title beside the picture, on a tablet.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Tabs with their title beside the picture, on a phone that lies on its side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// As `configureWithDefaultBackground()` makes it.
  public override init() { super.init() }

  /// A copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }
}

/// How the tabs of a bar look.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// A tab that is not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// A tab that cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
}

/// How a tab looks in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// `.font` and `.foregroundColor` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture; nil for the system's.
  open var iconColor: UIColor?
  /// The colour behind a badge; nil for the system's red.
  open var badgeBackgroundColor: UIColor?
}
