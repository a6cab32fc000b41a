import Foundation

/// A gesture that recognizes one gesture after another.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The progress of the sequence.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; nil until the second has a value.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a sequence: `first` and, once it has ended, `second`.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    SequenceMachine(gesture, context)
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// The second gesture starts with the fingers that are down when the first ends. If there are none, the next one has to
/// land in time.
private final class SequenceMachine<First: Gesture, Second: Gesture>: _GestureMachine<
  SequenceGesture<First, Second>
>
{
  private let first: _GestureMachine<First>
  private var second: _GestureMachine<Second>?
  private var landingLimit: TimeInterval?

  /// How long the second gesture waits for a finger, in seconds. A guess: as for a second tap.
  private static var interval: TimeInterval { 0.35 }

  override init(_ gesture: SequenceGesture<First, Second>, _ context: _GestureContext) {
    first = First._makeMachine(gesture.first, context)
    super.init(gesture, context)
  }

  override func gestureDidChange() {
    first.gesture = gesture.first
    second?.gesture = gesture.second
  }

  override func handle(_ event: GestureEvent) {
    guard !phase.isOver else { return }
    if let second {
      proceed(second, event)
    } else {
      let before = first.revision
      first.handle(event)
      guard first.revision != before else { return }
      if first.phase.isEnded { begin(after: event) }
      phase = combined()
    }
  }

  private func begin(after event: GestureEvent) {
    let second = Second._makeMachine(gesture.second, context)
    self.second = second
    let down = context.fingers.filter { $0.latest.phase != .ended && $0.latest.phase != .cancelled }
    for finger in down {
      var landing = finger.latest
      landing.phase = .began
      if case .time(let now) = event { landing.timestamp = max(landing.timestamp, now) }
      second.handle(.touch(landing))
    }
    guard down.isEmpty else { return }
    switch event {
    case .touch(let touch): landingLimit = touch.timestamp + Self.interval
    case .time(let now): landingLimit = now + Self.interval
    }
  }

  private func proceed(_ second: _GestureMachine<Second>, _ event: GestureEvent) {
    let before = second.revision
    switch event {
    case .touch(let touch) where touch.phase == .began: landingLimit = nil
    case .time(let now):
      if let landingLimit, now >= landingLimit { second.fail() }
    default: break
    }
    second.handle(event)
    if second.revision != before { phase = combined() }
  }

  private func combined() -> GesturePhase<SequenceGesture<First, Second>.Value> {
    guard let second, case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
    switch second.phase {
    case .possible(let other): return .active(.second(value, other))
    case .active(let other): return .active(.second(value, other))
    case .ended(let other): return .ended(.second(value, other))
    case .failed: return .failed
    }
  }

  override func fail() {
    if second == nil { first.fail() }
    second?.fail()
    super.fail()
  }

  override func act() {
    first.act()
    second?.act()
  }

  override var deadline: TimeInterval? {
    second == nil ? first.deadline : [landingLimit, second?.deadline].compactMap(\.self).min()
  }
  override var awaitsMoreTaps: Bool { second?.awaitsMoreTaps ?? first.awaitsMoreTaps }
}

nonisolated extension Gesture {
  /// Sequences this gesture with another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
