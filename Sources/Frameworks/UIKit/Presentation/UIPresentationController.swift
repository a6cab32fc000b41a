import Foundation

/// Manages the presentation of a controller, from its appearance to its dismissal.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The presented controller.
  open private(set) unowned var presentedViewController: UIViewController
  private weak var givenPresenter: UIViewController?
  /// The presenting controller.
  open var presentingViewController: UIViewController {
    presentedViewController.modality.presenting ?? givenPresenter ?? presentedViewController
  }
  /// The delegate for interactive dismissal.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Called when the controller has gone, by whatever means, before the dismissal's own completion.
  package final var whenGone: [@MainActor () -> Void] = []
  private(set) var view: PresentationView?
  private var covered: (view: UIView, presenter: UIViewController)?
  /// The place of a presenter's view that disappears.
  private(set) var presenterPlace: PresenterPlace?

  /// Creates a presentation controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    givenPresenter = presentingViewController
  }

  /// The container of the presented view; nil while it is off the screen.
  open var containerView: UIView? { view }
  /// The presented view.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The look of the presentation in the window.
  var look: PresentationView.Look {
    if isCustom { return .custom }
    return presentedViewController.modalTransitionStyle == .crossDissolve ? .fade : .cover
  }

  /// The point from which the presentation grows, in points of the window; nil for other motions.
  var origin: CGPoint? { nil }

  /// Whether the presenter disappears.
  private var takesPlaceOfPresenter: Bool {
    [.fullScreen, .currentContext].contains(presentedViewController.modalPresentationStyle)
  }

  /// Whether the app provides its own animation.
  private var isCustom: Bool { presentedViewController.modalPresentationStyle == .custom || comesWith != nil }
  private lazy var comesWith = presentedViewController.transitioningDelegate?.animationController(
    forPresented: presentedViewController, presenting: presentingViewController, source: presentingViewController)

  /// The app's animator, its interaction controller, and the animations that this one holds.
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

  /// Runs the changes animated alongside a transition.
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

  /// The coordinator of animations alongside.
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

  /// Called before the presentation, for subclasses in apps.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// The presented controller's preferred size, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's preferred size changes.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the presented controller's own layout size changes.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented controller, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
  /// Whether the presentation covers the screen. Caveat: it changes nothing.
  open var shouldPresentInFullscreen: Bool { true }
  /// The traits that override the presented controller's; nil for none. Caveat: it changes nothing.
  open var overrideTraitCollection: UITraitCollection?
  /// The presented view's final frame.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenter's view is removed meanwhile. Caveat: only for full screens.
  open var shouldRemovePresentersView: Bool { takesPlaceOfPresenter }

  // MARK: Presentation

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

  /// Undoes a cancelled presentation.
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

  // MARK: Dismissal

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

  /// Undoes a cancelled dismissal.
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

  /// Hides the presentation, so that it is no longer seen while what it presents goes.
  func vanish() { view?.isHidden = true }

  private final func forget(_ completion: (() -> Void)?) {
    let presented = presentedViewController
    presented.modality.presenting?.modality.presented = nil
    presented.modality.presenting = nil
    presented.isAppearanceManaged = false
    let gone = whenGone
    whenGone = []
    // A controller that is presented again gets a new presentation.
    presented.modality.controller = nil
    for action in gone { action() }
    completion?()
  }

  // MARK: Interactive dismissal

  /// Dismisses the controller for the person, if that is allowed.
  func dismissByHand() -> Bool {
    guard !presentedViewController.modality.isBeingDismissed else { return true }
    guard allowsDismissingByHand else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentingViewController?.dismiss(animated: true) { [self] in
      (presentedViewController as? any HandDismissed)?.wasDismissedByHand()
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }

  var allowsDismissingByHand: Bool {
    !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Handles the escape key or its accessibility equivalent; returns false if it has no meaning here.
  func escape() -> Bool { false }
}

/// A controller that reacts when the person, not code, dismisses it.
@MainActor
protocol HandDismissed: UIViewController {
  func wasDismissedByHand()
}

/// The methods that control interactive dismissal; not called when code dismisses.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether the controller may be dismissed.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the dismissal begins.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the controller was dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the person tried a dismissal that is not allowed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Returns the style of a popover where the width is compact: `.none` leaves it a popover, `.automatic` makes it a
  /// sheet. Caveat: only popovers adapt.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style of a popover in an environment.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller that replaces an adapted popover; nil for the same controller.
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
  /// Returns the presentation controller for a controller's style.
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
