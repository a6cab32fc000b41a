import Foundation

/// A tab of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The image while selected; nil for `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { itemDidChange() } } }
  /// A short text in a red badge, such as a number; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
  /// The badge's colour; nil for the system's red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { itemDidChange() } } }

  /// The appearance; nil for the bar's.
  open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// The appearance while nothing is under the bar; nil for the bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// The offset of the title. Caveat: it has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets `.font` and `.foregroundColor` of the title in a state: `.normal`, `.selected` or `.disabled`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    itemDidChange()
  }
  /// Returns the title attributes of a state, of this tab or of all.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state] ?? Self.defaults?.titleAttributes[state]
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Sets the text attributes of the badge in a state. Caveat: they have no effect.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
  }
  /// Returns the badge attributes of a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
  private static let proxy = AppearanceProxy<UITabBarItem>()
  /// A proxy whose title attributes are the default of all tabs.
  open class func appearance() -> UITabBarItem { proxy.made { UITabBarItem() } }
  package static var defaults: UITabBarItem? { proxy.bar }

  /// The system's tabs.
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    fileprivate var looks: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// Creates a system tab.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    take(systemItem: systemItem)
  }
  /// Applies the title and image of a system tab.
  final func take(systemItem: SystemItem) {
    (title, image) = (systemItem.looks.title, UIImage(systemName: systemItem.looks.symbol))
  }

  /// Creates an empty tab.
  public override init() { super.init() }

  /// Creates a tab for an archive; see `UIBarItem`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab with an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with an image, and another one while selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension UIViewController {
  /// The tab item of a controller that the app gave none: that of a navigation controller's root, or else a new one.
  final var usualTabItem: UITabBarItem? {
    if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    tabItem = made
    return made
  }
}
