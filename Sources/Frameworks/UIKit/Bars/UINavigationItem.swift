import Foundation

/// The content of a navigation bar for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// Whether a large title is shown below the bar's buttons.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the previous item; the first one if the bar prefers large titles.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The style of a page, which determines the position of its title.
  public enum ItemStyle: Int, Sendable {
    /// Pages on a stack: the title is centred.
    case navigator = 0
    /// Pages for browsing: the title is at the start where there is room.
    case browser = 1
    /// A document: as a browser, and the back button is only an arrow.
    case editor = 2
  }

  /// The style of the page.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { itemDidChange() } } }
  /// Whether `titleView` shows the title and gives way to a large one in the same way.
  package var titleViewShowsTitle = false { didSet { if titleViewShowsTitle != oldValue { itemDidChange() } } }
  /// The title of the controller.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// A view that replaces the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange() } } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
  }
  /// The content of the back button for this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, "Back" or nothing, depending on the room.
    case `default` = 0
    /// "Back", or nothing.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }
  /// The content of the back button for this item, beside its arrow.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
  }
  /// The title of the back button for this item; nil for the item's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }
  /// The back button for this item; only its title and colour are used. Nil for the default.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { itemDidChange() } }
  }
  /// Whether the back button and the back swipe are removed.
  open var hidesBackButton: Bool {
    get { isBackButtonHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var isBackButtonHidden = false
  /// Whether the left items appear beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { itemDidChange() } }
  }
  /// A view that replaces the large title, but not the small one.
  package var largeTitleView: UIView? { didSet { if largeTitleView !== oldValue { itemDidChange() } } }
  /// A view that replaces the subtitle below a large title; nil for `subtitle`.
  @available(iOS 26.0, *)
  open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { itemDidChange() } } }
  /// A line above the title. Caveat: only stored.
  open var prompt: String?
  /// The subtitle, below a small or large title; nil for none. A `titleView` replaces both.
  open var subtitle: String? { didSet { if subtitle != oldValue { itemDidChange() } } }
  /// The preferred position of the search field. Caveat: always below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The position of the search field.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The position of a search field.
  public enum SearchBarPlacement: Int, Sendable { case automatic = 0, inline, stacked, integrated }
  /// An action that replaces going back; nil to go back.
  open var backAction: UIAction?
  /// The button groups in the centre. Caveat: only stored, as a phone's bar has no room for them.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The button groups at the leading edge.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get {
      (leftBarButtonItems ?? []).isEmpty
        ? [] : [UIBarButtonItemGroup(barButtonItems: leftBarButtonItems ?? [], representativeItem: nil)]
    }
    set { leftBarButtonItems = newValue.flatMap(\.barButtonItems) }
  }
  /// The button groups at the trailing edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get {
      (rightBarButtonItems ?? []).isEmpty
        ? [] : [UIBarButtonItemGroup(barButtonItems: (rightBarButtonItems ?? []).reversed(), representativeItem: nil)]
    }
    set { rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed() }
  }
  /// Returns the title's menu, based on the system's proposal. Caveat: never called.
  open var titleMenuProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?
  /// The buttons from the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The buttons from the trailing edge.
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
  /// Sets the left items. Caveat: never animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the right items. Caveat: never animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets the left item. Caveat: never animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the right item. Caveat: never animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// The appearance of a compact bar while no content is under it; nil for `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The appearance of the bar; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The appearance of a compact bar; nil for `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// The appearance while no content is under the bar; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// A view that fills the bar in place of a colour.
  package var backgroundView: UIView? { didSet { if backgroundView !== oldValue { itemDidChange() } } }
  /// Whether the bar has a background: always, never, or (nil) while content is under it.
  package var showsBackground: Bool? { didSet { if showsBackground != oldValue { itemDidChange() } } }
  /// Whether the bar is displayed even if it is empty.
  package var keepsBar = false { didSet { if keepsBar != oldValue { itemDidChange() } } }
  /// The page's navigation toolbar.
  private(set) lazy var toolbar = toolbarClass.map { _made($0, frame: .zero) } ?? UIToolbar(frame: .zero)
  /// The class of `toolbar`, once the navigation controller is known; nil for `UIToolbar`.
  final var toolbarClass: UIToolbar.Type?
  /// A bar at the lower edge of the page.
  package var bottomBar: UIView? { didSet { if bottomBar !== oldValue { itemDidChange() } } }

  /// A page's preferences for the enclosing tab bar; nil to leave it unchanged.
  package struct TabBarWishes {
    package var hides: Bool?
    package var showsBackground: Bool?
    package var background: UIView?
    /// Light or dark, or that of the surroundings.
    package var style = UIUserInterfaceStyle.unspecified
    package init() {}

    /// Adds the wishes of something around, which go before: a guess.
    mutating func add(_ outer: TabBarWishes) {
      hides = outer.hides ?? hides
      showsBackground = outer.showsBackground ?? showsBackground
      background = outer.background ?? background
      if outer.style != .unspecified { style = outer.style }
    }
  }
  package var tabBarWishes = TabBarWishes() {
    didSet {
      onTabBarWish?()
      hasTabBarWishes = true
    }
  }
  /// Whether the wishes were set before.
  final var hasTabBarWishes = false
  final var onTabBarWish: (@MainActor () -> Void)?
  /// Whether the bar is light or dark, or that of the surroundings.
  package var barStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard barStyle != oldValue else { return }
      itemDidChange()
      Phone.current.systemBarsDidChange()
    }
  }
  /// A search field below the title.
  package var searchView: UIView? { didSet { if searchView !== oldValue { itemDidChange() } } }
  /// Whether the search field hides when content scrolls.
  package var hidesSearchWhenScrolling = true {
    didSet { if hidesSearchWhenScrolling != oldValue { itemDidChange() } }
  }
  /// Whether a search is active, with the field as the only content of the bar.
  package var isSearching = false { didSet { if isSearching != oldValue { onSearch?() } } }
  /// Notifies the controller that displays the item when a search begins or ends.
  final var onSearch: (@MainActor () -> Void)?
  /// The last scroll offset while in front, in points, as far as the bar's appearance depends on it.
  var scrolled: CGFloat = 0
  /// The source of the page's zoom transition; nil, or returning nil, for a page that slides in.
  package final var zoomSource: (@MainActor () -> ZoomSource?)? { didSet { onZoomSource?() } }
  final var onZoomSource: (@MainActor () -> Void)?
  /// The source it zoomed from when it appeared.
  var zoomOrigin: ZoomSource?
  /// The object that updates the item from SwiftUI views.
  package var source: AnyObject?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(title: String?) {
    self.title = title
    super.init()
  }

  /// Shows or hides the back button. Caveat: never animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackButtonHidden else { return }
    isBackButtonHidden = hidesBackButton
    itemDidChange()
  }

  /// Notifies the controller that displays the item of changes.
  final var onChange: (@MainActor () -> Void)?

  private func itemDidChange() { onChange?() }

  /// Whether the back swipe is disabled.
  var forbidsSwipingBack: Bool {
    hidesBackButton || leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
  }
}
