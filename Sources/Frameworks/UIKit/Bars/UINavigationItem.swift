import Foundation

/// What a navigation bar shows while a controller is in front.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Whether a title is shown large below the bar's buttons.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it; the first one if the bar prefers large titles.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// What the page is for, which decides where its title is.
  public enum ItemStyle: Int, Sendable {
    /// Pages on a stack: the title is in the middle.
    case navigator = 0
    /// Pages that somebody moves through: the title is at the start where there is room.
    case browser = 1
    /// A document: as a browser, and the way back is an arrow alone.
    case editor = 2
  }

  /// What the page is for.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { itemDidChange() } } }
  /// `titleView` shows the title, and like that gives way to a large one.
  package var titleViewShowsTitle = false { didSet { if titleViewShowsTitle != oldValue { itemDidChange() } } }
  /// The controller's title.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange() } } }
  /// Where the title is shown.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
  }
  /// What the button that leads back to this item shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, "Back" or nothing, as there is room.
    case `default` = 0
    /// "Back", or nothing.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }
  /// What the button that leads back to this item shows beside its arrow.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
  }
  /// What the button is called that leads back to this item; nil for its title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }
  /// The button that leads back to this item; only its title and colour count. Nil for the usual one.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { itemDidChange() } }
  }
  /// The way back is not shown, nor is there one by swiping.
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var isBackButtonHidden = false
  /// The items at the left are shown beside the back button and not in its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
  }
  /// A line above the title. Caveat: it is only kept.
  open var prompt: String?
  /// A line below the title, be that small or large; nil for none. A `titleView` is in the place of both.
  open var subtitle: String? { didSet { if subtitle != oldValue { itemDidChange() } } }
  /// Where a search field is. Caveat: below the title, whatever this says.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search field is.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Where a search field is.
  public enum SearchBarPlacement: Int, Sendable { case automatic = 0, inline, stacked, integrated }
  /// What the way back does in place of going back; nil for that.
  open var backAction: UIAction?
  /// Groups of buttons in the middle. Caveat: a phone's bar has no room for them; they are kept.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// Groups of buttons where reading begins.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get {
      (leftBarButtonItems ?? []).isEmpty
        ? [] : [UIBarButtonItemGroup(barButtonItems: leftBarButtonItems ?? [], representativeItem: nil)]
    }
    set { leftBarButtonItems = newValue.flatMap(\.barButtonItems) }
  }
  /// Groups of buttons at the other end.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get {
      (rightBarButtonItems ?? []).isEmpty
        ? [] : [UIBarButtonItemGroup(barButtonItems: (rightBarButtonItems ?? []).reversed(), representativeItem: nil)]
    }
    set { rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed() }
  }
  /// Makes a menu that the title opens, from the one that the system proposes. Caveat: nobody asks.
  open var titleMenuProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?
  /// From where reading begins.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// From the other end.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The first of `leftBarButtonItems`.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of `rightBarButtonItems`.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The same, with the change animated. Caveat: it never is.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// The same, with the change animated. Caveat: it never is.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// The same, with the change animated. Caveat: it never is.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// The same, with the change animated. Caveat: it never is.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// How a low bar looks while nothing is under it; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// How the bar looks; nil leaves it to the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// How a low bar looks; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// How the bar looks while nothing is under it; nil leaves it to the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// A view that fills the bar in place of a colour.
  package var backgroundView: UIView? { didSet { if backgroundView !== oldValue { itemDidChange() } } }
  /// Whether the bar has a background: always, never, or (nil) while something is under it.
  package var showsBackground: Bool? { didSet { if showsBackground != oldValue { itemDidChange() } } }
  /// The bar is there even if it has nothing to show.
  package var keepsBar = false { didSet { if keepsBar != oldValue { itemDidChange() } } }
  /// What the page has on the navigation controller's toolbar.
  private(set) lazy var toolbar = UIToolbar(frame: .zero)
  /// A bar at the lower edge of the page.
  package var bottomBar: UIView? { didSet { if bottomBar !== oldValue { itemDidChange() } } }

  /// What a page wants of the tab bar around its navigation controller; nil leaves it as it is.
  package struct TabBarWishes {
    package var hides: Bool?
    package var showsBackground: Bool?
    package var background: UIView?
    /// Light or dark, or as what surrounds it.
    package var style = UIUserInterfaceStyle.unspecified
    package init() {}
  }
  package var tabBarWishes = TabBarWishes() { didSet { onTabBarWish?() } }
  final var onTabBarWish: (@MainActor () -> Void)?
  /// Whether the bar is light or dark, or as what surrounds it.
  package var barStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard barStyle != oldValue else { return }
      itemDidChange()
      Phone.current.systemBarsDidChange()
    }
  }
  /// A search field below the title.
  package var searchView: UIView? { didSet { if searchView !== oldValue { itemDidChange() } } }
  /// The search field goes as content scrolls.
  package var hidesSearchWhenScrolling = true {
    didSet { if hidesSearchWhenScrolling != oldValue { itemDidChange() } }
  }
  /// The person searches: the field is all there is on the bar.
  package var isSearching = false { didSet { if isSearching != oldValue { onSearch?() } } }
  /// The controller that shows the item is told that a search begins or ends.
  final var onSearch: (@MainActor () -> Void)?
  /// How far the content was scrolled when it was last in front, in points, as far as the bar's looks depend on it.
  var scrolled: CGFloat = 0
  /// What the page grows from; nil, or where it says so, for a page that
  /// comes from the end of the line.
  package final var zoomSource: (@MainActor () -> ZoomSource?)? { didSet { onZoomSource?() } }
  final var onZoomSource: (@MainActor () -> Void)?
  /// What it grew from when it came.
  var zoomOrigin: ZoomSource?
  /// What keeps the item up to date with SwiftUI views.
  package var source: AnyObject?

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(title: String?) {
    self.title = title
    super.init()
  }

  /// Shows or hides the way back. Caveat: never animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackButtonHidden else { return }
    isBackButtonHidden = hidesBackButton
    itemDidChange()
  }

  /// The controller that shows the item is told that it changed.
  final var onChange: (@MainActor () -> Void)?

  private func itemDidChange() { onChange?() }

  /// There is no way back by swiping.
  var forbidsSwipingBack: Bool {
    hidesBackButton || leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
  }
}
