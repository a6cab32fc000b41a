import Foundation

/// An object that manages a view and may contain other controllers.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// Creates a controller with a nib; without a name, one named after the class is used if it exists.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller without a nib. It is a convenience initializer so that subclasses with initializers of their
  /// own inherit it.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from a storyboard. Caveat: from other archives it equals `init(nibName:bundle:)`.
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

  /// The controller's view, loaded on first access.
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
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates `view`. The default takes it from the storyboard or nib, or creates a plain view of the size of the
  /// screen.
  open func loadView() {
    if loadNib() { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    viewDidLoad()
  }

  /// Called when the view is loaded.
  open func viewDidLoad() {}
  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy and about to appear.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {
    _hooks.hasAppeared = true
    _hooks.didAppear?()
  }
  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { _hooks.didDisappear?() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates constraints, before the view's own `updateConstraints`. An override calls super last.
  open func updateViewConstraints() {}
  /// Called when the view's layout margins change.
  open func viewLayoutMarginsDidChange() {}
  /// Called when memory is low. Caveat: never called on a simulated phone.
  open func didReceiveMemoryWarning() {}
  /// The minimum margins of a controller's view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the view's margins are at least the system's. Caveat: margins set by the app are used as they are.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { surroundingBarsDidChange() } }
  }
  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { surroundingBarsDidChange() } }
  }
  /// Whether scroll views avoid bars, unless their `contentInsetAdjustmentBehavior` says otherwise.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The identifier for state restoration. Caveat: no state is restored.
  open var restorationIdentifier: String?
  /// The class that would create the controller again. Caveat: no state is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Saves the state of the controller. Never called: no state is restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the controller. Never called: no state is restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after all state was restored. Never called: no state is restored.
  open func applicationFinishedRestoringState() {}
  /// Whether the keyboard stays when a field resigns. Caveat: never read.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The name of the controller's nib, as given; storyboards have their own names.
  open private(set) var nibName: String?
  /// The bundle of the nib, as given, or of the storyboard.
  open private(set) var nibBundle: Bundle?
  /// The controller's scene in its storyboard.
  final var scene: NibScene?
  private var contentScrollViews = ContentScrollViews()
  /// Sets the scroll view that bars at some edges follow, in place of the outermost one. Caveat: only bars at the top
  /// do.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    contentScrollViews.set(scrollView, for: edge)
  }
  /// Returns the scroll view set for bars at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews.view(for: edge) }
  /// The preferred size of the view in a container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      // A popover follows.
      presentedRoot?.modality.controller?.view?.setNeedsLayout()
    }
  }
  /// Called when a child's preferred size changes.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when a child that sizes itself lays out its view.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child when this controller's size changes, in points. Caveat: system containers do not call
  /// it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the safe area changes.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Appearing

  /// What packages attach to the controller's life cycle.
  public final var _hooks = _Hooks()
  /// The state of the view's appearance transition.
  package internal(set) var appearanceState = AppearanceState.disappeared
  final var isAppearanceAnimated = false
  /// Whether a container reports appearance, regardless of the view hierarchy.
  package var isAppearanceManaged = false

  /// Whether children are notified automatically when they appear and disappear.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with this controller.
  package var appearingChildren: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Begins an appearance transition of a child. Each call is followed by `endAppearanceTransition()`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Ends an appearance transition that `beginAppearanceTransition` began.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Segues

  /// Returns whether a view may trigger a segue. Not called for segues that code performs.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue: its destination exists but has no view yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Performs a segue of the controller's storyboard. Caveat: a missing one is reported on the terminal, where iOS ends
  /// the app.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = scene?.segue(identifier) else {
      return NibReport.say("Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'.")
    }
    segue.perform(sender)
  }
  /// Returns whether an unwind segue may end here; the default is anywhere but where it begins.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self }
  /// Returns the children to search for an unwind segue's destination, in order; by default all but the one it comes
  /// from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }
  /// Returns the child that contains an unwind segue's source; nil for none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isInside($0) }
  }
  /// Unwinds towards a child or its content; containers show it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Containment

  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open internal(set) var children: [UIViewController] = []

  /// Adds a child controller. Add its view separately, then call `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { hold(childController) }

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }

  /// Called when the parent is about to change; nil for none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the parent has changed; nil for none.
  open func didMove(toParent parent: UIViewController?) { if parent == nil { _hooks.didLeaveParent?() } }
  /// Whether the controller is being added to a parent or presented; for use in `viewWillAppear` and `viewDidAppear`.
  open package(set) var isMovingToParent = false
  /// Whether the controller is being removed; for use in `viewWillDisappear` and `viewDidDisappear`.
  open package(set) var isMovingFromParent = false

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  // MARK: What containers show

  /// The title; bars show it unless `navigationItem` or `tabBarItem` say otherwise.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }

  func titleDidChange() {
    navigationItem.title = title
    tabItem?.title = title
  }

  final var tabItem: UITabBarItem?
  /// The tab whose closure created the controller.
  final weak var tabOfOrigin: UITab?
  /// The item of the controller in a tab bar; a navigation controller uses its root's.
  open var tabBarItem: UITabBarItem! {
    get { tabItem ?? usualTabItem }
    set {
      tabItem = newValue
      tabBarController?.tabItemDidChange()
    }
  }

  /// The item of the controller in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title)
  /// Whether the tab bar is hidden while the controller, or one above it, is pushed.
  open var hidesBottomBarWhenPushed = false

  // MARK: Editing

  private var edits = false
  /// Whether the content can be edited, such as the rows of a table.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing. Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    edits = editing
    editItem?.show(isEditing: editing)
  }
  private var editItem: EditButtonItem?
  /// A bar button that toggles editing.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let made = EditButtonItem(of: self)
    editItem = made
    return made
  }

  // MARK: Toolbar

  /// The items of the navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarDidChange() }
  }
  /// Sets the toolbar items. Caveat: never animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  // MARK: Presenting

  /// Whether presented controllers cover only this one. Caveat: they cover the whole hierarchy.
  open var definesPresentationContext = false
  package let modality = Modality()
  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, modality.presenting == nil { modality.controller = nil } }
  }
  /// The transition of the controller's presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The object that provides the transition of the controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether interactive dismissal of a sheet is prevented.
  open var isModalInPresentation = false
  /// Returns the controller's presentation controller.
  func makePresentationController() -> UIPresentationController { .suited(to: self) }

  /// Presents a controller over the whole hierarchy. `completion` runs when its view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presented controller, or else this one. `completion` runs when it has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }

  /// The controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? { modality.presented ?? parent?.presentedViewController }
  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? { modality.presenting ?? parent?.presentingViewController }
  /// The presentation controller, or the one that the current style would use.
  open var presentationController: UIPresentationController? { presentation }
  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { modality.isBeingPresented }
  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { modality.isBeingDismissed }

  // MARK: Surroundings

  /// The insets added to the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The insets of a container's bars over the view, in points.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The controller's trait overrides.
  var ownTraits: TraitValues?
  // MARK: The system's bars

  /// The preferred style of the status bar. Read when the controller appears and after
  /// `setNeedsStatusBarAppearanceUpdate()`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden while the controller is in front; on devices without a notch this frees its
  /// space.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that sets the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the controller controls the status bar although it is not presented full screen.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }
  /// Updates the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { Phone.current.systemBarsDidChange() }
  /// Whether the home indicator is hidden. Caveat: it does not reappear on touch.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Updates the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { Phone.current.systemBarsDidChange() }
  /// The animation of the status bar. Caveat: never animated.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The edges at which the app's gestures precede the system's. Caveat: never read, as the phone has no gestures
  /// there.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides at which edges its gestures take precedence; nil for none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Overrides light or dark for the whole controller; `.unspecified` uses the phone's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      viewIfLoaded?.renderer?.appearanceDidChange()
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// The current transition's coordinator.
  final var coordinator: TransitionCoordinator?
  /// The coordinator of the current transition of the controller or an ancestor; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? modality.controller?.coordinator ?? parent?.transitionCoordinator
  }
  /// Called when the view's size is about to change, as on rotation.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called when the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The initial orientation of a presented controller. Caveat: never read.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The supported orientations while the controller is in front. Read when the person turns the phone, when the app
  /// requests a rotation, and when the app says that they changed.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .ofDevice }
  /// Whether the screen follows the device. Caveat: never read.
  open var shouldAutorotate: Bool { true }
  /// Shows a controller as a detail: in the last column of an enclosing split view controller, or else as
  /// `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

  private var childCollection: UITraitCollection?
  /// Overrides a child's traits. Caveat: only light and dark and the size classes are used.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.childCollection = collection
    childViewController.traitOverrides = collection?.values ?? TraitValues()
  }
  /// Returns the trait overrides of a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.childCollection
  }

  /// The key commands that are active while the controller is in front.
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  private var ownKeyCommands: [UIKeyCommand] = []
  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

  /// The configuration displayed in place of the view's content; nil for the content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  /// The view of that configuration.
  final var unavailableContent: (any UIView & UIContentView)?
  /// Calls `updateContentUnavailableConfiguration(using:)` now.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableState)
  }
  /// Updates the configuration displayed in place of the content. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// Called when traits change, such as light and dark or the text size.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  final var traitRegistrations: [TraitRegistration] = []

  /// The controller's traits, which select colours and images.
  open var traitCollection: UITraitCollection { resolvedTraits }
}
