import Foundation

/// How a value changes over time: tracks, each of one of its properties.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
  /// What the keyframes are made of.
  associatedtype Body: Keyframes where Body.Value == Value
  /// What the keyframes are made of.
  @KeyframesBuilder<Value> var body: Body { get }
  /// The tracks, beginning with a value.
  static func _tracks(of keyframes: Self, from value: Value) -> [_KeyframeTrack<Value>]
}

extension Keyframes {
  public static func _tracks(of keyframes: Self, from value: Value) -> [_KeyframeTrack<Value>] {
    Body._tracks(of: keyframes.body, from: value)
  }
}

/// One property's course over time. Not for use outside this module.
public struct _KeyframeTrack<Value> {
  /// Seconds.
  let duration: TimeInterval
  /// Writes the property as it is at a time.
  let write: (inout Value, TimeInterval) -> Void
}

/// Keyframes of this module, which have no body.
public protocol _PrimitiveKeyframes: Keyframes where Body == Self {}

extension _PrimitiveKeyframes {
  public var body: Self { self }
}

/// The course of one property of a value, or of the value as a whole.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: _PrimitiveKeyframes
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// The value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// One property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }

  public static func _tracks(of track: Self, from value: Root) -> [_KeyframeTrack<Root>] {
    let start = value[keyPath: track.keyPath]
    let path = KeyframePath(from: start.animatableData, Content._keyframes(of: track.content))
    let keyPath = track.keyPath
    return [
      _KeyframeTrack(duration: path.duration) { $0[keyPath: keyPath].animatableData = path.value(at: $1) }
    ]
  }
}

/// Several keyframes as one.
public struct _KeyframesGroup<Value>: _PrimitiveKeyframes {
  fileprivate let tracks: (Value) -> [_KeyframeTrack<Value>]
  public static func _tracks(of group: Self, from value: Value) -> [_KeyframeTrack<Value>] { group.tracks(value) }
}

/// Builds keyframes from the tracks in a closure.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A statement is a track, or several.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// A statement is a keyframe of the value as a whole, or several.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// A statement is a part of the keyframes.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// A statement is a part of the sequence.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Tracks beside each other.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframesGroup<Value> where A.Value == Value, B.Value == Value {
    _KeyframesGroup { A._tracks(of: accumulated, from: $0) + B._tracks(of: next, from: $0) }
  }

  /// Keyframes that follow one another.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    KeyframeTrackContentBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// The keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
  where K.Value == Value { KeyframeTrackContentBuilder.buildArray(components) }

  /// One of two branches.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { KeyframeTrackContentBuilder.buildEither(first: component) }

  /// The other branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { KeyframeTrackContentBuilder.buildEither(second: component) }

  /// Nothing.
  public static func buildBlock() -> _KeyframesGroup<Value> { _KeyframesGroup { _ in [] } }

  /// All tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

  /// One track of the value as a whole.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value {
    KeyframeTrack { component }
  }
}

/// The value at each moment of its keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrack<Value>]
  /// Seconds until the last track is over.
  public let duration: TimeInterval

  /// The course of a value from `initialValue` on.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init<K: Keyframes>(_ initialValue: Value, _ keyframes: K) where K.Value == Value {
    self.initialValue = initialValue
    tracks = K._tracks(of: keyframes, from: initialValue)
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The value `time` seconds after the beginning; a track that is over stays where it ended.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.write(&value, time) }
    return value
  }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
