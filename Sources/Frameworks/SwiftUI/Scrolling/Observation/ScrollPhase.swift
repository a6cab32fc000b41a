import Foundation

/// The state of a scroll view's motion.
@available(iOS 18.0, *)
@frozen
public enum ScrollPhase: Hashable, Sendable {
  /// At rest.
  case idle
  /// A finger is down that may start to scroll.
  case tracking
  /// A finger or a wheel scrolls.
  case interacting
  /// Decelerating after a finger has lifted.
  case decelerating
  /// Animating to a position set by code or a key.
  case animating

  /// Whether the phase is not `idle`.
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

/// The context of a phase change.
@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext {
  /// The scroll view's geometry at the change.
  public let geometry: ScrollGeometry
  /// The velocity of the content offset at the change, in points per second; nil if it does not move.
  public let velocity: CGVector?
}

extension ScrollRender {
  /// One phase for both axes: the more active one.
  var phase: ScrollPhase {
    if isDragged || wheel.isActive { return .interacting }
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

  /// The wheel scrolled. Frames continue until its silence if that has an effect.
  func wheelMoved(_ axis: Axis) {
    guard isPhaseObserved || targetBehavior != nil else { return }
    wheel.moved(axis, at: runtime.now)
    runtime.startMotion(self)
  }

  /// After wheel scrolling, moves to where the target behaviour says, from the current position, since a wheel has no
  /// momentum of its own. A guess.
  func settleAfterWheel() {
    let targets = wheel.takeAxes().reduce(into: [Axis: CGFloat]()) { targets, axis in
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

/// Reports changes of a scroll view's phase.
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
  /// Nil before the first report.
  private var heard: ScrollPhase?
  /// The number of the scroll view's jumps at the last report.
  private var heardJumps = 0

  init(_ modifier: _ScrollPhaseModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var modifierName: String { "onScrollPhaseChange" }

  override func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? {
    let (new, jumps) = (scroll.phase, scroll.goals.jumps)
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
  /// Calls `action` in a frame in which the phase of the first scroll view in this view has changed. Also called, from
  /// idle to idle, when the scroll view appears and when code scrolls it without animation.
  @available(iOS 18.0, *)
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` in a frame in which the phase of the first scroll view in this view has changed; the context has
  /// its geometry and velocity.
  @available(iOS 18.0, *)
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}
