import DisplayList
import Foundation

/// The progress of a gesture. It starts as `.possible` and ends as `.ended` or `.failed`.
enum GesturePhase<Value> {
  /// Undecided. A value describes what is visible already: a press that may become a long press.
  case possible(Value?)
  /// Recognized and in progress.
  case active(Value)
  /// Recognized and ended.
  case ended(Value)
  /// Not recognized, or cancelled.
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value so far.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isPossible: Bool { if case .possible = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }
  var isEnded: Bool { if case .ended = self { true } else { false } }
  var isRecognized: Bool { !isPossible && !isFailed }
  var isOver: Bool { isEnded || isFailed }
}

/// An event for a gesture.
enum GestureEvent {
  /// A finger landed, moved or lifted.
  case touch(InputEvent.Touch)
  /// The current time on the frame clock.
  case time(TimeInterval)
}

/// A gesture in progress: created when a finger lands on the view, dropped when it is over.
///
/// Recognition and effects are separate. `handle` only computes the phase. `act` runs the app's callbacks; it is called
/// by whatever decides between gestures (`TouchSession` between views, composed gestures between their parts).
@MainActor
public class _GestureMachine<G: Gesture> {
  /// The gesture in the view's current value, with the closures to call.
  final var gesture: G {
    didSet { gestureDidChange() }
  }
  let context: _GestureContext
  final var phase = GesturePhase<G.Value>.possible(nil) {
    didSet { revision += 1 }
  }
  /// Incremented by each assignment of the phase.
  final private(set) var revision = 0

  init(_ gesture: G, _ context: _GestureContext) {
    self.gesture = gesture
    self.context = context
  }

  func gestureDidChange() {}
  /// Computes the phase. A gesture that is over receives no more events.
  func handle(_ event: GestureEvent) {}
  /// Runs the app's closures that the phase calls for. Calling it again without a change runs nothing.
  func act() {}
  /// Fails the gesture, whatever its phase.
  func fail() { if !phase.isFailed { phase = .failed } }

  /// The time at which the gesture needs to be called without an event.
  var deadline: TimeInterval? { nil }
  /// Whether it may still become several taps. Recognizers of lower precedence wait for that.
  var awaitsMoreTaps: Bool { false }
  /// Whether it is a tap if the finger lifts now. Recognizers of lower precedence wait for that, except a long press.
  var awaitsLift: Bool { false }
  /// The number of taps that make up the gesture; nil if it is not made of taps.
  var taps: Int? { nil }
}

/// The view that a gesture belongs to, and the fingers it tracks.
@MainActor
public final class _GestureContext {
  private weak var node: RenderNode?
  /// The fingers that are down, in the order in which they landed.
  private(set) var fingers: [Finger] = []

  struct Finger {
    var latest: InputEvent.Touch
    var tracker = VelocityTracker()
  }

  init(node: RenderNode?) {
    self.node = node
  }

  /// Tracks the fingers; one that lifts is remembered until `forgetLifted()`.
  func record(_ touch: InputEvent.Touch) {
    if touch.phase == .began { fingers.append(Finger(latest: touch)) }
    guard let index = fingers.firstIndex(where: { $0.latest.id == touch.id }) else { return }
    fingers[index].latest = touch
    if touch.phase == .began || touch.phase == .moved {
      fingers[index].tracker.add(touch.location, at: touch.timestamp)
    }
  }

  func forgetLifted() { fingers.removeAll { $0.latest.phase == .ended || $0.latest.phase == .cancelled } }

  func finger(_ id: Int?) -> Finger? { fingers.first { $0.latest.id == id } }

  /// Converts a screen point to a coordinate space of the view.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    node?.convert(point, to: space) ?? point
  }

  /// Converts a point of the view to a fraction of its frame.
  func anchor(_ point: CGPoint) -> UnitPoint {
    guard let size = node?.size, size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }

  /// Converts a time of the frame clock to that of the process.
  func date(_ time: TimeInterval) -> Date {
    Date(timeIntervalSinceNow: time - (node?.runtime.now ?? time))
  }
}

extension RenderNode {
  /// Converts a screen point to a coordinate space of this node, including scale and rotation effects around it.
  fileprivate func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: local(point)
    case .named(let name): ancestor(named: name)?.local(point) ?? point
    }
  }

  /// Converts a screen point to this node's coordinates, including scale and rotation effects around it.
  func local(_ point: CGPoint) -> CGPoint {
    guard let parent else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    var point = parent.local(point)
    if let inverse = parent.effects.drawable.transform?.inverted() { point = inverse.transform(point) }
    let translation = parent.contentTranslation(of: self)
    return CGPoint(x: point.x - origin.x - translation.x, y: point.y - origin.y - translation.y)
  }
}
