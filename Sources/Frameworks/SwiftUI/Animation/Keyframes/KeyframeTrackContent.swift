import Foundation

/// Consecutive keyframes of one property.
public protocol KeyframeTrackContent<Value> {
  /// The property's type.
  associatedtype Value: Animatable
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// The type of the body.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
  /// Returns the keyframes in order.
  static func _keyframes(of content: Self) -> [_Keyframe<Value.AnimatableData>]
}

extension KeyframeTrackContent {
  public static func _keyframes(of content: Self) -> [_Keyframe<Value.AnimatableData>] {
    Body._keyframes(of: content.body)
  }
}

/// Keyframes of this module, which have no body.
public protocol _PrimitiveKeyframeTrackContent: KeyframeTrackContent where Body == Self {}

extension _PrimitiveKeyframeTrackContent {
  public var body: Self { self }
}

/// One keyframe. Not for use outside this module.
public struct _Keyframe<Data: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    /// Velocities are per second; nil derives them from the neighbouring keyframes.
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?)
    case move
  }

  let target: Data
  /// Seconds.
  let duration: TimeInterval
  let kind: Kind
}

/// Interpolates along a timing curve, by default linearly.
public struct LinearKeyframe<Value: Animatable>: _PrimitiveKeyframeTrackContent {
  private let keyframe: _Keyframe<Value.AnimatableData>

  /// Moves to a value in `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(target: to.animatableData, duration: duration, kind: .linear(timingCurve))
  }

  public static func _keyframes(of content: Self) -> [_Keyframe<Value.AnimatableData>] { [content.keyframe] }
}

/// Interpolates along a cubic curve that continues smoothly into its neighbours.
public struct CubicKeyframe<Value: Animatable>: _PrimitiveKeyframeTrackContent {
  private let keyframe: _Keyframe<Value.AnimatableData>

  /// Moves to a value in `duration` seconds; velocities are per second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = _Keyframe(
      target: to.animatableData, duration: duration,
      kind: .cubic(startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  public static func _keyframes(of content: Self) -> [_Keyframe<Value.AnimatableData>] { [content.keyframe] }
}

/// Interpolates with a spring.
public struct SpringKeyframe<Value: Animatable>: _PrimitiveKeyframeTrackContent {
  private let keyframe: _Keyframe<Value.AnimatableData>

  /// Moves to a value in `duration` seconds, by default the spring's settling time.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    keyframe = _Keyframe(
      target: to.animatableData,
      duration: duration ?? spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001),
      kind: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  public static func _keyframes(of content: Self) -> [_Keyframe<Value.AnimatableData>] { [content.keyframe] }
}

/// Without interpolation.
public struct MoveKeyframe<Value: Animatable>: _PrimitiveKeyframeTrackContent {
  private let keyframe: _Keyframe<Value.AnimatableData>

  /// Jumps to a value.
  public init(_ to: Value) { keyframe = _Keyframe(target: to.animatableData, duration: 0, kind: .move) }

  public static func _keyframes(of content: Self) -> [_Keyframe<Value.AnimatableData>] { [content.keyframe] }
}

/// Several consecutive keyframes.
public struct _KeyframeSequence<Value: Animatable>: _PrimitiveKeyframeTrackContent {
  fileprivate let keyframes: [_Keyframe<Value.AnimatableData>]
  public static func _keyframes(of content: Self) -> [_Keyframe<Value.AnimatableData>] { content.keyframes }
}

/// A result builder for the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Turns a statement into one or more keyframes.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Turns a statement into a part of the sequence.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Appends a statement to the previous ones.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(keyframes: A._keyframes(of: accumulated) + B._keyframes(of: next))
  }

  /// Nothing.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(keyframes: []) }

  /// Returns one of two branches.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value { .first(component) }

  /// Returns the other branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value { .second(component) }

  /// The keyframes of one of two branches.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    _PrimitiveKeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    private let keyframes: [_Keyframe<ConditionalValue.AnimatableData>]

    fileprivate static func first(_ content: First) -> Self { Self(keyframes: First._keyframes(of: content)) }
    fileprivate static func second(_ content: Second) -> Self { Self(keyframes: Second._keyframes(of: content)) }

    public typealias Value = ConditionalValue
    public static func _keyframes(of content: Self) -> [_Keyframe<ConditionalValue.AnimatableData>] {
      content.keyframes
    }
  }

  /// Returns the keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(keyframes: components.flatMap { K._keyframes(of: $0) }) }
}
