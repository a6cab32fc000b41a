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
    [.fullScreen, .currentContext].contains(presentedViewController.modalPresentationStyle) && !isCustom
  }

  /// The app shows itself how the controller comes and goes.
  private var isCustom: Bool { presentedViewController.modalPresentationStyle == .custom || comesWith != nil }
  private lazy var comesWith = presentedViewController.transitioningDelegate?.animationController(
    forPresented: presentedViewController, presenting: presentingViewController, source: presentingViewController)

  private final func run(
    _ animator: any UIViewControllerAnimatedTransitioning, isComing: Bool, animated: Bool,
    then done: @escaping @MainActor () -> Void
  ) {
    let context = TransitionContext(self, isComing: isComing, isAnimated: animated) {
      animator.animationEnded(true)
      done()
    }
    if animated { return animator.animateTransition(using: context) }
    if isComing, let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      containerView?.addSubview(view)
    }
    context.completeTransition(true)
  }

  /// What comes and goes along.
  final var coordinator: TransitionCoordinator?

  private final func beginCoordinator(_ isComing: Bool, animated: Bool, in container: UIView?) {
    let (from, to) =
      isComing
      ? (presentingViewController, presentedViewController) : (presentedViewController, presentingViewController)
    coordinator = TransitionCoordinator(
      from: from, to: to, in: container, duration: TransitionSpring.sheet.duration, isAnimated: animated)
  }
  private final func endCoordinator() {
    let over = coordinator
    coordinator = nil
    over?.finish()
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
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    presented.beginAppearanceTransition(true, animated: animated)
    let made = PresentationView(self, frame: window.bounds)
    view = made
    window.addSubview(made)
    beginCoordinator(true, animated: animated, in: made)
    presentationTransitionWillBegin()
    show(made, animated: animated) { [self] in
      presented.modality.isBeingPresented = false
      covered?.view.isHidden = true
      presented.endAppearanceTransition()
      covered?.presenter.endAppearanceTransition()
      presentationTransitionDidEnd(true)
      endCoordinator()
      completion?()
    }
  }

  private final func show(_ view: PresentationView, animated: Bool, then done: @escaping @MainActor () -> Void) {
    guard isCustom else { return view.show(animated: animated, then: done) }
    run(comesWith ?? CoverTransition(isComing: true), isComing: true, animated: animated, then: done)
  }

  private final func hide(_ view: PresentationView, animated: Bool, then done: @escaping @MainActor () -> Void) {
    guard isCustom else { return view.hide(animated: animated, then: done) }
    let animator = presentedViewController.transitioningDelegate?.animationController(
      forDismissed: presentedViewController)
    run(animator ?? CoverTransition(isComing: false), isComing: false, animated: animated, then: done)
  }

  // MARK: Going

  func end(animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    guard let view else { return forget(completion) }
    presented.modality.isBeingDismissed = true
    presented.beginAppearanceTransition(false, animated: animated)
    covered?.view.isHidden = false
    covered?.presenter.beginAppearanceTransition(true, animated: animated)
    beginCoordinator(false, animated: animated, in: view)
    dismissalTransitionWillBegin()
    hide(view, animated: animated) { [self] in
      view.removeFromSuperview()
      self.view = nil
      covered?.presenter.endAppearanceTransition()
      covered = nil
      presented.endAppearanceTransition()
      presented.modality.isBeingDismissed = false
      dismissalTransitionDidEnd(true)
      endCoordinator()
      forget(completion)
    }
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
