/// A gesture that recognizes two gestures independently at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of both gestures; nil for one that has none at the moment.
  public struct Value {
    /// The first gesture's value.
    public var first: First.Value?
    /// The second gesture's value.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture that recognizes both at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    SimultaneousMachine(gesture, context)
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>: PairMachine<
  SimultaneousGesture<First, Second>, First, Second
>
{
  init(_ gesture: SimultaneousGesture<First, Second>, _ context: _GestureContext) {
    super.init(gesture, context, first: gesture.first, second: gesture.second)
  }

  override func gestureDidChange() {
    first.gesture = gesture.first
    second.gesture = gesture.second
  }

  override func combined() -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    if first.phase.isFailed, second.phase.isFailed { return .failed }
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    if first.phase.isOver, second.phase.isOver { return .ended(value) }
    if first.phase.isRecognized || second.phase.isRecognized { return .active(value) }
    return .possible(value.first == nil && value.second == nil ? nil : value)
  }

  override func act() {
    first.act()
    second.act()
  }
}

/// Two gestures that receive the same events.
class PairMachine<G: Gesture, First: Gesture, Second: Gesture>: _GestureMachine<G> {
  final let first: _GestureMachine<First>
  final let second: _GestureMachine<Second>

  init(_ gesture: G, _ context: _GestureContext, first: First, second: Second) {
    self.first = First._makeMachine(first, context)
    self.second = Second._makeMachine(second, context)
    super.init(gesture, context)
    phase = combined()
  }

  /// Returns the combination of both phases.
  func combined() -> GesturePhase<G.Value> { .failed }

  private func sync(_ body: () -> Void) {
    let before = (first.revision, second.revision)
    body()
    if before != (first.revision, second.revision) { phase = combined() }
  }

  override final func handle(_ event: GestureEvent) {
    sync {
      first.handle(event)
      second.handle(event)
    }
  }

  override final func fail() {
    sync {
      first.fail()
      second.fail()
    }
  }

  override final var deadline: TimeInterval? { [first.deadline, second.deadline].compactMap(\.self).min() }
  override final var awaitsMoreTaps: Bool { first.awaitsMoreTaps || second.awaitsMoreTaps }
  override final var awaitsLift: Bool { first.awaitsLift && second.awaitsLift }
  override final var taps: Int? { [first.taps, second.taps].compactMap(\.self).min() }
}

nonisolated extension Gesture {
  /// Combines this gesture with another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
