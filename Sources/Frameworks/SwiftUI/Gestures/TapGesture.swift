import DisplayList
import Foundation

/// A gesture of one or more taps.
nonisolated public struct TapGesture: Gesture {
  public typealias Value = ()
  public typealias Body = Never
  /// The required number of taps.
  public var count: Int

  /// Creates a gesture of `count` taps.
  public init(count: Int = 1) {
    self.count = count
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TapMachine(gesture, context, count: { $0.count }, value: { _, _ in () })
  }
}

/// A gesture of one or more taps that reports their location.
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// The location of the last tap.
  public struct Value: Equatable, Sendable {
    /// The location where the finger lifted, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of `count` taps whose location is in `coordinateSpace`.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of `count` taps whose location is in `coordinateSpace`.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TapMachine(
      gesture, context, count: { $0.count },
      value: { gesture, point in Value(location: context.convert(point, to: gesture.coordinateSpace)) })
  }
}

/// Recognizes a finger that lands and lifts without moving, once or several times in a row.
final class TapMachine<G: Gesture>: _GestureMachine<G> {
  private let count: (G) -> Int
  private let value: (G, CGPoint) -> G.Value
  private var done = 0
  private var start: InputEvent.Touch?
  private var limit: TimeInterval?

  /// For several taps, the maximum duration of each and of the pause between them, in seconds; UIKit's values are not
  /// published. A single tap may take any time.
  private static var interval: TimeInterval { 0.35 }

  init(
    _ gesture: G, _ context: _GestureContext, count: @escaping (G) -> Int, value: @escaping (G, CGPoint) -> G.Value
  ) {
    self.count = count
    self.value = value
    super.init(gesture, context)
  }

  override func handle(_ event: GestureEvent) {
    guard phase.isPossible else { return }
    switch event {
    case .touch(let touch) where touch.phase == .began:
      // Two fingers are not a tap.
      guard start == nil else { return fail() }
      start = touch
      limit = count(gesture) > 1 ? touch.timestamp + Self.interval : nil
    case .touch(let touch):
      guard let start, touch.id == start.id else { return }
      if touch.distance(to: start) > ScrollPhysics.touchSlop { return fail() }
      if touch.phase == .ended { lifted(touch) }
    case .time(let now):
      if let limit, now >= limit { fail() }
    }
  }

  private func lifted(_ touch: InputEvent.Touch) {
    start = nil
    done += 1
    if done >= count(gesture) {
      phase = .ended(value(gesture, touch.location))
    } else {
      limit = touch.timestamp + Self.interval
    }
  }

  override var deadline: TimeInterval? { phase.isPossible ? limit : nil }
  override var awaitsMoreTaps: Bool { phase.isPossible && count(gesture) > 1 }
  override var awaitsLift: Bool { phase.isPossible && count(gesture) <= 1 && start != nil }
  override var taps: Int? { max(1, count(gesture)) }
}
