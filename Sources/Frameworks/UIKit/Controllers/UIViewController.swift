import Foundation

/// Looks after a part of the screen: it makes a view, hears when that comes and goes, and may hold other controllers.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// A controller whose view is in a nib; without a name in one that is called as the class, if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// The same without a nib. Convenient, so that a controller whose class has initializers of its own has it as well.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller of a storyboard. Caveat: from another archive it is as `init(nibName:bundle:)` makes it.
  public required init?(coder: NSCoder) {
    super.init()
    guard let coder = coder as? _NibCoder else { return }
    decode(coder.element, from: coder)
    (nibName, nibBundle) = (scene?.nibName, scene?.storyboard.document.bundle)
  }

  open override dynamic func awakeFromNib() { super.awakeFromNib() }

  // MARK: The view

  private var loadedView: UIView?
  private var isLoadingView = false

  /// What the controller shows; loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// True once the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes `view`. The default takes it from the storyboard or nib, and else makes a plain one of the size of the screen.
  open func loadView() {
    if loadNib() { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Loads the view if that has not happened yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    viewDidLoad()
  }

  /// The view was loaded.
  open func viewDidLoad() {}
  /// The view is about to be on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy and about to be shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Makes constraints anew, before the view's own `updateConstraints`. An override calls this last.
  open func updateViewConstraints() {}
  /// The margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// There is little memory left. Caveat: a simulated phone has enough.
  open func didReceiveMemoryWarning() {}
  /// The margins that a controller's view has at least, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// The view's margins are never smaller than those of the system. Caveat: margins that an app sets are what they are.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The edges at which the view lies under bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { surroundingBarsDidChange() } }
  }
  /// The view lies under bars that nothing shows through, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { surroundingBarsDidChange() } }
  }
  private func surroundingBarsDidChange() {
    navigationController?.view.setNeedsLayout()
    tabBarController?.view.setNeedsLayout()
  }
  /// Scroll views keep bars free, unless their own `contentInsetAdjustmentBehavior` says otherwise.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// A name under which the app finds the controller again. Caveat: no state is restored.
  open var restorationIdentifier: String?
  /// The keyboard stays when a field gives it up. Caveat: it is never asked.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The name of the nib that the view comes from, as it was given; storyboards have names of their own.
  open private(set) var nibName: String?
  /// The bundle of the nib, as it was given, or of the storyboard.
  open private(set) var nibBundle: Bundle?
  /// What the controller knows of its storyboard.
  final var scene: NibScene?
  private var scrollViews: [(edges: NSDirectionalRectEdge, view: WeakView)] = []
  private struct WeakView { weak var view: UIScrollView? }
  /// Bars at some edges follow a scroll view, in place of the outermost one. Caveat: only bars at the top do.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    scrollViews.removeAll { edge.contains($0.edges) }
    if let scrollView { scrollViews.append((edge, WeakView(view: scrollView))) }
  }
  /// The scroll view that bars at an edge belong to, as it was set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    scrollViews.last { $0.edges.contains(edge) }?.view.view
  }
  /// How large the view would like to be in a controller around, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      // A popover follows.
      presentedRoot?.modality.controller?.view?.setNeedsLayout()
    }
  }
  /// A child would like to be of another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// A child lays its view out anew by itself.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child gets where this controller has another one, in points. Caveat: containers of the system do not ask.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// What bars and corners cover of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Appearing

  /// How far the view is on its way onto the screen or off it.
  package internal(set) var appearanceState = AppearanceState.disappeared
  final var isAppearanceAnimated = false
  /// A container says itself when the view comes and goes; its place in the view hierarchy then says nothing.
  package var isAppearanceManaged = false

  /// False for a container that tells its children itself when they come and go.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children whose views come and go with this controller's.
  package var appearingChildren: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Tells a controller that its view begins to come or to go. Each call is followed by `endAppearanceTransition()`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a controller that its view has come or gone, as `beginAppearanceTransition` announced.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Segues

  /// Whether something in the view may trigger a segue. Not asked for those that code performs.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A segue is about to be performed: its destination is made, and has no view yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs a segue of the controller's storyboard. Caveat: one that is not there is said on the terminal, where iOS ends the app.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = scene?.segue(identifier) else {
      return NibReport.say("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'.")
    }
    segue.perform(sender)
  }
  /// Whether a segue that goes back may end here: by default anywhere but where it begins.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self }
  /// Where a segue that goes back looks for its destination, in this order: by default all children but the one it comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }
  /// The child that a segue that goes back begins in; nil for none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isInside($0) }
  }
  /// A segue goes back to a child or to what that holds: containers show it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Containment

  /// The controller that holds this one.
  open private(set) weak var parent: UIViewController?
  /// The controllers that this one holds.
  open private(set) var children: [UIViewController] = []

  /// Makes a controller a child. Its view is added separately, and then it is told `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller from its parent; it is told `didMove(toParent: nil)`.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The controller is about to get another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}
  /// True while the controller is being added to a parent or presented; for use in `viewWillAppear` and `viewDidAppear`.
  open package(set) var isMovingToParent = false
  /// True while the controller is being removed; for use in `viewWillDisappear` and `viewDidDisappear`.
  open package(set) var isMovingFromParent = false

  /// The controller itself or the closest one around it that is of a type.
  package func enclosing<Controller: UIViewController>(_: Controller.Type) -> Controller? {
    var candidate = parent
    while let controller = candidate {
      if let found = controller as? Controller { return found }
      candidate = controller.parent
    }
    return nil
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: What containers show

  /// What the controller is called; bars show it unless `navigationItem` or `tabBarItem` say otherwise.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }

  func titleDidChange() {
    navigationItem.title = title
    tabItem?.title = title
  }

  private var tabItem: UITabBarItem?
  /// What a tab bar shows of the controller; a navigation controller's root speaks for it.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabItem { return tabItem }
      if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      tabItem = made
      return made
    }
    set {
      tabItem = newValue
      tabBarController?.tabItemDidChange()
    }
  }

  /// What a navigation bar shows while the controller is in front.
  open private(set) lazy var navigationItem = UINavigationItem(title: title)
  /// The tab bar goes while the controller, or one above it, is in front of a navigation controller's root.
  open var hidesBottomBarWhenPushed = false

  // MARK: Editing

  private var edits = false
  /// The person changes what the controller shows, such as the rows of a table.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends the editing. Overrides call this.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    edits = editing
    editItem?.show(isEditing: editing)
  }
  private var editItem: EditButtonItem?
  /// A button for a bar that begins and ends the editing.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let made = EditButtonItem(of: self)
    editItem = made
    return made
  }

  // MARK: Toolbar

  /// What the navigation controller's toolbar shows while the controller is in front.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarDidChange() }
  }
  /// The same, with the change animated. Caveat: it never is.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  // MARK: Presenting

  /// What the controller presents takes its place only. Caveat: what is presented covers the whole hierarchy all the same.
  open var definesPresentationContext = false
  package let modality = Modality()
  /// How the controller lies on the screen when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, modality.presenting == nil { modality.controller = nil } }
  }
  /// How the controller comes and goes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Says how the controller comes and goes when it is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// True keeps a sheet from being dismissed by a finger.
  open var isModalInPresentation = false
  /// What presents the controller.
  func makePresentationController() -> UIPresentationController { .suited(to: self) }

  /// Shows a controller in front of the whole hierarchy. `completion` runs when its view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what the controller presents, or else itself. `completion` runs when it has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }

  /// What this controller or one around it presents.
  open var presentedViewController: UIViewController? { modality.presented ?? parent?.presentedViewController }
  /// What presents this controller or one around it.
  open var presentingViewController: UIViewController? { modality.presenting ?? parent?.presentingViewController }
  /// How the controller is presented, or will be with the style that it has.
  open var presentationController: UIPresentationController? { presentation }
  /// True while the controller comes because it is presented.
  open var isBeingPresented: Bool { modality.isBeingPresented }
  /// True while the controller goes because it is dismissed.
  open var isBeingDismissed: Bool { modality.isBeingDismissed }

  // MARK: Surroundings

  /// What the controller keeps free at the edges in addition to bars and corners, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// What the bars of a container cover of the view, in points.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// What the controller says in place of what surrounds it.
  var ownTraits: TraitValues?
  // MARK: The system's bars

  /// What the status bar's letters are to be. Asked when the controller comes, and after `setNeedsStatusBarAppearanceUpdate()`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// No status bar while the controller is in front; on devices without a notch its place becomes free.
  open var prefersStatusBarHidden: Bool { false }
  /// A child that says what the status bar's letters are to be; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// A child that says whether there is a status bar; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller decides about the status bar although it is not presented over the whole screen.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }
  /// Has the system ask again about the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { Phone.current.systemBarsDidChange() }
  /// No home indicator while the controller is in front. Caveat: it does not come back when the screen is touched.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// A child that says whether there is a home indicator; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Has the system ask again about the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { Phone.current.systemBarsDidChange() }
  /// How the status bar comes and goes. Caveat: it comes and goes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The edges at which the app's gestures come before the system's. Caveat: the phone has none there, so nobody asks.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that says at which edges its gestures come first in place of this controller; nil for none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Light or dark for everything in the controller; `.unspecified` leaves it to the phone.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      viewIfLoaded?.renderer?.appearanceDidChange()
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// What comes and goes with the controller right now.
  final var coordinator: TransitionCoordinator?
  /// The transition that the controller, or one around it, takes part in; nil while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? modality.controller?.coordinator ?? parent?.transitionCoordinator
  }
  /// The view is about to have another size, as when the phone is turned.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// What is known about the place is about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The way in which the screen is held first for a controller that is presented. Caveat: it is never asked.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The ways in which the screen may be held while the controller is in front. Asked when the person turns the phone, when the app
  /// asks for a turn, and when it says that they may be others.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .ofDevice }
  /// The screen follows the phone. Caveat: it is never asked.
  open var shouldAutorotate: Bool { true }
  /// Shows a controller as the detail of this one: in the last column of a split view controller around. Without one that is what
  /// `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else if vc is UINavigationController || navigationController == nil {
      present(vc, animated: true)
    } else {
      show(vc, sender: sender)
    }
  }

  private var childCollection: UITraitCollection?
  /// Says for a child what is known of its place. Caveat: light and dark and the size classes count.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.childCollection = collection
    childViewController.traitOverrides = collection?.values ?? TraitValues()
  }
  /// What was said for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.childCollection
  }

  /// Combinations of keys that do something while the controller is in front.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  private var ownKeyCommands: [UIKeyCommand] = []
  /// Adds a combination of keys.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Takes a combination of keys away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

  /// What is shown in place of the view's content; nil for the content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  private var unavailable: (any UIView & UIContentView)?
  private func showUnavailableContent() {
    guard let view = contentUnavailableConfiguration == nil ? viewIfLoaded : view else { return }
    unavailable = ConfiguredContent.show(contentUnavailableConfiguration, in: view, unavailable)
  }
  /// Has `updateContentUnavailableConfiguration(using:)` decide again, now.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection, searchText: searchText))
  }
  private var searchText: String? { navigationItem.searchController?.searchBar.text }
  /// Decides what is shown in place of the content. The default leaves that as it is.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// What is known about the place changed, such as light and dark or the size of texts.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  final var traitRegistrations: [TraitRegistration] = []

  /// What colours and images in the controller are chosen for.
  open var traitCollection: UITraitCollection {
    let own = ownTraitLevels.reversed()
    guard let view = viewIfLoaded, let renderer = view.renderer else {
      return UITraitCollection(traitsFrom: [parent?.traitCollection ?? UIScreen.main.traitCollection] + own)
    }
    let around = view.heldBy?.overridingTraits ?? parent?.overridingTraits ?? UITraitCollection()
    return UITraitCollection(
      traitsFrom: [UIScreen.main.traitCollection, renderer.surroundingTraits, around] + own)
  }
}
