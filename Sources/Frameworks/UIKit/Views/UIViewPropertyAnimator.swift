import Foundation

/// A position within an animation.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }
/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }

/// An animator of view changes that can be paused, scrubbed and reversed.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  private enum Way {
    case curve(UIView.AnimationCurve)
    case spring(CGFloat)
    case cubic(CubicCurve)
    case physical(AnimationSpring)
  }
  private let way: Way
  /// The timing; nil for an animator that was created otherwise.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether the animation can be paused. Caveat: it has no effect.
  open var isInterruptible = true
  /// Whether a fraction set while paused is a fraction of the time. Caveat: it has no effect.
  open var scrubsLinearly = true
  /// The duration in seconds.
  public let duration: TimeInterval
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var moves: UIViewAnimation.Moves?
  /// Grows with each run, so that a paused run stops.
  private var run = 0
  /// The fraction of the time that has passed.
  private var passed: CGFloat = 0

  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the views are moving.
  open private(set) var isRunning = false
  /// Whether the views move back to where they were.
  open var isReversed = false
  /// Whether the views take touches while they move, which they always do here.
  open var isUserInteractionEnabled = true
  /// Whether a completed animation stays paused at the end. Caveat: it changes nothing while the animation runs by
  /// itself.
  open var pausesOnCompletion = false

  /// Creates an animator that takes no time.
  public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

  /// Creates an animator with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    way = .curve(curve)
    changes = animations.map { [$0] } ?? []
  }

  /// Creates an animator with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    way = .spring(ratio)
    changes = animations.map { [$0] } ?? []
  }

  /// Creates an animator with a curve or a spring. A spring with physical parameters determines its own duration.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    if let spring = parameters.springTimingParameters {
      self.duration = spring.duration(duration)
      way = .physical(spring.spring(duration))
    } else {
      self.duration = duration
      way = parameters.cubicTimingParameters.map { .cubic($0.curve) } ?? .curve(.easeInOut)
    }
  }

  /// Creates an animator with a cubic curve, from its two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it at once.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  /// Adds changes to be animated.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
    // A running animator animates them in the time that remains.
    if state == .active { UIView.animate(withDuration: duration * Double(1 - passed), animations: animation) }
  }
  /// Adds a closure that receives the position where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Starts or resumes the animation.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or resumes the animation after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    let moves = begin()
    isRunning = true
    run += 1
    let (started, from) = (run, passed)
    guard let animator = moves.animator, duration > 0 else { return finish() }
    if let held = HeldAnimations.current {
      return held.add(
        moves,
        progress: { [self] elapsed in
          let share = CGFloat((elapsed - delay) / duration)
          return share < 1 ? shown(at: min(1, from + max(0, share))) : nil
        }, completion: { [self] in finish(at: $0 ? .start : .end) })
    }
    animator.run("UIViewPropertyAnimator") { [weak self] elapsed in
      guard let self, run == started, isRunning else { return false }
      let share = CGFloat(max(0, elapsed - delay) / duration)
      passed = isReversed ? max(0, from - share) : min(1, from + share)
      guard isReversed ? passed > 0 : passed < 1 else {
        finish()
        return false
      }
      moves.show(shown)
      return true
    }
  }

  private func begin() -> UIViewAnimation.Moves {
    if let moves { return moves }
    let made = UIViewAnimation.Moves { for change in changes { change() } }
    moves = made
    state = .active
    return made
  }

  private var shown: CGFloat { shown(at: passed) }

  private func shown(at passed: CGFloat) -> CGFloat {
    switch way {
    case .curve(let curve): curve.value(at: passed)
    case .cubic(let curve): curve.value(at: passed)
    case .physical(let spring): spring.value(at: Double(passed) * duration) ?? 1
    case .spring(let ratio):
      AnimationSpring(duration: 1, dampingRatio: ratio, velocity: 0).value(at: Double(passed)) ?? 1
    }
  }

  private func finish() { finish(at: isReversed ? .start : .end) }

  private func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    run += 1
    switch position {
    case .end: moves?.show(nil)
    case .start: moves?.revert()
    case .current: break
    }
    moves = nil
    state = .inactive
    passed = 0
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }

  /// Pauses the animation.
  open func pauseAnimation() {
    let moves = begin()
    isRunning = false
    run += 1
    moves.show(shown)
  }

  /// Resumes a paused animation. Caveat: with the original timing, whatever the arguments say.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stops the views where they are; `finishAnimation(at:)` has to follow unless `withoutFinishing` is true.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    run += 1
    if withoutFinishing {
      moves = nil
      state = .inactive
      passed = 0
    } else {
      state = .stopped
    }
  }

  /// Finishes a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  /// The progress, which can be set while the animation is paused.
  open var fractionComplete: CGFloat {
    get { passed }
    set {
      passed = min(max(newValue, 0), 1)
      begin().show(shown)
    }
  }
}
