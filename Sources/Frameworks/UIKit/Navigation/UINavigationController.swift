import Foundation

/// A controller that shows the top of a stack of controllers, under a bar that leads back.
///
/// The stack changes at once; the screen follows. A change during a transition waits for its end, as in UIKit, and then
/// continues to the controller that is on top by then.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// Creates a controller with a root controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbarClass = nil
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack, and with bars of these classes; nil for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type
    navigationBar = barClass.map { _made($0, frame: .zero) } ?? UINavigationBar(frame: .zero)
    self.toolbarClass = toolbarClass as? UIToolbar.Type
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbarClass = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbarClass = nil
    super.init(coder: coder)
  }

  /// The delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The navigation bar.
  public let navigationBar: UINavigationBar
  /// The class of the pages' toolbars; nil for `UIToolbar`.
  let toolbarClass: UIToolbar.Type?
  /// The recognizer of the swipe back from the edge. Only its `isEnabled` has an effect.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// The status bar style, which depends on the bar behind it, if there is one.
  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
    switch topViewController?.navigationItem.barStyle {
    case .dark?: .lightContent
    case .light?: .darkContent
    default: navigationBar.barStyle == .default ? .default : .lightContent
    }
  }
  open override dynamic var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override dynamic var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// Whether its page is appearing or visible.
  package var isShowing: Bool { appearanceState == .appearing || appearanceState == .appeared }

  // MARK: What an app's extension may override (`PhoneSource.withForeignOverrides`)

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

  // MARK: The stack

  private var stack: [UIViewController] = []
  /// Whether a bar without a title, back button and items takes no space, as in SwiftUI's stacks.
  package var hidesEmptyBar = false
  /// The identifier of a bar without a title, for UI tests; nil for one by the class of the page.
  package final var untitledBarIdentifier: String?
  /// Called with the controllers that left the stack, and whether the bar or a finger popped them.
  package final var onPop: (@MainActor ([UIViewController]) -> Void)?
  /// Whether a controller above the root, or the front page, hides the tab bar.
  package var hidesBottomBar: Bool {
    stack.last?.navigationItem.tabBarWishes.hides ?? stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The stack of controllers, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller. Caveat: the top one, whatever it presents.
  open var visibleViewController: UIViewController? { stack.last }

  /// Replaces the stack. If the new top controller was further down, the change is shown as a pop.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var new: [UIViewController] = []
    for controller in viewControllers where !new.contains(where: { $0 === controller }) { new.append(controller) }
    let old = stack
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !old.contains { $0 === controller } }
    guard !removed.isEmpty || !added.isEmpty || zip(old, new).contains(where: { $0 !== $1 }) else { return }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = new
    for controller in added {
      controller.isAppearanceManaged = true
      addChild(controller)
    }
    if !hidesToolbar { toolbarDidChange() }
    isPushing = !old.contains { $0 === new.last }
    arriving += added
    departing += removed
    showTop(animated: animated)
    if !removed.isEmpty { onPop?(removed) }
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Pops the top controller, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Pops all controllers but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above one.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    if !gone.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
    return gone
  }

  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Display

  /// Added and removed controllers whose `didMove` has not been called yet.
  private var arriving: [UIViewController] = []
  private var departing: [UIViewController] = []
  private var isPushing = true
  /// The page in the container.
  private(set) var shown: UIViewController?
  var transition: NavigationTransition?
  private var waitingAnimated = false

  let pages = UIView()
  /// The search results in front of the page.
  weak var results: UIViewController?
  let dimming = UIView()
  var container: NavigationContainerView? { viewIfLoaded as? NavigationContainerView }

  package override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  open override func loadView() {
    let made = NavigationContainerView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.navigation = self
    pages.frame = made.bounds
    made.addSubview(pages)
    made.addSubview(navigationBar)
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    navigationBar.onGeometryChange = { [weak self] in self?.layoutAnew() }
    view = made
  }

  private var isOnScreen: Bool { appearanceState == .appeared || appearanceState == .appearing }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      place(stack.last)
    } else {
      while let transition { transition.complete() }
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Shows a page without appearance calls: it appears with the navigation controller.
  private func place(_ page: UIViewController?) {
    if page !== shown {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = page
      if let page { pages.addSubview(page.view) }
      navigationBar.show(page.map(content))
      navigationBar.finishTransition()
    }
    settle()
  }

  /// Calls the outstanding `didMove` methods.
  private func settle() {
    let (came, went) = (arriving, departing)
    arriving = []
    departing = []
    for controller in came where controller.parent === self { controller.didMove(toParent: self) }
    for controller in went where !stack.contains(where: { $0 === controller }) {
      controller.barInsets = .zero
      controller.isAppearanceManaged = false
      controller.removeFromParent()
    }
    navigationBar.items = stack.map(\.navigationItem)
    if let shown { navigationBar.current?.backItem = item(below: shown) }
    layoutAnew()
  }

  private func showTop(animated: Bool) {
    tabBarController?.pageDidChange(in: self, animated: animated)
    guard isOnScreen else { return settle() }
    guard transition == nil else {
      waitingAnimated = animated
      return
    }
    guard let top = stack.last, top !== shown else {
      if stack.isEmpty { place(nil) }
      return settle()
    }
    let transition = NavigationTransition(
      in: self, from: shown, to: top, isPush: isPushing, isAnimated: animated && shown != nil, isArriving: arriving)
    self.transition = transition
    transition.begin()
    transition.run()
  }

  /// Called when a transition has ended at `page`.
  func didFinish(at page: UIViewController) {
    transition = nil
    shown = page
    if stack.last === page || stack.isEmpty { return settle() }
    showTop(animated: waitingAnimated)
  }

  /// Restores the stack after a cancelled transition.
  func takeBackChange(at page: UIViewController) {
    if arriving.contains(where: { $0 === stack.last }), stack.dropLast().last === page {
      if let gone = stack.popLast() { departing.append(gone) }
      arriving.removeAll { !stack.contains($0) }
    } else if departing.contains(where: { $0 === page }), !stack.contains(page) {
      stack += departing
      departing = []
    }
  }

  // MARK: Interactive pop

  /// Starts an interactive pop; nil if the top page cannot leave.
  package func beginInteractivePop() -> (any InteractivePop)? {
    guard transition == nil, isOnScreen, letsGestureBegin,
      stack.count > 1, let top = stack.last, top === shown, !top.navigationItem.forbidsSwipingBack
    else { return nil }
    let transition = NavigationTransition(
      in: self, from: top, to: stack[stack.count - 2], isPush: false, isAnimated: true, isArriving: [])
    self.transition = transition
    transition.begin(isLed: true)
    return transition
  }

  /// Completes the interactive pop.
  func commitInteractivePop() {
    guard let top = stack.last else { return }
    top.willMove(toParent: nil)
    stack.removeLast()
    departing.append(top)
    tabBarController?.pageDidChange(in: self, animated: true)
    onPop?([top])
  }

  // MARK: The bar

  /// Whether the bar is hidden and takes no space.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  final private(set) var isBarHidden = false

  /// Shows or hides the bar; if animated, it slides for `hideShowBarDuration`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isOnScreen else { return layoutAnew() }
    navigationBar.isHidden = false
    UIViewAnimation.run(
      "navigation bar",
      progress: { time in
        animated && time < NavigationMotion.barDuration
          ? UIView.AnimationCurve.easeInOut.value(at: time / NavigationMotion.barDuration) : nil
      }, changes: { container?.placeBar() }, completion: { [weak self] _ in self?.layoutAnew() })
    layoutAnew()
  }

  private(set) final lazy var barHiding = BarHiding(self)
  /// Whether a swipe up hides the bars, and one down shows them.
  open var hidesBarsOnSwipe = false { didSet { barHiding.watch() } }
  /// Whether a tap that nothing else handles hides or shows the bars.
  open var hidesBarsOnTap = false { didSet { barHiding.watch() } }
  /// Whether the bars are hidden when the keyboard appears. They stay hidden until something shows them, such as a tap.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.watchKeyboard() } }
  /// Whether the bars are hidden where the vertical size class is compact: on a phone on its side.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.watchHeight() } }
  /// The recognizer of swipes while `hidesBarsOnSwipe` is true.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The recognizer of taps while `hidesBarsOnTap` is true.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// The duration in seconds of showing or hiding a bar.
  public class var hideShowBarDuration: CGFloat { NavigationMotion.barDuration }

  private func item(below page: UIViewController) -> UINavigationItem? {
    guard let index = stack.firstIndex(where: { $0 === page }), index > 0 else { return nil }
    return stack[index - 1].navigationItem
  }

  func content(of page: UIViewController) -> NavigationBarContent {
    let content = NavigationBarContent(page.navigationItem, back: item(below: page))
    content.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    page.navigationItem.onChange = { [weak self, weak content] in
      content?.reload()
      // The background may differ too.
      self?.navigationBar.setNeedsLayout()
      self?.layoutAnew()
    }
    page.navigationItem.onTabBarWish = { [weak self] in
      guard let self else { return }
      tabBarController?.pageDidChange(in: self, animated: appearanceState == .appeared)
    }
    page.navigationItem.onZoomSource = { [weak self, weak page] in
      if let page { self?.transition?.zoomIsKnown(of: page) }
    }
    page.navigationItem.onSearch = { [weak self, weak content] in self?.searchDidChange(content) }
    content.hidesWhenEmpty = hidesEmptyBar
    content.showsLargeTitle = hasLargeTitle(page)
    content.scrolled = page.navigationItem.scrolled
    return content
  }

  /// Expands the search field over the whole bar, or shrinks it.
  private func searchDidChange(_ content: NavigationBarContent?) {
    guard isOnScreen, let content, content === navigationBar.current else { return layoutAnew() }
    UIViewAnimation.run(
      "search",
      progress: { time in
        time < NavigationMotion.barDuration
          ? UIView.AnimationCurve.easeInOut.value(at: time / NavigationMotion.barDuration) : nil
      },
      changes: {
        content.setNeedsLayout()
        container?.placeBar()
        content.layoutIfNeeded()
      }, completion: { [weak self] _ in self?.layoutAnew() })
    layoutAnew()
  }

  /// Whether the toolbar is hidden.
  final var hidesToolbar = true

  func layoutAnew() { container?.setNeedsLayout() }

  /// The front page's view, whose content determines the bar's appearance.
  package var contentView: UIView? { transition == nil ? shown?.viewIfLoaded : nil }

  /// Whether the swipe back may begin: not where the bar is hidden, unless a delegate allows it.
  private var letsGestureBegin: Bool {
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled else { return false }
    return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? !isNavigationBarHidden
  }
}
