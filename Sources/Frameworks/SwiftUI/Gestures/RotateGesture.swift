import Foundation

/// Two fingers that turn around each other.
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How far they have turned since the start; positive angles are clockwise.
    public var rotation: Angle
    /// The change of that angle in a second.
    public var velocity: Angle
    /// The middle between the fingers at the start, in the view's frame.
    public var startAnchor: UnitPoint
    /// The same in points of the view's coordinates.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before it counts.
  public var minimumAngleDelta: Angle

  /// Two fingers that have turned by at least `minimumAngleDelta`.
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

/// Two fingers that turn around each other, told by the angle alone.
nonisolated public struct RotationGesture: Gesture {
  /// How far the fingers have turned since the start; positive angles are clockwise.
  public typealias Value = Angle
  public typealias Body = Never
  /// How far the fingers turn before it counts.
  public var minimumAngleDelta: Angle

  /// Two fingers that have turned by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TwoFingerMachine(gesture, context, .rotation, threshold: { CGFloat($0.minimumAngleDelta.radians) }) {
      .radians($0.amount)
    }
  }
}
