import Foundation

/// The implementation of `UIView.animate`: it records which views the closure changes, and animates what is shown from
/// the old values to the new ones.
@MainActor
package enum UIViewAnimation {
  private static var recorded: [UIView.Move]?
  /// The repetition that `modifyAnimations` sets for animations that begin.
  static var repetition: (count: CGFloat, autoreverses: Bool)?
  static var isEnabled = true
  /// The duration of the animation whose closure is running, in seconds.
  private(set) static var duration: TimeInterval = 0

  /// Whether the closure of an animation runs.
  static var isRecording: Bool { recorded != nil }

  /// Records a change inside an animation's closure; returns false outside of one.
  static func record(_ view: UIView, _ parts: UIView.Appearance.Parts) -> Bool {
    guard recorded != nil else { return false }
    let index = recorded?.firstIndex { $0.view === view }
    var move = index.flatMap { recorded?.remove(at: $0) } ?? UIView.Move(of: view)
    move.add(parts)
    recorded?.append(move)
    return true
  }

  /// Runs `changes` and animates them. `progress` maps seconds to a fraction of the way; nil ends the animation.
  /// - Parameters:
  ///   - isEndless: Whether tests ignore the animation when they wait.
  ///   - canChain: Whether `completion` may start the same animation again.
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

  /// Animates the recorded changes.
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

  /// Whether the completion of an animation without duration is running.
  private static var isEnding = false

  /// Ends at once an animation that nobody sees. If its completion starts it again, as in an endlessly rotating view
  /// that was removed from the screen, that one takes its normal time, since it would never return.
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

  /// Begins to record changes outside of a closure; the caller animates them by calling the result.
  static func begin() -> @MainActor (@escaping @MainActor (TimeInterval) -> CGFloat?) -> Void {
    let outer = recorded
    recorded = []
    return { progress in
      let moves = Moves(of: recorded ?? [])
      recorded = outer
      run("UIView animation", moves, progress: progress, completion: nil)
    }
  }

  /// The changes of a closure, with the values before them.
  @MainActor
  struct Moves {
    /// The views that move, with their old appearance.
    let changed: [UIView.Move]

    init(_ changes: () -> Void) {
      let outer = recorded
      recorded = []
      changes()
      let changed = recorded ?? []
      recorded = outer
      self.init(of: changed)
    }

    init(of recorded: [UIView.Move]) { changed = recorded.map { $0.fromWhatIsShown() } }

    var animator: (any UIViewAnimator)? { changed.lazy.compactMap { $0.view.animator }.first }
    /// Whether nothing that the closure has changed was changed again since.
    var areUndisturbed: Bool { changed.allSatisfy(\.isUndisturbed) }

    /// Shows a fraction of the way; nil for all of it.
    func show(_ share: CGFloat?) {
      for move in changed {
        move.show(share.map { move.from.moved($0, towards: move.view.model) } ?? move.view.model)
      }
    }

    /// Restores the values before the changes.
    func revert() {
      for move in changed { move.revert() }
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
  /// The clock of the view's screen.
  package var animator: (any UIViewAnimator)? { renderer?.animator ?? superview?.animator }

  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at both ends; the default.
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Starts from what is shown, as every animation here does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Lets touches reach the views while they move, which they always do here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)

    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after running forwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Lays out subviews at each step. Caveat: they are laid out for the final place.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Fades from the old picture to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// No transition.
    public static let transitionNone = AnimationOptions([])
    /// Flips the view about its vertical axis. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the view up. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the view down. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Flips the view about its horizontal axis. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis. Caveat: it fades like `transitionCrossDissolve`.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Gives nested animations their own durations, which they always have here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Gives nested animations their own curves, which they always have here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates changes of the content too, which always happens here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the views rather than adding and removing them, in
    /// `transition(from:to:duration:options:completion:)`.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// Whether a transition is set.
    var isTransition: Bool { rawValue >> 20 & 7 != 0 }

    /// Returns the fraction of the time within the current cycle, with repetition and reversal; nil when it is over.
    func time(_ share: CGFloat, _ repetition: (count: CGFloat, autoreverses: Bool)? = nil) -> CGFloat? {
      let length: CGFloat = contains(.autoreverse) || repetition?.autoreverses == true ? 2 : 1
      guard contains(.repeat) || share < length * (repetition?.count ?? 1) else { return nil }
      let place = share.truncatingRemainder(dividingBy: length)
      return place <= 1 ? place : 2 - place
    }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0, easeIn = 1, easeOut = 2, linear = 3

    /// Returns the progress at a fraction of the time, by Core Animation's cubic curves.
    package func value(at time: CGFloat) -> CGFloat {
      switch self {
      case .linear: time
      case .easeIn: CubicCurve(0.42, 0, 1, 1).value(at: time)
      case .easeOut: CubicCurve(0, 0, 0.58, 1).value(at: time)
      case .easeInOut: CubicCurve(0.42, 0, 0.58, 1).value(at: time)
      }
    }
  }

  /// Animates changes of frames, opacities and transforms made by `animations`. Times are in seconds.
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

  /// Animates changes of frames, opacities and transforms made by `animations`, over `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Makes the animations begun in `animations` repeat and reverse. Caveat: only those of
  /// `animate(withDuration:delay:options:)`.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let outer = UIViewAnimation.repetition
    UIViewAnimation.repetition = (count, autoreverses)
    animations()
    UIViewAnimation.repetition = outer
  }

  /// A predefined animation of views.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades the views, and removes them.
    case delete = 0
  }

  /// Performs a system animation, with `animations` alongside.
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

  /// Sets whether changes are animated or shown at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { UIViewAnimation.isEnabled = enabled }
  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { UIViewAnimation.isEnabled }
  /// The duration of the animation whose closure is running, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { UIViewAnimation.duration }

  /// Makes changes without animating them, even inside `animate`.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIViewAnimation.without(actionsWithoutAnimation)
  }
}

extension UIView.Appearance {
  func moved(_ share: CGFloat, towards end: UIView.Appearance) -> UIView.Appearance {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    return UIView.Appearance(
      center: mix(center, end.center), anchor: mix(anchor, end.anchor),
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

  /// Returns the progress at a fraction of the time, found by bisection: x grows with the parameter.
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
