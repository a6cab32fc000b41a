import Foundation

/// A way to animate that an app makes: a function of time, and of what it keeps between two frames.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Where a value is on its way from zero to `value`, `time` seconds after the start; nil when it has arrived.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// How fast a value moves, per second; nil if that is not known.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation goes on with the time and the state of one that it interrupts, which has run for `time` seconds
  /// towards `value`.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// It starts anew from where the value is.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation knows and keeps while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it keeps between two frames.
  public var state: AnimationState<Value>
  /// Whether the animation is over as an eye sees it, though the value may still settle.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public private(set) var environment: EnvironmentValues

  init(environment: EnvironmentValues) {
    self.environment = environment
    state = AnimationState()
  }

  /// The same with what an animation of another kind of value keeps.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(environment: environment)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What a custom animation keeps between two frames, under keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing.
  public init() {}

  /// What is kept under a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names something that a custom animation keeps.
public protocol AnimationStateKey {
  /// What is kept.
  associatedtype Value
  /// What is there before anything is kept.
  static var defaultValue: Self.Value { get }
}

/// Any custom animation, its type hidden.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
  /// An animation that an app made.
  public init<A: CustomAnimation>(_ base: A) {
    motion = (base as? Motion) ?? .custom(AnyCustomAnimation(base: base))
  }

  /// What the animation is made of.
  public var base: any CustomAnimation {
    if case .custom(let custom) = motion { custom.base } else { motion }
  }

  /// Where a value is on its way from zero to `value`, `time` seconds after the start; nil when it has arrived.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    motion.animate(value: value, time: time, context: &context)
  }

  /// How fast a value moves, per second; nil if that is not known.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    motion.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation goes on with the time and the state of one that it interrupts.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    motion.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// The same animation, which counts as over after a time that need not be its own.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(motion: .completed(motion, after: max(duration, 0)))
  }
}

extension Animation.Motion: CustomAnimation {
  /// Nil if no part of it is an app's own.
  private var custom: AnyCustomAnimation? {
    switch self {
    case .curve, .spring: nil
    case .delayed(let motion, _), .faster(let motion, _), .repeated(let motion, _, _), .completed(let motion, _):
      motion.custom
    case .custom(let custom): custom
    }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard let custom else {
      if time >= logicalDuration { context.isLogicallyComplete = true }
      let progress = progress(at: time, initialVelocity: 0)
      return progress.isFinished ? nil : value.scaled(by: progress.value)
    }
    switch self {
    case .delayed(let motion, let delay):
      return time < delay ? .zero : motion.animate(value: value, time: time - max(delay, 0), context: &context)
    case .faster(let motion, let speed):
      return speed > 0 ? motion.animate(value: value, time: time * speed, context: &context) : .zero
    case .completed(let motion, let duration):
      let shown = motion.animate(value: value, time: time, context: &context)
      context.isLogicallyComplete = time >= duration
      return shown
    case .repeated(let motion, let count, let autoreverses):
      return motion.animate(value, time, &context, times: count, autoreverses: autoreverses)
    case .curve, .spring, .custom: return custom.base.animate(value: value, time: time, context: &context)
    }
  }

  private func animate<V: VectorArithmetic>(
    _ value: V, _ time: TimeInterval, _ context: inout AnimationContext<V>, times: Int?, autoreverses: Bool
  ) -> V? {
    var run = context.state[RepeatedRun.self]
    var shown = animate(value: value, time: time - run.start, context: &context)
    if shown == nil {
      // How long a run takes is known at its end only; the next one begins in that frame.
      context.state = AnimationState()
      run = RepeatedRun(start: time, index: run.index + 1)
      if let times, run.index >= times {
        context.isLogicallyComplete = true
        return nil
      }
      shown = animate(value: value, time: 0, context: &context) ?? value
    }
    context.isLogicallyComplete = false
    context.state[RepeatedRun.self] = run
    guard let shown else { return nil }
    return autoreverses && !run.index.isMultiple(of: 2) ? value - shown : shown
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    switch self {
    case .custom(let custom): custom.base.velocity(value: value, time: time, context: context)
    case .delayed(let motion, let delay):
      time < delay ? .zero : motion.velocity(value: value, time: time - max(delay, 0), context: context)
    case .faster(let motion, let speed):
      speed > 0 ? motion.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed) : .zero
    case .completed(let motion, _): motion.velocity(value: value, time: time, context: context)
    case .repeated where custom != nil: nil
    case .curve, .spring, .repeated: value.scaled(by: Animation(motion: self).velocity(at: time))
    }
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let custom else { return false }
    return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// Which of its runs an animation that repeats is in.
private struct RepeatedRun: AnimationStateKey {
  var start: TimeInterval = 0
  var index = 0
  static var defaultValue: RepeatedRun { RepeatedRun() }
}
