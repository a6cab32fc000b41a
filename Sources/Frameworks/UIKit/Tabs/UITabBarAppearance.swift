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

  /// The colour of a picture behind the chosen tab. Caveat: it has no effect.
  open var selectionIndicatorTintColor: UIColor?
  /// A picture behind the chosen tab. Caveat: it has no effect.
  open var selectionIndicatorImage: UIImage?
  /// Where tabs are on a wide bar. Caveat: they share its width, whatever this says.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The tabs' width where they are in the middle, in points. Caveat: it has no effect.
  open var stackedItemWidth: CGFloat = 0
  /// Between the tabs where they are in the middle, in points. Caveat: it has no effect.
  open var stackedItemSpacing: CGFloat = 0

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
  public private(set) var normal = UITabBarItemStateAppearance()
  /// The chosen tab.
  public private(set) var selected = UITabBarItemStateAppearance()
  /// A tab that cannot be chosen.
  public private(set) var disabled = UITabBarItemStateAppearance()
  /// A tab that is focused. Caveat: it has no effect.
  public private(set) var focused = UITabBarItemStateAppearance()

  public override init() {}
  /// Those of a style.
  public init(style: Style) {}
  /// As the system has it for a style.
  open func configureWithDefault(for style: Style) {
    (normal, selected, disabled, focused) = (.init(), .init(), .init(), .init())
  }

  /// Where the title of a tab is.
  public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }
}

/// How a tab looks in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// `.font` and `.foregroundColor` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture; nil for the system's.
  open var iconColor: UIColor?
  /// How far the title is moved. Caveat: it has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// How a badge is written. Caveat: it has no effect.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved. Caveat: it has no effect.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour behind a badge; nil for the system's red.
  open var badgeBackgroundColor: UIColor?
}
