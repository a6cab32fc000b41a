import Foundation

/// The appearance of a tab bar. Assign it again after changing it: a bar reads it only then.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Tabs with the title beside the image, on a tablet.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Tabs with the title beside the image, on a phone in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The colour of the selection indicator. Caveat: it has no effect.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab. Caveat: it has no effect.
  open var selectionIndicatorImage: UIImage?
  /// The placement of tabs on a wide bar. Caveat: they share its width, whatever this says.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of centred tabs, in points. Caveat: it has no effect.
  open var stackedItemWidth: CGFloat = 0
  /// The space between centred tabs, in points. Caveat: it has no effect.
  open var stackedItemSpacing: CGFloat = 0

  /// Creates the appearance of `configureWithDefaultBackground()`.
  public override init() { super.init() }

  /// Creates a copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = UITabBarItemAppearance(other.stackedLayoutAppearance)
    inlineLayoutAppearance = UITabBarItemAppearance(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance = UITabBarItemAppearance(other.compactInlineLayoutAppearance)
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }
}

/// The appearance of a bar's tabs.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// An unselected tab.
  public private(set) var normal = UITabBarItemStateAppearance()
  /// The selected tab.
  public private(set) var selected = UITabBarItemStateAppearance()
  /// A disabled tab.
  public private(set) var disabled = UITabBarItemStateAppearance()
  /// A focused tab. Caveat: it has no effect.
  public private(set) var focused = UITabBarItemStateAppearance()

  public override init() {}
  /// Creates the appearance of a style.
  public init(style: Style) {}
  /// Creates a copy.
  init(_ other: UITabBarItemAppearance) {
    super.init()
    normal = UITabBarItemStateAppearance(other.normal)
    selected = UITabBarItemStateAppearance(other.selected)
    disabled = UITabBarItemStateAppearance(other.disabled)
    focused = UITabBarItemStateAppearance(other.focused)
  }
  @_disfavoredOverload nonisolated open override func copy() -> Any { super.copy() }
  /// Returns a copy with the same looks in all states. Caveat: an object of an app's own subclass returns itself.
  open func copy() -> Self { copy(with: nil) as? Self ?? self }
  /// Returns a copy of UIKit's class.
  open func copy(with zone: NSZone? = nil) -> Any { UITabBarItemAppearance(self) }
  /// Applies the system's appearance of a style.
  open func configureWithDefault(for style: Style) {
    (normal, selected, disabled, focused) = (.init(), .init(), .init(), .init())
  }

  /// The layout of a tab's title.
  public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }
}

/// The appearance of a tab in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// `.font` and `.foregroundColor` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image; nil for the system's.
  open var iconColor: UIColor?
  /// The offset of the title. Caveat: it has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The text attributes of the badge. Caveat: they have no effect.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge. Caveat: it has no effect.
  open var badgePositionAdjustment = UIOffset.zero
  /// The background colour of the badge; nil for the system's red.
  open var badgeBackgroundColor: UIColor?

  override init() {}
  /// Creates a copy.
  init(_ other: UITabBarItemStateAppearance) {
    super.init()
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    iconColor = other.iconColor
    (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
    badgeBackgroundColor = other.badgeBackgroundColor
  }
}
