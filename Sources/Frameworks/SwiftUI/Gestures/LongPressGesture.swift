import DisplayList
import Foundation

/// A finger that rests.
nonisolated public struct LongPressGesture: Gesture {
  /// True from the landing of the finger on.
  public typealias Value = Bool
  public typealias Body = Never
  /// How long the finger has to rest, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A finger that rests for `minimumDuration` seconds and moves no farther than `maximumDistance` points.
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

/// Tells whether a finger presses that may become a long press.
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
