import Foundation

/// Changes of a value over time, as a track per property.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Keyframes where Body.Value == Value
  /// The type of the body.
  @KeyframesBuilder<Value> var body: Body { get }
  /// Returns the tracks, starting at a value.
  static func _tracks(of keyframes: Self, from value: Value) -> [_KeyframeTrack<Value>]
}

extension Keyframes {
  public static func _tracks(of keyframes: Self, from value: Value) -> [_KeyframeTrack<Value>] {
    Body._tracks(of: keyframes.body, from: value)
  }
}

/// The values of one property over time. Not for use outside this module.
public struct _KeyframeTrack<Value> {
  /// Seconds.
  let duration: TimeInterval
  /// Writes the property's value at a time.
  let write: (inout Value, TimeInterval) -> Void
}

/// Keyframes of this module, which have no body.
public protocol _PrimitiveKeyframes: Keyframes where Body == Self {}

extension _PrimitiveKeyframes {
  public var body: Self { self }
}

/// The keyframes of one property of a value, or of the whole value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: _PrimitiveKeyframes
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track for one property.
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

/// Several keyframe tracks as one.
public struct _KeyframesGroup<Value>: _PrimitiveKeyframes {
  fileprivate let tracks: (Value) -> [_KeyframeTrack<Value>]
  public static func _tracks(of group: Self, from value: Value) -> [_KeyframeTrack<Value>] { group.tracks(value) }
}

/// A result builder for keyframe tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Turns a statement into one or more tracks.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Turns a statement into one or more keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Turns a statement into a part of the keyframes.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Turns a statement into a part of the sequence.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Combines parallel tracks.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframesGroup<Value> where A.Value == Value, B.Value == Value {
    _KeyframesGroup { A._tracks(of: accumulated, from: $0) + B._tracks(of: next, from: $0) }
  }

  /// Combines consecutive keyframes.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
    KeyframeTrackContentBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Returns the keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
  where K.Value == Value { KeyframeTrackContentBuilder.buildArray(components) }

  /// Returns one of two branches.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { KeyframeTrackContentBuilder.buildEither(first: component) }

  /// Returns the other branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { KeyframeTrackContentBuilder.buildEither(second: component) }

  /// Nothing.
  public static func buildBlock() -> _KeyframesGroup<Value> { _KeyframesGroup { _ in [] } }

  /// Returns all tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

  /// Returns one track for the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value {
    KeyframeTrack { component }
  }
}

/// A value over the course of its keyframes.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrack<Value>]
  /// The time in seconds until the last track ends.
  public let duration: TimeInterval

  /// Creates the timeline of a value that starts at `initialValue`.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init<K: Keyframes>(_ initialValue: Value, _ keyframes: K) where K.Value == Value {
    self.initialValue = initialValue
    tracks = K._tracks(of: keyframes, from: initialValue)
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// Returns the value `time` seconds after the start; a track that has ended keeps its last value.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.write(&value, time) }
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
