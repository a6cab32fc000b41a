import DisplayList
import Foundation

/// Recognizes a gesture that was added to a view. It is created when the first finger lands there, and its state is
/// discarded when the gesture is over.
@MainActor
final class ViewGestureRecognizer<G: Gesture>: GestureRecognizer {
  var gesture: G {
    didSet { machine?.gesture = gesture }
  }
  private var machine: _GestureMachine<G>?
  private var context: _GestureContext
  /// The observed fingers, including those that have lifted but belong to consecutive taps.
  private var sessions: [TouchSession] = []
  private var isAccepted = false

  init(node: RenderNode, gesture: G) {
    self.gesture = gesture
    context = _GestureContext(node: node)
    super.init(node: node)
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    if machine == nil {
      context = _GestureContext(node: node)
      machine = G._makeMachine(gesture, context)
    }
    sessions.append(session)
    if isAccepted { session.claim(self) }
    hear(touch)
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) { hear(touch) }
  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) { hear(touch) }

  override func cancelled(in session: TouchSession) {
    if sessions.contains(where: { $0 === session }) { cancel() }
  }

  override func deadlinePassed(in session: TouchSession) {
    guard let runtime = node?.runtime else { return cancel() }
    let now = runtime.touches.time
    machine?.handle(.time(now))
    decide()
    // A deadline that has passed without a decision will not bring one later.
    if let deadline, deadline <= now { self.deadline = nil }
  }

  override func retry(in session: TouchSession) { decide() }

  /// Cancels the gesture: its state is reset, and `onEnded` does not run.
  func cancel() {
    machine?.fail()
    decide()
  }

  private func hear(_ touch: InputEvent.Touch) {
    context.record(touch)
    machine?.handle(.touch(touch))
    context.forgetLifted()
    decide()
  }

  private func decide() {
    guard let machine else { return }
    deadline = machine.deadline
    if machine.phase.isRecognized, !isAccepted {
      isAccepted = sessions.allSatisfy { $0.claim(self) }
      guard isAccepted else { return }
    }
    if machine.phase.isPossible, sessions.contains(where: { $0.isUpstaged(self) }) { return }
    machine.act()
    if machine.phase.isOver { finish() }
  }

  private func finish() {
    machine = nil
    isAccepted = false
    deadline = nil
    let left = sessions
    sessions = []
    for session in left { session.leave(self) }
  }

  // MARK: Precedence

  override var awaitsMoreTaps: Bool { machine?.awaitsMoreTaps ?? false }
  override var awaitsLift: Bool { machine?.awaitsLift ?? false }
  override var isPressing: Bool { machine.map { $0.phase.isPossible && $0.phase.value != nil } ?? false }
  override var isWaiting: Bool { !isAccepted && machine?.phase.isRecognized == true }
  override var waitsForNoLift: Bool { machine.map { $0.phase.isEnded && $0.taps == nil } ?? false }

  // MARK: Accessibility

  /// Whether the gesture is made of taps, which is what activates a view.
  var isMadeOfTaps: Bool { node != nil && G._makeMachine(gesture, _GestureContext(node: node)).taps != nil }

  /// Simulates the gesture's taps in the middle of the view, without any other recognizers.
  func activate() {
    guard let node else { return }
    let context = _GestureContext(node: node)
    let machine = G._makeMachine(gesture, context)
    let frame = node.shown(CGRect(origin: .zero, size: node.size))
    let now = node.runtime.now
    for _ in 0..<(machine.taps ?? 0) {
      for phase in [InputEvent.Touch.Phase.began, .ended] {
        let touch = InputEvent.Touch(
          id: 0, phase: phase, location: CGPoint(x: frame.midX, y: frame.midY), timestamp: now)
        context.record(touch)
        machine.handle(.touch(touch))
        context.forgetLifted()
        machine.act()
      }
    }
    // No further tap follows.
    if let deadline = machine.deadline { machine.handle(.time(deadline)) }
    if !machine.phase.isOver { machine.fail() }
    machine.act()
  }
}
