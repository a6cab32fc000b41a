import DisplayList
import Foundation

/// How far a gesture has come. It begins as `.possible` and ends as `.ended` or `.failed`.
enum GesturePhase<Value> {
  /// Nothing is decided. A value tells what can be seen already: a finger that presses and may become a long press.
  case possible(Value?)
  /// Recognized, and going on.
  case active(Value)
  /// Recognized, and over.
  case ended(Value)
  /// It is not this gesture, or it was broken off.
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// What there is to see so far.
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

/// What a gesture hears.
enum GestureEvent {
  /// A finger landed, moved or lifted.
  case touch(InputEvent.Touch)
  /// The time is now this, on the frames' clock.
  case time(TimeInterval)
}

/// A gesture under way: made when a finger lands on the view, dropped when it is over.
///
/// Hearing and acting are separate. `handle` only computes the phase; `act` runs what the app attached, and is called by
/// whoever decides between gestures (`TouchSession` between views, the composed gestures between their parts).
@MainActor
public class _GestureMachine<G: Gesture> {
  /// The gesture as the view's last value has it, with the closures that are to be called.
  final var gesture: G {
    didSet { gestureDidChange() }
  }
  let context: _GestureContext
  final var phase = GesturePhase<G.Value>.possible(nil) {
    didSet { revision += 1 }
  }
  /// Grows with each assignment of the phase.
  final private(set) var revision = 0

  init(_ gesture: G, _ context: _GestureContext) {
    self.gesture = gesture
    self.context = context
  }

  func gestureDidChange() {}
  /// Computes the phase. A gesture that is over hears nothing more.
  func handle(_ event: GestureEvent) {}
  /// Runs the app's closures that the phase calls for. Calling it again without a change runs nothing.
  func act() {}
  /// It is not this gesture, whatever its phase.
  func fail() { if !phase.isFailed { phase = .failed } }

  /// When time itself decides something.
  var deadline: TimeInterval? { nil }
  /// It may still become several taps, which what has less precedence waits for.
  var awaitsMoreTaps: Bool { false }
  /// It is a tap if the finger lifts now, which what has less precedence waits for, except a long press.
  var awaitsLift: Bool { false }
  /// How many taps make up the gesture; nil if taps do not.
  var taps: Int? { nil }
}

/// The view a gesture belongs to and the fingers it follows.
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

  /// Keeps the account of fingers; a finger that lifts is known until `forgetLifted()`.
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

  /// A point of the screen in a coordinate space of the view.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    node?.convert(point, to: space) ?? point
  }

  /// Where a point of the view lies in its frame.
  func anchor(_ point: CGPoint) -> UnitPoint {
    guard let size = node?.size, size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: point.x / size.width, y: point.y / size.height)
  }

  /// The process's time at a moment of the frames' clock.
  func date(_ time: TimeInterval) -> Date {
    Date(timeIntervalSinceNow: time - (node?.runtime.now ?? time))
  }
}

extension RenderNode {
  /// A point of the screen in a coordinate space of this node; scale and rotation effects around it count.
  fileprivate func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .local: local(point)
    case .named(let name): ancestor(named: name)?.local(point) ?? point
    }
  }

  /// A point of the screen in this node's coordinates; scale and rotation effects around it count.
  func local(_ point: CGPoint) -> CGPoint {
    guard let parent else { return CGPoint(x: point.x - origin.x, y: point.y - origin.y) }
    var point = parent.local(point)
    if let inverse = parent.effects.drawable.transform?.inverted() { point = inverse.transform(point) }
    let translation = parent.contentTranslation(of: self)
    return CGPoint(x: point.x - origin.x - translation.x, y: point.y - origin.y - translation.y)
  }
}
