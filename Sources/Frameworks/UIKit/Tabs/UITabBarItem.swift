import Foundation

/// A tab of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is chosen; nil for `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { itemDidChange() } } }
  /// A short text in a red capsule, such as a number; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
  /// The capsule's colour; nil for the system's red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { itemDidChange() } } }

  /// How the tab looks; nil for as the bar says.
  open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// How the tab looks while nothing is under the bar; nil for as the bar says.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// How far the title is moved. Caveat: it has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// `.font` and `.foregroundColor` of the title in a state: `.normal`, `.selected` or `.disabled`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    itemDidChange()
  }
  /// What was set for a state, of the tab or of all.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state] ?? Self.defaults?.titleAttributes[state]
  }
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// How the badge is written in a state. Caveat: it has no effect.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
  }
  /// What was set for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
  private static let proxy = AppearanceProxy<UITabBarItem>()
  /// What is set on this tab of titles is the default of all others.
  open class func appearance() -> UITabBarItem { proxy.made { UITabBarItem() } }
  package static var defaults: UITabBarItem? { proxy.bar }

  /// Tabs that iOS has a title and a picture for.
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

  /// A tab as iOS has it for a purpose.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    take(systemItem: systemItem)
  }
  /// Has the title and the picture of a purpose.
  final func take(systemItem: SystemItem) {
    (title, image) = (systemItem.looks.title, UIImage(systemName: systemItem.looks.symbol))
  }

  /// A tab without anything.
  public override init() { super.init() }

  /// A tab with a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a picture, and another one for while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
