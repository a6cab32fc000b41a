import Foundation

/// A tab of a tab bar controller: its title, its image, and a controller that is created when it is first needed.
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UITab: NSObject {
  /// The place of a tab in the bar.
  public enum Placement: Int, Sendable {
    /// `default` for the tabs of the bar, `optional` for the children of groups.
    case automatic = 0
    /// In the bar, and may be removed from it.
    case `default`
    /// Not in the bar, and may be added to it.
    case optional
    /// In the bar, where it can be moved but not removed.
    case movable
    /// Always in the bar, at its trailing end.
    case pinned
    /// In the bar, before all tabs that can be moved.
    case fixed
    /// Never in the bar.
    case sidebarOnly
  }

  /// The identifier, which is unique within a tab bar controller.
  public let identifier: String
  /// What the bar shows for the tab, rather than the controller's `tabBarItem` (a guess).
  final let item = UITabBarItem()
  private var provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// The tab bar controller of a tab that is in no group.
  final weak var owner: UITabBarController?

  /// Creates a tab. The closure creates its controller when the tab is first selected.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
  }

  /// The title.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }
  /// The image; nil for none.
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }
  /// A second line below the title in a sidebar; nil for none. The bar does not show it.
  open var subtitle: String? { didSet { if subtitle != oldValue { tabBarController?.reloadSidebar() } } }
  /// A short text in a red badge; nil for none.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }
  /// Whether people can select the tab.
  @available(iOS 18.4, *)
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }
  /// An identifier for tests, which assistive technologies do not read.
  open var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }
  /// The place in the bar. Caveat: only `sidebarOnly` acts, since nobody can customize the bar.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { tabBarController?.arrangeTabs() } }
  }
  /// An object for the app's own use.
  open var userInfo: Any?

  /// Whether the tab is in neither the bar nor the sidebar.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.arrangeTabs() } } }
  /// The value of `isHidden` after a reset by the person. Caveat: it has no effect, since nobody can customize the bar.
  open var isHiddenByDefault = false
  /// Whether people may hide the tab. Caveat: it has no effect, since nobody can customize the bar.
  open var allowsHiding = false
  /// Whether the bar shows the tab.
  open var hasVisiblePlacement: Bool { tabBarController?.barTabs.contains { $0 === self } ?? false }

  /// The group that contains the tab; nil for none.
  public internal(set) final weak var parent: UITabGroup?
  /// The tab bar controller of the tab, or of the group around it; nil for none.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

  /// The controller of the tab, which is created on first access; nil for a tab without one.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let provider else { return nil }
    let new = provider(self)
    new.tabOfOrigin = self
    made = new
    self.provider = nil
    return new
  }

  /// The outermost group around the tab that has a `managingNavigationController`; nil for none.
  open var managingTabGroup: UITabGroup? {
    parent.flatMap { $0.managingTabGroup ?? ($0.managingNavigationController == nil ? nil : $0) }
  }

  /// The controller that the tab bar controller shows for the tab, as one of its root tabs.
  var shownController: UIViewController? { viewController }

  /// The selected descendant of a group; otherwise the tab itself.
  final var selectedLeaf: UITab { (self as? UITabGroup)?.selectedChild?.selectedLeaf ?? self }

  /// The outermost group around the tab; itself outside of groups.
  final var root: UITab { parent?.root ?? self }
}

@available(iOS 18.0, *)
extension UITab: UIPopoverPresentationControllerSourceItem {}

extension UIViewController {
  /// The tab whose closure created the controller; nil for none.
  @available(iOS 18.0, *)
  public var tab: UITab? { tabOfOrigin }
}
