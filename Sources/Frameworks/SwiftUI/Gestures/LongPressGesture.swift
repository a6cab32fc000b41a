import DisplayList
import Foundation

/// A gesture that succeeds after a long press.
nonisolated public struct LongPressGesture: Gesture {
  /// True once the finger has landed.
  public typealias Value = Bool
  public typealias Body = Never
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The distance in points that the finger may move meanwhile.
  public var maximumDistance: CGFloat

  /// Creates a gesture that succeeds when a finger rests for `minimumDuration` seconds and moves no farther than
  /// `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    LongPressMachine(gesture, context)
  }
}

private final class LongPressMachine: _GestureMachine<LongPressGesture> {
  private var start: InputEvent.Touch?

  override func handle(_ event: GestureEvent) {
    guard phase.isPossible else { return }
    switch event {
    case .touch(let touch) where touch.phase == .began:
      guard start == nil else { return fail() }
      start = touch
      phase = gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
    case .touch(let touch):
      guard let start, touch.id == start.id else { return }
      if touch.phase != .moved || touch.distance(to: start) > gesture.maximumDistance { fail() }
    case .time(let now):
      if let deadline, now >= deadline { phase = .ended(true) }
    }
  }

  override var deadline: TimeInterval? {
    phase.isPossible ? start.map { $0.timestamp + gesture.minimumDuration } : nil
  }
}

/// Reports whether a finger is pressing that may become a long press.
nonisolated struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let content: _EndedGesture<LongPressGesture>
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor static func _makeMachine(_ gesture: Self, _ context: _GestureContext) -> _GestureMachine<Self> {
    PressingMachine(
      gesture, _EndedGesture._makeMachine(gesture.content, context), child: { $0.content },
      transform: { _, value in value })
  }
}

private final class PressingMachine: ModifiedGestureMachine<PressingGesture, _EndedGesture<LongPressGesture>> {
  private var isPressing = false

  override func actOnChange() {
    let isNowPressing = !phase.isOver && phase.value != nil
    guard isNowPressing != isPressing else { return }
    isPressing = isNowPressing
    gesture.onPressingChanged?(isPressing)
  }
}
