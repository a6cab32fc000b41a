import Foundation

/// A gesture that tracks two fingers moving apart or together.
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The magnification and its history.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The magnification since the start.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The midpoint of the fingers at the start, as a fraction of the view's frame.
    public var startAnchor: UnitPoint
    /// The midpoint at the start, in points of the view's coordinates.
    public var startLocation: CGPoint
  }

  /// The minimum difference of the magnification from 1 before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that starts when the fingers' distance has changed by at least a factor of 1 ±
  /// `minimumScaleDelta`.
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

/// A gesture that tracks two fingers moving apart or together, with only the magnification as its value.
nonisolated public struct MagnificationGesture: Gesture {
  /// The magnification since the start.
  public typealias Value = CGFloat
  public typealias Body = Never
  /// The minimum difference of the magnification from 1 before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that starts when the fingers' distance has changed by at least a factor of 1 ±
  /// `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    TwoFingerMachine(gesture, context, .scale, threshold: { $0.minimumScaleDelta }, value: \.amount)
  }
}
