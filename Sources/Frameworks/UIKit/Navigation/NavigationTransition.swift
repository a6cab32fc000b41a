import Foundation

/// A page that leaves under a finger.
@MainActor
package protocol InteractivePop: AnyObject {
  /// The finger has moved the page by a share of its width.
  func follow(to share: CGFloat)
  /// The finger let go, or the system took it away (nil).
  /// - Parameter velocity: widths a second.
  func release(velocity: CGFloat?)
}

/// One page takes the place of another. The upper one of both comes from the end of the line, or goes there; the lower
/// one moves less and is darkened.
///
/// Pages are moved by transforms, so that they are laid out once and where they will be.
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
  /// How the app moves the pages, and what leads that; nil as the system has it.
  private var ownWay: OwnWay?
  /// How often an animation was begun; the last one counts.
  private var runs = 0
  /// What the upper page grows from, once it is known; nil for one that comes from the end of the line.
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

  // MARK: Telling

  /// Both pages are in place and told.
  /// - Parameter isLed: a finger leads the page.
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
    to.view.frame = pages.bounds
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

  /// Moves to the end.
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

  /// The app moves the pages itself; the bar goes along in the same time.
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

  /// The page has arrived.
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

  /// The page is back where it was. That the page below goes first is a guess.
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

  // MARK: Showing

  /// Shows a share of the way, from 0 to 1.
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

  /// What a page says of itself comes with its first frame: then it begins anew, from where it grows.
  func zoomIsKnown(of page: UIViewController) {
    guard !isOver, isPush, isAnimated, page === to, zoomOrigin == nil, zoomSource(of: page) != nil else { return }
    show(0)
    run()
  }

  /// The page grows out of its source, as wide as that in the beginning. That it is opaque after a quarter of the way is a guess.
  /// Its corners are as round as the source's in the beginning, and what the source has under it goes with the way: guesses.
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

  // MARK: A finger

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
