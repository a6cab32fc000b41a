/// A gesture that recognizes one of two gestures and prefers the first.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture.
    case first(First.Value)
    /// The second gesture.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The gesture to recognize if the first is not.
  public var second: Second

  /// Creates a gesture that prefers `first` over `second`.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    ExclusiveMachine(gesture, context)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The second gesture waits until the first has failed. Only a long press does not wait for a possible tap.
private final class ExclusiveMachine<First: Gesture, Second: Gesture>: PairMachine<
  ExclusiveGesture<First, Second>, First, Second
>
{
  init(_ gesture: ExclusiveGesture<First, Second>, _ context: _GestureContext) {
    super.init(gesture, context, first: gesture.first, second: gesture.second)
  }

  override func gestureDidChange() {
    first.gesture = gesture.first
    second.gesture = gesture.second
  }

  override func combined() -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if first.phase.isRecognized {
      second.fail()
    } else if first.awaitsLift, !first.awaitsMoreTaps, second.phase.isEnded, second.taps == nil {
      first.fail()
    }
    if first.phase.isFailed { return second.phase.map { .second($0) } }
    return first.phase.map { .first($0) }
  }

  override func act() {
    first.act()
    if first.phase.isFailed || second.phase.isFailed { second.act() }
  }
}

nonisolated extension Gesture {
  /// Combines this gesture with one of lower precedence.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
