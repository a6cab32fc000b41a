import Foundation

/// A custom animation: a function of time and of state kept between frames.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value on its way from zero to `value`, `time` seconds after the start; nil when it has arrived.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?

  /// Returns the velocity per second, or nil if it is unknown.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over the time and the state of the one that it interrupts, which has run for `time`
  /// seconds towards `value`.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  /// Restarts from the current value.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The context of a running custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state kept between frames.
  public var state: AnimationState<Value>
  /// Whether the animation looks finished, though the value may still settle.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public private(set) var environment: EnvironmentValues

  init(environment: EnvironmentValues) {
    self.environment = environment
    state = AnimationState()
  }

  /// Returns the same context with the state of an animation of another value type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(environment: environment)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// State that a custom animation keeps between frames, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a custom animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The initial value.
  static var defaultValue: Self.Value { get }
}

/// A type-erased custom animation.
struct AnyCustomAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    motion = (base as? Motion) ?? .custom(AnyCustomAnimation(base: base))
  }

  /// The animation's implementation.
  public var base: any CustomAnimation {
    if case .custom(let custom) = motion { custom.base } else { motion }
  }

  /// Returns the value on its way from zero to `value`, `time` seconds after the start; nil when it has arrived.
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    motion.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity per second, or nil if it is unknown.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    motion.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation takes over the time and the state of the one it interrupts.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    motion.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Returns the same animation, which counts as complete after the given time instead of its own.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(motion: .completed(motion, after: max(duration, 0)))
  }
}

extension Animation.Motion: CustomAnimation {
  /// Nil if no part of it is a custom animation.
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
      // The duration of a run is known only at its end; the next one starts in that frame.
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

/// The current run of a repeating animation.
private struct RepeatedRun: AnimationStateKey {
  var start: TimeInterval = 0
  var index = 0
  static var defaultValue: RepeatedRun { RepeatedRun() }
}
