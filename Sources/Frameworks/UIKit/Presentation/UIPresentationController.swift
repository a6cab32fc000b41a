import Foundation

/// Presents a controller: puts it into the window, and tells both sides when it comes and goes.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// What is presented.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var givenPresenter: UIViewController?
  /// What presents it.
  open var presentingViewController: UIViewController {
    presentedViewController.modality.presenting ?? givenPresenter ?? presentedViewController
  }
  /// Hears of a finger that dismisses the controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Called when the controller has gone, whoever dismissed it, before the completion of who did.
  package final var whenGone: [@MainActor () -> Void] = []
  private(set) var view: PresentationView?
  private var covered: (view: UIView, presenter: UIViewController)?
  /// Where the view of a presenter is that disappears.
  private(set) var presenterPlace: PresenterPlace?

  /// What presents a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    givenPresenter = presentingViewController
  }

  /// What the presented view is in; nil while it is not on a screen.
  open var containerView: UIView? { view }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// How the controller lies on the screen.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// What the window shows.
  var look: PresentationView.Look {
    if isCustom { return .custom }
    return presentedViewController.modalTransitionStyle == .crossDissolve ? .fade : .cover
  }

  /// Where what is presented grows from, in points of the window; nil for what comes otherwise.
  var origin: CGPoint? { nil }

  /// The presenter is told that it disappears.
  private var takesPlaceOfPresenter: Bool {
    [.fullScreen, .currentContext].contains(presentedViewController.modalPresentationStyle)
  }

  /// The app shows itself how the controller comes and goes.
  private var isCustom: Bool { presentedViewController.modalPresentationStyle == .custom || comesWith != nil }
  private lazy var comesWith = presentedViewController.transitioningDelegate?.animationController(
    forPresented: presentedViewController, presenting: presentingViewController, source: presentingViewController)

  /// What the app shows the controller with, what leads that, and what holds its animations then.
  private struct OwnWay {
    let animator: any UIViewControllerAnimatedTransitioning
    let leader: (any UIViewControllerInteractiveTransitioning)?
    let held: HeldAnimations?
  }

  private final func ownWay(isComing: Bool, animated: Bool) -> OwnWay? {
    guard isCustom else { return nil }
    let delegate = presentedViewController.transitioningDelegate
    let animator = isComing ? comesWith : delegate?.animationController(forDismissed: presentedViewController)
    let leader = animator.flatMap {
      animated
        ? isComing
          ? delegate?.interactionControllerForPresentation(using: $0)
          : delegate?.interactionControllerForDismissal(using: $0) : nil
    }.flatMap { $0.wantsInteractiveStart ? $0 : nil }
    return OwnWay(
      animator: animator ?? CoverTransition(isComing: isComing), leader: leader,
      held: leader == nil ? nil : HeldAnimations())
  }

  /// Runs what is to be animated along with a transition.
  private final func along(_ way: OwnWay?, _ action: () -> Void) {
    if let held = way?.held { held.take(action) } else { action() }
  }

  private final func run(
    _ way: OwnWay, isComing: Bool, animated: Bool, then done: @escaping @MainActor (_ isComplete: Bool) -> Void
  ) {
    let context = TransitionContext(self, way.animator, isComing: isComing, isAnimated: animated, held: way.held) {
      [self] in
      way.animator.animationEnded($0)
      presenterPlace?.restore()
      done($0)
    }
    if let leader = way.leader { return leader.startInteractiveTransition(context) }
    if animated { return context.animate() }
    if isComing, let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      containerView?.addSubview(view)
    }
    context.completeTransition(true)
  }

  /// What comes and goes along.
  final var coordinator: TransitionCoordinator?

  private final func beginCoordinator(_ isComing: Bool, animated: Bool, isLed: Bool, in container: UIView?) {
    let (from, to) =
      isComing
      ? (presentingViewController, presentedViewController) : (presentedViewController, presentingViewController)
    coordinator = TransitionCoordinator(
      from: from, to: to, in: container, duration: TransitionSpring.sheet.duration, isAnimated: animated, isLed: isLed)
  }
  private final func endCoordinator(isCancelled: Bool) {
    let over = coordinator
    coordinator = nil
    over?.finish(isCancelled: isCancelled)
  }

  /// The controller is about to come. For classes of the app's.
  open func presentationTransitionWillBegin() {}
  /// The controller has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The controller is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// What the presented view is in is about to place it.
  open func containerViewWillLayoutSubviews() {}
  /// What the presented view is in has placed it.
  open func containerViewDidLayoutSubviews() {}
  /// How large the presented controller would like to be, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller would like to be of another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The presented controller lays its view out anew by itself.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that the presented controller gets, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// What the presented view is in is about to have another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
  /// What is known about the place is about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
  /// What is presented covers the screen. Caveat: it changes nothing.
  open var shouldPresentInFullscreen: Bool { true }
  /// What the presented controller is in place of what its place makes it; nil for that. Caveat: it changes nothing.
  open var overrideTraitCollection: UITraitCollection?
  /// Where the presented view is in the end.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The presenter's view leaves the screen meanwhile. Caveat: only with full screens.
  open var shouldRemovePresentersView: Bool { takesPlaceOfPresenter }

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    let presenter = presentingViewController
    presented.isAppearanceManaged = true
    presented.loadViewIfNeeded()
    guard let window = presenter.viewIfLoaded?.window, window.isShown else {
      completion?()
      return
    }
    presented.modality.isBeingPresented = true
    if takesPlaceOfPresenter {
      covered = (presenter.modality.controller?.view ?? presenter.view, presenter)
      presenterPlace = PresenterPlace(presenter.viewIfLoaded)
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    let way = ownWay(isComing: true, animated: animated)
    let made = PresentationView(self, frame: window.bounds)
    beginCoordinator(true, animated: animated, isLed: way?.leader != nil, in: made)
    along(way) { presented.beginAppearanceTransition(true, animated: animated) }
    view = made
    window.addSubview(made)
    along(way) { presentationTransitionWillBegin() }
    show(made, way, animated: animated) { [self] isComplete in
      presented.modality.isBeingPresented = false
      guard isComplete else { return takeBack(made, completion) }
      covered?.view.isHidden = true
      presented.endAppearanceTransition()
      covered?.presenter.endAppearanceTransition()
      presentationTransitionDidEnd(true)
      endCoordinator(isCancelled: false)
      completion?()
    }
  }

  /// A presentation that was taken back leaves everything as it was.
  private final func takeBack(_ view: PresentationView, _ completion: (() -> Void)?) {
    presentedViewController.beginAppearanceTransition(false, animated: true)
    covered?.presenter.beginAppearanceTransition(true, animated: true)
    view.removeFromSuperview()
    self.view = nil
    presentedViewController.endAppearanceTransition()
    covered?.presenter.endAppearanceTransition()
    covered = nil
    presentationTransitionDidEnd(false)
    endCoordinator(isCancelled: true)
    forget(completion)
  }

  private final func show(
    _ view: PresentationView, _ way: OwnWay?, animated: Bool, then done: @escaping @MainActor (Bool) -> Void
  ) {
    guard let way else { return view.show(animated: animated) { done(true) } }
    run(way, isComing: true, animated: animated, then: done)
  }

  private final func hide(
    _ view: PresentationView, _ way: OwnWay?, animated: Bool, then done: @escaping @MainActor (Bool) -> Void
  ) {
    guard let way else { return view.hide(animated: animated) { done(true) } }
    run(way, isComing: false, animated: animated, then: done)
  }

  // MARK: Going

  func end(animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    guard let view else { return forget(completion) }
    presented.modality.isBeingDismissed = true
    let way = ownWay(isComing: false, animated: animated)
    beginCoordinator(false, animated: animated, isLed: way?.leader != nil, in: view)
    along(way) {
      presented.beginAppearanceTransition(false, animated: animated)
      presenterPlace?.restore()
      covered?.view.isHidden = false
      covered?.presenter.beginAppearanceTransition(true, animated: animated)
      dismissalTransitionWillBegin()
    }
    hide(view, way, animated: animated) { [self] isComplete in
      guard isComplete else { return stay(completion) }
      view.removeFromSuperview()
      self.view = nil
      covered?.presenter.endAppearanceTransition()
      covered = nil
      presented.endAppearanceTransition()
      presented.modality.isBeingDismissed = false
      dismissalTransitionDidEnd(true)
      endCoordinator(isCancelled: false)
      forget(completion)
    }
  }

  /// A dismissal that was taken back leaves everything as it was.
  private final func stay(_ completion: (() -> Void)?) {
    presentedViewController.beginAppearanceTransition(true, animated: true)
    covered?.presenter.beginAppearanceTransition(false, animated: true)
    presentedViewController.endAppearanceTransition()
    covered?.presenter.endAppearanceTransition()
    covered?.view.isHidden = true
    presentedViewController.modality.isBeingDismissed = false
    dismissalTransitionDidEnd(false)
    endCoordinator(isCancelled: true)
    completion?()
  }

  /// Is seen no longer, while what it presents goes.
  func vanish() { view?.isHidden = true }

  private final func forget(_ completion: (() -> Void)?) {
    let presented = presentedViewController
    presented.modality.presenting?.modality.presented = nil
    presented.modality.presenting = nil
    presented.isAppearanceManaged = false
    let gone = whenGone
    whenGone = []
    // A controller that is presented again begins anew.
    presented.modality.controller = nil
    for action in gone { action() }
    completion?()
  }

  // MARK: Dismissing by hand

  /// A person wants the controller gone; nothing happens if that is not allowed.
  func dismissByHand() -> Bool {
    guard !presentedViewController.modality.isBeingDismissed else { return true }
    guard allowsDismissingByHand else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }

  var allowsDismissingByHand: Bool {
    !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// The escape key of a keyboard, or what assistive technology has for it; false if it means nothing here.
  func escape() -> Bool { false }
}

/// Hears of a finger that dismisses a controller; not called when code does.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// False keeps the controller on the screen.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The controller begins to go.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The controller has gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A finger tried what is not allowed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// What a popover is where the width is compact: `.none` leaves it a popover, `.automatic` makes it a sheet. Caveat: only popovers
  /// become something else.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// What a popover is in a place.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is presented in place of a popover that has become something else; nil for the same controller.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
}

extension UIPresentationController {
  /// What presents a controller, for the style that it has.
  static func suited(to controller: UIViewController) -> UIPresentationController {
    switch controller.modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: controller, presenting: nil)
    case .popover: UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
    case .custom:
      controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: controller.modality.presenting,
        source: controller.modality.presenting ?? controller)
        ?? UIPresentationController(presentedViewController: controller, presenting: nil)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none:
      UIPresentationController(presentedViewController: controller, presenting: nil)
    }
  }
}
