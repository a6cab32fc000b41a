import Foundation

/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }
/// How far an animator has come.
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }

/// Animates changes of views, and lets code hold the animation, lead it and turn it round.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  private enum Way {
    case curve(UIView.AnimationCurve)
    case spring(CGFloat)
    case cubic(CubicCurve)
    case physical(AnimationSpring)
  }
  private let way: Way
  /// Says how the speed changes; nil for an animator that was made otherwise.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The animation can be held. Caveat: it has no effect.
  open var isInterruptible = true
  /// A share of the way that is set while the animation is held means the share of the time. Caveat: it has no effect.
  open var scrubsLinearly = true
  /// In seconds.
  public let duration: TimeInterval
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var moves: UIViewAnimation.Moves?
  /// Grows with each run, so that one that was held gives up.
  private var run = 0
  /// The share of the time that has passed.
  private var passed: CGFloat = 0

  /// How far the animator has come.
  open private(set) var state = UIViewAnimatingState.inactive
  /// The views move.
  open private(set) var isRunning = false
  /// The views move back to where they were.
  open var isReversed = false
  /// Fingers reach the views while they move, which they do here in any case.
  open var isUserInteractionEnabled = true
  /// What is held at the end stays so. Caveat: it changes nothing while the animation runs by itself.
  open var pausesOnCompletion = false

  /// An animator with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    way = .curve(curve)
    changes = animations.map { [$0] } ?? []
  }

  /// An animator with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    way = .spring(ratio)
    changes = animations.map { [$0] } ?? []
  }

  /// An animator with a curve or a spring. A spring that is made of its physics takes its own time.
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

  /// An animator with a curve by the two points that bend it.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Animates at once.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  /// Something more to be changed.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
    // What runs already takes it along from where that is.
    if state == .active { UIView.animate(withDuration: duration * Double(1 - passed), animations: animation) }
  }
  /// Hears where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Begins, or goes on from where it is held.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins after some seconds, or goes on from where it is held.
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

  /// Holds the views where they are.
  open func pauseAnimation() {
    let moves = begin()
    isRunning = false
    run += 1
    moves.show(shown)
  }

  /// Goes on from where it is held. Caveat: as in the beginning, whatever the arguments say.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Leaves the views where they are; `finishAnimation(at:)` is to follow unless told that it will not.
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

  /// Ends what was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  /// The share of the way, which can be set while the animation is held.
  open var fractionComplete: CGFloat {
    get { passed }
    set {
      passed = min(max(newValue, 0), 1)
      begin().show(shown)
    }
  }
}
