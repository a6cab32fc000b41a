import DisplayList
import Foundation

/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the finger is and how it got there, in points of the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// When the finger was there.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it landed.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize

    /// How far it is from where it landed.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the movement would end if the finger lifted now and the movement slowed down.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.reach, y: location.y + velocity.height * Self.reach)
    }

    /// How far that is from where it landed.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// For how many seconds of its speed a movement is predicted to go on. Observed in SwiftUI: the predicted distance
    /// is a quarter of the velocity.
    private static let reach: CGFloat = 0.25
  }

  /// How far the finger moves before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// What locations are counted in.
  public var coordinateSpace: CoordinateSpace

  /// A finger that moves at least `minimumDistance` points; 0 for one that just lands.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A finger that moves at least `minimumDistance` points; 0 for one that just lands.
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
  /// Where the finger landed in the gesture's coordinates, which may have moved since.
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
