import DisplayList
import Foundation

/// A tap, or several in a row.
nonisolated public struct TapGesture: Gesture {
  public typealias Value = ()
  public typealias Body = Never
  /// How many taps it takes.
  public var count: Int

  /// A gesture of `count` taps.
  public init(count: Int = 1) {
    self.count = count
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TapMachine(gesture, context, count: { $0.count }, value: { _, _ in () })
  }
}

/// A tap, or several in a row, that tells where it was.
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where the last tap was.
  public struct Value: Equatable, Sendable {
    /// Where the finger lifted, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// What the location is counted in.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of `count` taps whose place is counted in `coordinateSpace`.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A gesture of `count` taps whose place is counted in `coordinateSpace`.
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

/// One finger that lands and lifts without moving, several times in a row if need be.
final class TapMachine<G: Gesture>: _GestureMachine<G> {
  private let count: (G) -> Int
  private let value: (G, CGPoint) -> G.Value
  private var done = 0
  private var start: InputEvent.Touch?
  private var limit: TimeInterval?

  /// Of several taps, how long each may take and how long the next may keep one waiting, in seconds; UIKit's values are
  /// not published. A single tap may take as long as it likes.
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
      // Two fingers are no tap.
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
