import Foundation

/// What `UIView.animate` does: notes which views the closure changes, and moves what is shown of them from where it is to
/// what was set.
@MainActor
package enum UIViewAnimation {
  private static var recorded: [(view: UIView, serial: Int)]?
  /// What `modifyAnimations` says of the animations that begin.
  static var repetition: (count: CGFloat, autoreverses: Bool)?
  static var isEnabled = true
  /// Of the animation whose closure runs, in seconds.
  private(set) static var duration: TimeInterval = 0

  /// Notes a change inside an animation's closure; false outside of one.
  static func record(_ view: UIView) -> Bool {
    guard recorded != nil else { return false }
    recorded?.removeAll { $0.view === view }
    recorded?.append((view, view.animationSerial))
    return true
  }

  /// Runs `changes` and animates them. `progress` maps seconds to the share of the way; nil ends the animation.
  /// - Parameters:
  ///   - isEndless: tests do not wait for the end.
  ///   - canChain: what `completion` does may begin the same again.
  package static func run(
    _ summary: String, duration: TimeInterval = 0, isEndless: Bool = false, canChain: Bool = false,
    progress: @escaping @MainActor (TimeInterval) -> CGFloat?, changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = self.duration
    self.duration = duration
    let moves = Moves(changes)
    self.duration = outer
    run(summary, moves, isEndless, canChain, progress: progress, completion: completion)
  }

  /// Animates what was changed.
  private static func run(
    _ summary: String, _ moves: Moves, _ isEndless: Bool = false, _ canChain: Bool = false,
    progress: @escaping @MainActor (TimeInterval) -> CGFloat?, completion: ((Bool) -> Void)?
  ) {
    guard let animator = moves.animator, isEnabled, progress(0) != nil else {
      moves.show(nil)
      guard let completion else { return }
      return canChain ? end(summary, progress, completion) : completion(true)
    }
    if let held = HeldAnimations.current {
      return held.add(moves, progress: progress) { _ in completion?(true) }
    }
    let level = CATransaction.awaited
    level?.enter()
    animator.run(summary, isEndless: isEndless) { elapsed in
      let share = progress(elapsed)
      moves.show(share)
      guard share == nil else { return true }
      completion?(moves.areUndisturbed)
      level?.leave()
      return false
    }
  }

  /// What an animation's end does runs that was over at once.
  private static var isEnding = false

  /// What nobody sees is over at once. But if its end begins it anew, as in a view that turns for ever and was taken off the screen,
  /// that goes on in its own time, since it would never return.
  static func end(
    _ summary: String, _ progress: @escaping @MainActor (TimeInterval) -> CGFloat?,
    _ completion: @escaping (Bool) -> Void
  ) {
    guard isEnding else {
      isEnding = true
      completion(true)
      isEnding = false
      return
    }
    guard let clock = UIApplication.shared.anyAnimator else {
      return DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
    }
    clock.run(summary, isEndless: true) { elapsed in
      guard progress(elapsed) == nil else { return true }
      completion(true)
      return false
    }
  }

  /// Begins to note changes outside of a closure; whoever calls the result animates them.
  static func begin() -> @MainActor (@escaping @MainActor (TimeInterval) -> CGFloat?) -> Void {
    let outer = recorded
    recorded = []
    return { progress in
      let moves = Moves(of: recorded ?? [])
      recorded = outer
      run("UIView animation", moves, progress: progress, completion: nil)
    }
  }

  /// What a closure changed, and from where.
  @MainActor
  struct Moves {
    private let moves: [(view: UIView, serial: Int, from: UIView.Appearance)]
    /// The views that are moved, and from where.
    var changed: [(view: UIView, serial: Int, from: UIView.Appearance)] { moves }

    init(_ changes: () -> Void) {
      let outer = recorded
      recorded = []
      changes()
      let changed = recorded ?? []
      recorded = outer
      self.init(of: changed)
    }

    init(of changed: [(view: UIView, serial: Int)]) {
      moves = changed.map { (view: $0.view, serial: $0.serial, from: $0.view.presentation) }
    }

    var animator: (any UIViewAnimator)? { moves.lazy.compactMap { $0.view.animator }.first }
    /// Nothing was changed again since.
    var areUndisturbed: Bool { moves.allSatisfy { $0.view.animationSerial == $0.serial } }

    /// Shows a share of the way; nil for all of it.
    func show(_ share: CGFloat?) {
      for move in moves where move.view.animationSerial == move.serial {
        move.view.presentation = share.map { move.from.moved($0, towards: move.view.model) } ?? move.view.model
      }
    }

    /// What was changed is as it was before.
    func revert() {
      for move in moves where move.view.animationSerial == move.serial { move.view.restore(move.from) }
    }
  }

  /// Runs `changes` without animating them, even inside an animation's closure.
  static func without(_ changes: () -> Void) {
    let outer = recorded
    recorded = nil
    changes()
    recorded = outer
  }
}

extension UIView {
  /// The clock of the screen that the view is on.
  package var animator: (any UIViewAnimator)? { renderer?.animator ?? superview?.animator }

