import Foundation

/// Shows one of a stack of controllers under a bar that leads back.
///
/// The stack changes at once; what is shown follows. A change while a page is on its way waits for it to arrive, as UIKit
/// has it, and leads on from there to what is in front by then.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// A controller with one other at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Hears what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The finger that draws the upper page away from the edge. Only `isEnabled` can be used of it.
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// The bar is behind the letters, if there is one.
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
  /// Its page is coming or there.
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
  /// A bar without a title, a way back and items takes no room, as that of SwiftUI's stacks.
  package var hidesEmptyBar = false
  /// Told which controllers left the stack and whether that was asked for by the bar or a finger.
  package final var onPop: (@MainActor ([UIViewController]) -> Void)?
  /// True while a controller above the root, or the page in front, asks for the tab bar's room.
  package var hidesBottomBar: Bool {
    stack.last?.navigationItem.tabBarWishes.hides ?? stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The controllers, from the root to the one in front.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller in front.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that can be seen. Caveat: the one in front, whatever it presents.
  open var visibleViewController: UIViewController? { stack.last }

  /// Replaces the stack. A controller in front that was below before comes as if what was above it went.
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

  /// Puts a controller in front.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes away the controller in front, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes away all controllers but the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes away all controllers above one.
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

  // MARK: What is shown

  /// New controllers, and those that go, which have not been told yet that they have moved.
  private var arriving: [UIViewController] = []
  private var departing: [UIViewController] = []
  private var isPushing = true
  /// The page in the container.
  private(set) var shown: UIViewController?
  var transition: NavigationTransition?
  private var waitingAnimated = false

  let pages = UIView()
  /// What a search found, in front of the page.
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

  /// Shows a page without telling it: it appears with the navigation controller.
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

  /// Tells everybody who has not been told what has become of them.
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

  /// A transition has arrived at `page`.
  func didFinish(at page: UIViewController) {
    transition = nil
    shown = page
    if stack.last === page || stack.isEmpty { return settle() }
    showTop(animated: waitingAnimated)
  }

  /// What a transition to another page came from is in front again.
  func takeBackChange(at page: UIViewController) {
    if arriving.contains(where: { $0 === stack.last }), stack.dropLast().last === page {
      if let gone = stack.popLast() { departing.append(gone) }
      arriving.removeAll { !stack.contains($0) }
    } else if departing.contains(where: { $0 === page }), !stack.contains(page) {
      stack += departing
      departing = []
    }
  }

  // MARK: Leaving with a finger

  /// The upper page follows a finger from now on; nil if it cannot leave.
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

  /// The finger's page has left.
  func commitInteractivePop() {
    guard let top = stack.last else { return }
    top.willMove(toParent: nil)
    stack.removeLast()
    departing.append(top)
    tabBarController?.pageDidChange(in: self, animated: true)
    onPop?([top])
  }

  // MARK: The bar

  /// The bar takes no room.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  final private(set) var isBarHidden = false

  /// Shows or hides the bar; with animation it slides for `hideShowBarDuration`.
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
  /// A swipe up takes the bars away, one down brings them back.
  open var hidesBarsOnSwipe = false { didSet { barHiding.watch() } }
  /// A tap that nothing else takes lets the bars go or come.
  open var hidesBarsOnTap = false { didSet { barHiding.watch() } }
  /// What watches for swipes while `hidesBarsOnSwipe` is true.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// What watches for taps while `hidesBarsOnTap` is true.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// Seconds in which a bar comes or goes.
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
      // The background too may be another one.
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

  /// What an item that leaves it to the one before it takes over from there.
  private func prefersLargeTitle(_ index: Int) -> Bool {
    switch stack[index].navigationItem.largeTitleDisplayMode {
    case .always: true
    case .never: false
    case .automatic: index == 0 || prefersLargeTitle(index - 1)
    }
  }

  package func hasLargeTitle(_ page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, !navigationBar.isCompact,
      page.navigationItem.title?.isEmpty == false
    else { return false }
    guard let index = stack.firstIndex(where: { $0 === page }) else {
      return page.navigationItem.largeTitleDisplayMode != .never && navigationBar.leaving?.showsLargeTitle == true
    }
    return prefersLargeTitle(index)
  }

  /// The search field takes the whole bar, or gives it back.
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

  /// There is no bar at the lower edge.
  final var hidesToolbar = true

  func layoutAnew() { container?.setNeedsLayout() }

  /// The view of the page in front, whose content decides how the bar looks.
  package var contentView: UIView? { transition == nil ? shown?.viewIfLoaded : nil }

  /// Without a delegate that says otherwise there is no going back by a finger where the bar is hidden.
  private var letsGestureBegin: Bool {
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled else { return false }
    return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? !isNavigationBarHidden
  }
}
