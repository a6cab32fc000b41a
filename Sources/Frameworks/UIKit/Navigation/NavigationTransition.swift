import Foundation

/// An interactive pop under a finger.
@MainActor
package protocol InteractivePop: AnyObject {
  /// Moves the page by a fraction of its width.
  func follow(to share: CGFloat)
  /// Ends the gesture when the finger lifts or is cancelled (nil).
  /// - Parameter velocity: The velocity in widths per second.
  func release(velocity: CGFloat?)
}

/// A transition between two pages. The upper one comes from the trailing edge or leaves there; the lower one moves less
/// and is dimmed.
///
/// Pages are moved by transforms, so that they are laid out once, at their final place.
@MainActor
final class NavigationTransition: InteractivePop {
  private unowned let navigation: UINavigationController
  private let from: UIViewController?
  private let to: UIViewController
  private let isPush: Bool
  private let isAnimated: Bool
  private(set) var share: CGFloat = 0
  private var isOver = false
  private typealias OwnWay = (
    animator: any UIViewControllerAnimatedTransitioning, leader: (any UIViewControllerInteractiveTransitioning)?
  )
  /// The app's custom transition and its interaction controller; nil for the system's transition.
  private var ownWay: OwnWay?
  /// The number of animations begun; the last one counts.
  private var runs = 0
  /// The source that the upper page zooms from, once known; nil for one that slides in from the trailing edge.
  private var zoomOrigin: ZoomSource?
  private var zoomGround: ZoomGround?

  init(
    in navigation: UINavigationController, from: UIViewController?, to: UIViewController, isPush: Bool,
    isAnimated: Bool, isArriving: [UIViewController]
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.isPush = isPush
    self.isAnimated = isAnimated
    to.isMovingToParent = isArriving.contains { $0 === to }
    from?.isMovingFromParent = !isPush || !navigation.viewControllers.contains { $0 === from }
  }

  // MARK: Appearance calls