  /// How an animation begins and ends.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at both ends, as without an option.
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Starts from what is shown, which every animation here does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Touches reach the views while they move, which they do here in any case.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Begins again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back the same way.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// What is in the views is laid out for each step. Caveat: it is laid out where it will be.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The old picture fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// No transition.
    public static let transitionNone = AnimationOptions([])
    /// The view turns over about its upright axis. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns over about its upright axis. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The view turns over about its level axis. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns over about its level axis. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Animations inside have their own durations, which they have here in any case.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Animations inside have their own curves, which they have here in any case.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What happens inside is animated, too, which it is here in any case.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are shown and hidden rather than added and removed. Has an effect for `transition(from:to:duration:options:completion:)`.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// One of the transitions.
    var isTransition: Bool { rawValue >> 20 & 7 != 0 }

    /// The share of the time after a share of it, with what repeats and goes back; nil when that is over.
    func time(_ share: CGFloat, _ repetition: (count: CGFloat, autoreverses: Bool)? = nil) -> CGFloat? {
      let length: CGFloat = contains(.autoreverse) || repetition?.autoreverses == true ? 2 : 1
      guard contains(.repeat) || share < length * (repetition?.count ?? 1) else { return nil }
      let place = share.truncatingRemainder(dividingBy: length)
      return place <= 1 ? place : 2 - place
    }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0, easeIn = 1, easeOut = 2, linear = 3

    /// The share of the way after a share of the time: Core Animation's cubic curves.
    package func value(at time: CGFloat) -> CGFloat {
      switch self {
      case .linear: time
      case .easeIn: CubicCurve(0.42, 0, 1, 1).value(at: time)
      case .easeOut: CubicCurve(0, 0, 0.58, 1).value(at: time)
      case .easeInOut: CubicCurve(0.42, 0, 0.58, 1).value(at: time)
      }
    }
  }

  /// Animates what `animations` changes of frames, opacities and transforms. Times are in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let repetition = UIViewAnimation.repetition
    UIViewAnimation.run(
      "UIView animation", duration: duration, isEndless: options.contains(.repeat), canChain: true,
      progress: { elapsed in
        if elapsed < delay { return 0 }
        guard duration > 0 else { return nil }
        return options.time((elapsed - delay) / duration, repetition).map { options.curve.value(at: $0) }
      }, changes: animations, completion: completion)
  }

  /// Animates what `animations` changes of frames, opacities and transforms, over `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Runs what `animations` says of the animations begun in it: that they are repeated, and go back the same way. Caveat: for
  /// those of `animate(withDuration:delay:options:)`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let outer = UIViewAnimation.repetition
    UIViewAnimation.repetition = (count, autoreverses)
    animations()
    UIViewAnimation.repetition = outer
  }

  /// What the system does to views while other changes are animated.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and are removed.
    case delete = 0
  }

  /// Does what a system animation does, and `animations` beside it.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.3, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for view in views { view.removeFromSuperview() }
        completion?(isFinished)
      })
  }

  /// False lets all changes be seen at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { UIViewAnimation.isEnabled = enabled }
  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { UIViewAnimation.isEnabled }
  /// How long the animation takes in whose closure this is asked, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { UIViewAnimation.duration }

  /// Changes that are not animated, even inside `animate`.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIViewAnimation.without(actionsWithoutAnimation)
  }
}

extension UIView.Appearance {
  func moved(_ share: CGFloat, towards end: UIView.Appearance) -> UIView.Appearance {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    return UIView.Appearance(
      center: mix(center, end.center),
      bounds: CGRect(
        x: mix(bounds.minX, end.bounds.minX), y: mix(bounds.minY, end.bounds.minY),
        width: mix(bounds.width, end.bounds.width), height: mix(bounds.height, end.bounds.height)),
      alpha: mix(alpha, end.alpha),
      transform: CGAffineTransform(
        a: mix(transform.a, end.transform.a), b: mix(transform.b, end.transform.b),
        c: mix(transform.c, end.transform.c), d: mix(transform.d, end.transform.d),
        tx: mix(transform.tx, end.transform.tx), ty: mix(transform.ty, end.transform.ty)),
      spatial: spatial == nil && end.spatial == nil
        ? nil : UIView.Appearance.Spatial(map: inSpace.mixed(with: end.inSpace, share)),
      background: background == end.background ? background : UIColor.mixed(background, end.background, share))
  }

  private var inSpace: CATransform3D { spatial?.map ?? CATransform3DMakeAffineTransform(transform) }
}

/// A timing curve from (0, 0) to (1, 1) with two control points.
package struct CubicCurve {
  private let x1: CGFloat
  private let y1: CGFloat
  private let x2: CGFloat
  private let y2: CGFloat

  package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  private static func point(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
    3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
  }

  /// The share of the way after a share of the time, found by bisection: x grows with the parameter.
  package func value(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.point(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return Self.point(y1, y2, (low + high) / 2)
  }
}
