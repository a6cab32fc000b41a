import Foundation

/// A gesture that tracks two fingers rotating around each other.
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The rotation and its history.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The rotation since the start; positive angles are clockwise.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The midpoint of the fingers at the start, as a fraction of the view's frame.
    public var startAnchor: UnitPoint
    /// The midpoint at the start, in points of the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The minimum rotation before the gesture starts.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that starts when the fingers have rotated by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TwoFingerMachine(gesture, context, .rotation, threshold: { CGFloat($0.minimumAngleDelta.radians) }) {
      Value(
        time: $0.time, rotation: .radians($0.amount), velocity: .radians($0.velocity), startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}

/// A gesture that tracks two fingers rotating around each other, with only the angle as its value.
nonisolated public struct RotationGesture: Gesture {
  /// The rotation since the start; positive angles are clockwise.
  public typealias Value = Angle
  public typealias Body = Never
  /// The minimum rotation before the gesture starts.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that starts when the fingers have rotated by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TwoFingerMachine(gesture, context, .rotation, threshold: { CGFloat($0.minimumAngleDelta.radians) }) {
      .radians($0.amount)
    }
  }
}
