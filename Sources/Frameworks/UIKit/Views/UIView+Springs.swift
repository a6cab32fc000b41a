import Foundation

/// A spring from 0 to 1, as a function of time.
struct AnimationSpring {
  private let ratio: Double
  private let frequency: Double
  private let velocity: Double

  /// Creates a spring that settles within a duration. Taking a thousandth as settled is a guess.
  init(duration: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat) {
    ratio = min(max(Double(dampingRatio), 0.01), 1)
    frequency = (ratio < 1 ? 6.9 / ratio : 9.23) / max(duration, 0.001)
    self.velocity = Double(velocity)
  }

  /// Creates a spring from its period and bounce.
  init(duration: TimeInterval, bounce: CGFloat, velocity: CGFloat) {
    ratio = min(max(1 - Double(bounce), 0.01), 1)
    frequency = 2 * .pi / max(duration, 0.001)
    self.velocity = Double(velocity)
  }

  var duration: Double { (ratio < 1 ? 6.9 / ratio : 9.23) / frequency }

  /// Returns the progress after some seconds; nil once it is at rest.
  func value(at time: TimeInterval) -> CGFloat? {
    guard time < duration else { return nil }
    let decay = exp(-ratio * frequency * time)
    guard ratio < 1 else { return CGFloat(1 - decay * (1 + (frequency - velocity) * time)) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(damped * time) + (ratio * frequency - velocity) / damped * sin(damped * time)
    return CGFloat(1 - decay * swing)
  }
}

extension UIView {
  /// Animates the changes of `animations` with a spring that settles after `duration` seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationSpring(duration: duration, dampingRatio: dampingRatio, velocity: velocity), duration > 0, delay, options,
      animations, completion)
  }

  /// Animates the changes of `animations` with a spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationSpring(duration: duration, bounce: bounce, velocity: initialSpringVelocity), duration > 0, delay,
      options, animations, completion)
  }

  private class func run(
    _ spring: AnimationSpring, _ takesTime: Bool, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let repetition = UIViewAnimation.repetition
    UIViewAnimation.run(
      "UIView spring", isEndless: options.contains(.repeat), canChain: true,
      progress: { elapsed in
        guard takesTime else { return nil }
        guard elapsed >= delay else { return 0 }
        let time = options.time(CGFloat((elapsed - delay) / spring.duration), repetition)
        return time.map { spring.value(at: Double($0) * spring.duration) ?? 1 }
      }, changes: animations, completion: completion)
  }

  /// Animates a change of what a view shows. With `transitionCrossDissolve` it fades in from nothing. Caveat: the old
  /// picture is no longer seen.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let wanted = view.alpha
    if options.isTransition { UIViewAnimation.without { view.alpha = 0 } }
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        animations?()
        if options.isTransition { view.alpha = wanted }
      }, completion: completion)
  }

  /// Replaces one view with another, which fades in.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let holder = fromView.superview else { return completion?(false) ?? () }
    if options.contains(.showHideTransitionViews) {
      toView.isHidden = false
    } else {
      holder.insertSubview(toView, aboveSubview: fromView)
    }
    transition(with: toView, duration: duration, options: options, animations: nil) { isFinished in
      if options.contains(.showHideTransitionViews) { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      completion?(isFinished)
    }
  }
}
