import Foundation

/// A controller that shows one of several controllers, selected by a bar at the bottom.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  public let tabBar = UITabBar(frame: .zero)
  /// With `tabs`, aligned with `barTabs`; tabs that were not shown yet have a `TabPlaceholder`.
  final var controllers: [UIViewController] = []
  /// What `tabs` contains, and those of them that have a controller in `controllers`.
  final var rootTabs: [UITab] = []
  final var barTabs: [UITab] = []
  /// `NSNotFound` without controllers, and while the list of further tabs is shown.
  final var index = NSNotFound
  /// The controller of the tabs that do not fit into the bar: a list that leads to their pages. Where a phone has more
  /// than five tabs, the bar has the first four and "More". Caveat: nobody can rearrange the tabs.
  open private(set) lazy var moreNavigationController = makeMore()
  private var customizable: [UIViewController]??
  /// The controllers that the person may rearrange; by default all. Caveat: nobody can rearrange them.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = .some(newValue) }
  }
  /// The root controllers of navigation controllers whose stacks were moved to `moreNavigationController`.
  final var moreRoots: [ObjectIdentifier: UIViewController] = [:]
  /// The controller whose view is shown.
  private(set) final var shown: UIViewController?
  /// Called when the person has selected a tab.
  package final var onChoose: (@MainActor (Int) -> Void)?

  open override dynamic var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override dynamic var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  // MARK: What an app's extension may override (`PhoneSource.withForeignOverrides`)

  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open override dynamic func viewDidLoad() { super.viewDidLoad() }
  open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

  // MARK: Tabs

  /// Creates a controller with tabs.
  @available(iOS 18.0, *)
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tabs; empty if the app sets `viewControllers` instead (a guess). They are in the bar in this order.
  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { rootTabs }
    set { setTabs(newValue, animated: false) }
  }
  /// The selected tab: in a group, its selected descendant. Nil without `tabs`. Setting it also selects the groups
  /// around the tab; nil, and tabs of other controllers, are ignored.
  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { chosenTab }
    set { if let newValue { select(newValue) } }
  }
  /// The identifiers of the tabs in a bar of compact width; nil for all.
  @available(iOS 18.0, *)
  open var compactTabIdentifiers: [String]? { didSet { arrangeTabs() } }
  /// The presentation of the tabs. Caveat: `tabSidebar` acts on iPads only, in regular width.
  @available(iOS 18.0, *)
  open var mode: Mode {
    get { chosenMode }
    set { chosenMode = newValue }
  }
  private(set) final var chosenMode = Mode.automatic { didSet { sidebarDidChange() } }
  /// The sidebar of the tabs.
  @available(iOS 18.0, *)
  open private(set) lazy var sidebar = Sidebar(of: self)

  /// The controllers, in the order of their tabs; nil for none.
  open var viewControllers: [UIViewController]? {
    get {
      for index in controllers.indices { resolveTab(at: index) }
      return controllers.isEmpty ? nil : controllers
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays if it is among them. Caveat: never animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    dropTabs()
    replaceControllers(by: viewControllers ?? [])
  }

  final func replaceControllers(by new: [UIViewController]) {
    if new.elementsEqual(controllers, by: ===), !new.isEmpty { return tabItemDidChange() }
    if hasMore { emptyMore() }
    let selected = selectedViewController
    let old = controllers
    for gone in old where !new.contains(where: { $0 === gone }) { release(gone) }
    for controller in new where controller.parent !== self { take(controller) }
    // Removed controllers may end with `old` and read the tabs then.
    controllers = new
    index = new.firstIndex { $0 === selected } ?? (new.isEmpty ? NSNotFound : 0)
    tabBar.items = barItems
    showSelected()
    withExtendedLifetime(old) {}
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  func tabItemDidChange() {
    tabBar.items = barItems
    tabBar.selectedItem = frontItem
    if hasMore { reloadMore() }
  }

  /// The controller that fills the view.
  private var front: UIViewController? { isMoreInFront ? moreNavigationController : selectedViewController }
  private var frontItem: UITabBarItem? {
    isMoreInFront || !items.indices.contains(index) ? front?.tabBarItem : items[index]
  }
  /// The items of all tabs, including those behind "More".
  final var items: [UITabBarItem] { barTabs.isEmpty ? controllers.compactMap(\.tabBarItem) : barTabs.map(\.item) }

  final func take(_ controller: UIViewController) {
    guard !(controller is TabPlaceholder) else { return }
    controller.isAppearanceManaged = true
    addChild(controller)
    controller.didMove(toParent: self)
    controller.navigationItem.onTabBarWish = { [weak self, weak controller] in
      guard let self, let controller, controller === shown else { return }
      updateBar(animated: controller.navigationItem.hasTabBarWishes && appearanceState == .appeared)
    }
  }

  final func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    if controller === shown { exchange(for: nil) }
    controller.removeFromParent()
    controller.isAppearanceManaged = false
    controller.barInsets = .zero
    controller.navigationItem.onTabBarWish = nil
  }

  /// The index of the selected controller; `NSNotFound` without one. Invalid indices are ignored.
  open var selectedIndex: Int {
    get { index }
    set {
      guard controllers.indices.contains(newValue), newValue != index else { return }
      index = newValue
      showSelected()
    }
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : hasMore ? moreNavigationController : nil }
    set {
      if hasMore, newValue === moreNavigationController { return showMore() }
      if let new = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = new }
    }
  }

  final func choose(_ new: Int) {
    if hasMore, new == ownTabs { return chooseMore() }
    guard controllers.indices.contains(new), mayChoose(new) else { return }
    let previous = chosenTab
    if new == index {
      (controllers[new] as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = new
    }
    didChoose(new, after: previous)
    onChoose?(new)
  }

  // MARK: Display

  open override func loadView() {
    let made = TabContainerView(of: self)
    if let accessory { made.addSubview(accessory) }
    made.addSubview(tabBar)
    if UITabBar.defaults?.isHidden == true { tabBar.isHidden = true }
    tabBar.onChoose = { [weak self] in self?.choose($0) }
    tabBar.onExpand = { [weak self] in self?.minimizeBar(false) }
    view = made
    exchange(for: front)
  }

  final func showSelected() {
    resolveTab(at: index)
    if isMoreInFront { arrangeMore() }
    let selected = front
    tabBar.selectedItem = frontItem
    reloadSidebar()
    guard isViewLoaded, selected !== shown else { return }
    exchange(for: selected)
  }

  /// As in UIKit, the new controller's appearance begins first and ends last.
  private func exchange(for new: UIViewController?) {
    let old = shown
    shown = new
    let isOnScreen = appearanceState == .appearing || appearanceState == .appeared
    if isOnScreen {
      new?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new, let container = viewIfLoaded {
      container.insertSubview(new.view, at: 0)
      new.view.frame = container.bounds
      updateBar(animated: false)
    }
    if isOnScreen {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }

  // MARK: The bar

  /// When the tab bar shrinks to a button for the selected tab.
  public enum MinimizeBehavior: Int, Sendable {
    /// The default: never.
    case automatic
    case never
    /// When the content is scrolled towards its end.
    case onScrollDown
    /// When the content is scrolled towards its start.
    case onScrollUp
  }

  /// When the bar shrinks to a button for the selected tab; on a phone only.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { minimizeBar(false) } }
  }

  /// Called when the bar shrinks to the selected tab or expands again.
  package var onMinimize: (@MainActor () -> Void)?

  /// A view above the bar, or beside it while shrunk to the selected tab.
  package var accessory: UIView? {
    didSet {
      guard accessory !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessory, let container = viewIfLoaded { container.insertSubview(accessory, belowSubview: tabBar) }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the bar is hidden by what is shown above it, or on the way there.
  final var isBarAway = false
  /// Hides the bar regardless of the front page's preference.
  package var hidesBar = false { didSet { if hidesBar != oldValue { updateBar(animated: false) } } }

  /// Shows or hides the bar, optionally with animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    view.setNeedsLayout()
  }
  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// The presentation of tabs: in a bar at the bottom, or in a sidebar where there is room for it.
  public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }
}

extension UIViewController {
  /// The nearest enclosing tab bar controller.
  public var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
}
