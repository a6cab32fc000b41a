import DisplayList
import Foundation

/// A dragging motion.
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  /// The location of a drag and its history, in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The current location.
    public var location: CGPoint
    /// The location of the first touch.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    /// The distance from the first touch.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted end location, if the finger lifted now and the motion slowed down.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.reach, y: location.y + velocity.height * Self.reach)
    }

    /// The predicted distance from the first touch.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// The seconds of the current velocity that predict the rest of a movement. Observed in SwiftUI: the predicted
    /// distance is a quarter of the velocity.
    private static let reach: CGFloat = 0.25
  }

  /// The distance in points before the gesture starts.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that starts after a movement of at least `minimumDistance` points; 0 for one that starts with
  /// the touch.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture that starts after a movement of at least `minimumDistance` points; 0 for one that starts with
  /// the touch.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    DragMachine(gesture, context)
  }
}

/// Follows the first finger; others have no effect.
private final class DragMachine: _GestureMachine<DragGesture> {
  private var start: InputEvent.Touch?
  /// Where the finger landed, in the gesture's coordinates, which may have moved since.
  private var startLocation = CGPoint.zero

  override func handle(_ event: GestureEvent) {
    guard !phase.isOver, case .touch(let touch) = event else { return }
    if touch.phase == .began, start == nil {
      start = touch
      startLocation = context.convert(touch.location, to: gesture.coordinateSpace)
    }
    guard let start, touch.id == start.id else { return }
    let isDrag = phase.isRecognized || touch.distance(to: start) >= gesture.minimumDistance
    switch touch.phase {
    case .began, .moved: if isDrag { phase = .active(value(touch)) }
    case .ended: phase = isDrag ? .ended(value(touch)) : .failed
    case .cancelled: phase = .failed
    }
  }

  private func value(_ touch: InputEvent.Touch) -> DragGesture.Value {
    DragGesture.Value(
      time: context.date(touch.timestamp), location: context.convert(touch.location, to: gesture.coordinateSpace),
      startLocation: startLocation,
      velocity: context.finger(touch.id)?.tracker.velocity(at: touch.timestamp) ?? .zero)
  }
}