  /// Adds both pages and tells them that they appear or disappear.
  /// - Parameter isLed: Whether a finger drives the transition.
  func begin(isLed: Bool = false) {
    to.loadViewIfNeeded()
    ownWay = isLed ? nil : findOwnWay()
    let coordinator = TransitionCoordinator(
      from: from, to: to, in: navigation.viewIfLoaded, duration: NavigationMotion.duration, isAnimated: isAnimated,
      isLed: isLed || ownWay?.leader != nil)
    navigation.coordinator = coordinator
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated)
    let pages = navigation.pages
    to.view.rest(in: pages.bounds)
    if isPush {
      pages.addSubview(navigation.dimming)
      pages.addSubview(to.view)
    } else {
      pages.insertSubview(to.view, at: 0)
      pages.insertSubview(navigation.dimming, aboveSubview: to.view)
    }
    navigation.navigationBar.show(navigation.content(of: to))
    navigation.layoutAnew()
    navigation.container?.layoutIfNeeded()
    show(0)
  }

  /// Animates to the end.
  func run() {
    guard isAnimated else { return complete() }
    if let ownWay { return run(ownWay) }
    animate(to: 1) { $0.complete() }
  }

  private func findOwnWay() -> OwnWay? {
    guard isAnimated, let from, let delegate = navigation.delegate,
      let animator = delegate.navigationController(
        navigation, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
    else { return nil }
    let leader = delegate.navigationController(navigation, interactionControllerFor: animator)
    return (animator, leader?.wantsInteractiveStart == true ? leader : nil)
  }

  /// Runs the app's own transition; the bar animates alongside with the same duration.
  private func run(_ way: OwnWay) {
    runs += 1
    rest()
    navigation.dimming.removeFromSuperview()
    let animator = way.animator
    let context = PageTransitionContext(
      from: from, to: to, in: navigation.pages, animator, navigation.coordinator,
      held: way.leader == nil ? nil : HeldAnimations()
    ) { [weak self] isComplete in
      animator.animationEnded(isComplete)
      guard let self, !isOver else { return }
      if isComplete {
        complete()
      } else {
        to.beginAppearanceTransition(false, animated: true)
        from?.beginAppearanceTransition(true, animated: true)
        cancel()
      }
    }
    let duration = animator.transitionDuration(using: context)
    context.along = { [weak self] in
      guard let self else { return }
      showBar(0)
      UIViewAnimation.run(
        "navigation bar",
        progress: { $0 < duration ? UIView.AnimationCurve.easeInOut.value(at: $0 / duration) : nil },
        changes: { self.showBar(1) })
    }
    if let leader = way.leader { leader.startInteractiveTransition(context) } else { context.animate() }
  }

  private func animate(to end: CGFloat, then finish: @escaping @MainActor (NavigationTransition) -> Void) {
    runs += 1
    let run = runs
    UIViewAnimation.run(
      "navigation", progress: { NavigationMotion.progress(at: $0) }, changes: { show(end) },
      completion: { [weak self] _ in
        guard let self, !self.isOver, run == self.runs else { return }
        finish(self)
      })
  }

  /// Completes the transition.
  func complete() {
    guard !isOver else { return }
    isOver = true
    rest()
    from?.endAppearanceTransition()
    from?.viewIfLoaded?.removeFromSuperview()
    to.endAppearanceTransition()
    navigation.navigationBar.finishTransition()
    tidy()
    let navigation = navigation
    navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    finishCoordinator(isCancelled: false)
    navigation.didFinish(at: to)
  }

  /// Returns the page to where it was. Removing the page below first is a guess.
  private func cancel() {
    guard !isOver, let from else { return }
    isOver = true
    rest()
    to.endAppearanceTransition()
    to.viewIfLoaded?.removeFromSuperview()
    from.endAppearanceTransition()
    navigation.navigationBar.cancelTransition()
    tidy()
    navigation.takeBackChange(at: from)
    finishCoordinator(isCancelled: true)
    navigation.didFinish(at: from)
  }

  private func finishCoordinator(isCancelled: Bool) {
    let coordinator = navigation.coordinator
    navigation.coordinator = nil
    coordinator?.finish(isCancelled: isCancelled)
  }

  private func tidy() {
    from?.isMovingFromParent = false
    to.isMovingToParent = false
    navigation.dimming.removeFromSuperview()
  }

  // MARK: Display

  /// Shows a fraction of the way, from 0 to 1.
  private func show(_ share: CGFloat) {
    self.share = share
    let width = navigation.pages.bounds.width * (navigation.navigationBar.isRightToLeft ? -1 : 1)
    let covered = isPush ? share : 1 - share
    let (upper, lower) = isPush ? (to, from) : (from, Optional(to))
    if let upper, let source = zoomSource(of: upper) {
      zoom(upper, from: source, share: covered)
      lower?.viewIfLoaded?.transform = .identity
    } else {
      upper?.viewIfLoaded?.transform = CGAffineTransform(translationX: width * (1 - covered), y: 0)
      lower?.viewIfLoaded?.transform = CGAffineTransform(
        translationX: -width * NavigationMotion.parallax * covered, y: 0)
    }
    navigation.dimming.alpha = NavigationMotion.dimming * covered
    showBar(share)
  }

  private func showBar(_ share: CGFloat) {
    let bar = navigation.navigationBar
    bar.current?.show(at: (isPush ? 1 : -1) * (1 - share))
    bar.leaving?.show(at: (isPush ? -1 : 1) * share)
    navigation.container?.placeBar()
  }

  private func zoomSource(of upper: UIViewController) -> ZoomSource? {
    if zoomOrigin == nil {
      let item = upper.navigationItem
      zoomOrigin = item.zoomSource.flatMap { $0() ?? item.zoomOrigin }
      item.zoomOrigin = zoomOrigin
    }
    return zoomOrigin
  }

  /// Restarts the transition from the zoom source, which a page declares only with its first frame.
  func zoomIsKnown(of page: UIViewController) {
    guard !isOver, isPush, isAnimated, page === to, zoomOrigin == nil, zoomSource(of: page) != nil else { return }
    show(0)
    run()
  }

  /// Zooms the page out of its source, starting with the source's width. That it is opaque after a quarter of the way
  /// is a guess. Its corners start with the source's radius, and the source's background fades along the way: guesses.
  private func zoom(_ page: UIViewController, from source: ZoomSource, share: CGFloat) {
    let bounds = navigation.pages.bounds
    guard let view = page.viewIfLoaded, bounds.width > 0 else { return }
    let frame = source.frame
    let start = max(frame.width / bounds.width, 0.01)
    let scale = start + (1 - start) * share
    view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(
        translationX: (frame.midX - bounds.midX) * (1 - share), y: (frame.midY - bounds.midY) * (1 - share)))
    view.alpha = min(1, share * 4)
    if let radius = source.cornerRadius {
      view.clipsToBounds = true
      view.roundness = radius * (1 - share) / scale
    }
    if zoomGround == nil, let ground = ZoomGround(source, size: bounds.size) {
      zoomGround = ground
      navigation.pages.insertSubview(ground, belowSubview: view)
    }
    zoomGround?.show(source, as: view, share: share, scale: scale)
  }

  private func rest() {
    for page in [from, to] where zoomOrigin != nil {
      page?.viewIfLoaded?.alpha = 1
      if zoomOrigin?.cornerRadius != nil {
        page?.viewIfLoaded?.clipsToBounds = false
        page?.viewIfLoaded?.roundness = 0
      }
    }
    zoomGround?.removeFromSuperview()
    zoomGround = nil
    from?.viewIfLoaded?.transform = .identity
    to.viewIfLoaded?.transform = .identity
    navigation.navigationBar.current?.show(at: 0)
    navigation.navigationBar.leaving?.show(at: 0)
  }

  // MARK: Interaction

  func follow(to share: CGFloat) { if !isOver { show(min(max(share, 0), 1)) } }

  func release(velocity: CGFloat?) {
    guard !isOver, let from else { return }
    let leaves = velocity.map { NavigationMotion.leaves(progress: share, velocity: $0) } ?? false
    navigation.coordinator?.percentComplete = share
    navigation.coordinator?.endInteraction(isCancelled: !leaves)
    if leaves {
      navigation.commitInteractivePop()
      return animate(to: 1) { $0.complete() }
    }
    to.beginAppearanceTransition(false, animated: true)
    from.beginAppearanceTransition(true, animated: true)
    animate(to: 0) { $0.cancel() }
  }
}
