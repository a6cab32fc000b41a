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
    let looks = systemItem.looks
    self.init(title: looks.title, image: UIImage(systemName: looks.symbol), tag: tag)
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
