import Foundation

/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// The factor by which their distance has grown since the start.
    public var magnification: CGFloat
    /// The change of that factor in a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, in the view's frame.
    public var startAnchor: UnitPoint
    /// The same in points of the view's coordinates.
    public var startLocation: CGPoint
  }

  /// How much the factor differs from 1 before the movement counts.
  public var minimumScaleDelta: CGFloat

  /// Two fingers whose distance has changed by at least a factor of 1 ± `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TwoFingerMachine(gesture, context, .scale, threshold: { $0.minimumScaleDelta }) {
      Value(
        time: $0.time, magnification: $0.amount, velocity: $0.velocity, startAnchor: $0.startAnchor,
        startLocation: $0.startLocation)
    }
  }
}

/// Two fingers that move apart or together, told by the factor alone.
nonisolated public struct MagnificationGesture: Gesture {
  /// The factor by which the fingers' distance has grown since the start.
  public typealias Value = CGFloat
  public typealias Body = Never
  /// How much the factor differs from 1 before the movement counts.
  public var minimumScaleDelta: CGFloat

  /// Two fingers whose distance has changed by at least a factor of 1 ± `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TwoFingerMachine(gesture, context, .scale, threshold: { $0.minimumScaleDelta }, value: \.amount)
  }
}
