import Foundation

/// What makes a scroll view move, or may soon.
@available(iOS 18.0, *)
@frozen
public enum ScrollPhase: Hashable, Sendable {
  /// It rests.
  case idle
  /// A finger is on it that may begin to scroll.
  case tracking
  /// A finger or a wheel moves it.
  case interacting
  /// It comes to rest after a finger has lifted.
  case decelerating
  /// It is on its way to where code or a key sent it.
  case animating

  /// True in all phases but `idle`.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The phase's name.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// What else is known when a phase changes.
@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext {
  /// The scroll view's geometry then.
  public let geometry: ScrollGeometry
  /// How fast the content offset changes then, in points a second; nil where it does not move.
  public let velocity: CGVector?
}

extension ScrollRender {
  /// One phase for both axes: that which is furthest from rest.
  var phase: ScrollPhase {
    if isDragged || wheelEnd != nil { return .interacting }
    if states.values.contains(where: { $0.phase == .decelerating }) { return .decelerating }
    if states.values.contains(where: { $0.phase == .animating }) { return .animating }
    return pan.isTracking ? .tracking : .idle
  }

  private var isDragged: Bool { states.values.contains(where: \.isDragging) }

  var phaseContext: ScrollPhaseChangeContext {
    var velocity = CGVector.zero
    if isDragged {
      let finger = pan.velocity
      velocity = CGVector(dx: -finger.width * flip(.horizontal), dy: -finger.height * flip(.vertical))
    } else {
      velocity = CGVector(
        dx: self.velocity(.horizontal) * direction(.horizontal), dy: self.velocity(.vertical))
    }
    return ScrollPhaseChangeContext(geometry: geometry, velocity: velocity == .zero ? nil : velocity)
  }

  /// A wheel has no last event: it is taken to be at rest after a silence of this many seconds. A guess.
  static let wheelSilence = 0.15

  /// The wheel moved the content. Frames go on until its silence if that means something.
  func wheelMoved(_ axis: Axis) {
    guard isPhaseObserved || targetBehavior != nil else { return }
    wheelAxes.insert(axis)
    wheelEnd = runtime.now + Self.wheelSilence
    runtime.startMotion(self)
  }

  /// True while the wheel has not been silent for long enough.
  func isWheelTurning(at time: TimeInterval) -> Bool {
    guard let end = wheelEnd else { return false }
    if time >= end { wheelEnd = nil }
    return time < end
  }

  /// What the wheel moved comes to rest where the target behaviour says: from where it is, since a wheel has no momentum of its
  /// own. A guess.
  func settleAfterWheel() {
    let axes = wheelAxes
    wheelAxes = []
    let targets = axes.reduce(into: [Axis: CGFloat]()) { targets, axis in
      if let state = state(axis), state.isAtRest { targets[axis] = state.offset }
    }
    guard !targets.isEmpty, let resting = restingOffsets(for: targets, velocity: .zero, from: offset) else { return }
    for (axis, target) in resting where target != targets[axis] {
      change(axis, because: .deceleration) { $0.land(at: target, velocity: 0, time: runtime.now) }
    }
  }

  private var isPhaseObserved: Bool {
    runtime.part(ScrollObservers.self).all.contains { $0 is ScrollPhaseRender && $0.scroll === self }
  }
}

/// Tells how a scroll view's phase changes.
nonisolated public struct _ScrollPhaseModifier: RenderModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ScrollPhaseRender {
    ScrollPhaseRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ScrollPhaseRender) { render.modifier = self }
}

@MainActor
final class ScrollPhaseRender: ScrollObserverRender {
  var modifier: _ScrollPhaseModifier
  /// Nil before it has heard anything.
  private var heard: ScrollPhase?
  /// How many jumps of the scroll view it has heard of.
  private var heardJumps = 0

  init(_ modifier: _ScrollPhaseModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var modifierName: String { "onScrollPhaseChange" }

  override func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? {
    let (new, jumps) = (scroll.phase, scroll.jumps)
    guard new != heard || jumps != heardJumps else { return nil }
    let context = scroll.phaseContext
    return { [weak self] in
      guard let self else { return }
      let old = self.heard ?? .idle
      (self.heard, self.heardJumps) = (new, jumps)
      self.modifier.action(old, new, context)
    }
  }
}

nonisolated extension View {
  /// Runs `action` in a frame in which the phase of the first scroll view in this view has changed; also when that appears and
  /// when code scrolls it without an animation, both times from rest to rest.
  @available(iOS 18.0, *)
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs `action` in a frame in which the phase of the first scroll view in this view has changed; the context tells where
  /// the scroll view was and how fast it moved.
  @available(iOS 18.0, *)
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}
