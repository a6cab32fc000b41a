import DisplayList
import Foundation

/// Brings input to the views it is meant for: a touch to the recognizers under it, a wheel to the innermost scroll view
/// that can still move, a key to the screen's scroll view.
@MainActor
final class TouchDispatcher {
  private var pending: [RuntimeInput] = []
  private var sessions: [Int: TouchSession] = [:]

  var hasPendingEvents: Bool { !pending.isEmpty }
  var nextDeadline: TimeInterval? { sessions.values.compactMap(\.nextDeadline).min() }

  func enqueue(_ event: RuntimeInput) {
    pending.append(event)
  }

  func process(until now: TimeInterval, root: RenderNode, runtime: Runtime) {
    let events = pending.enumerated().sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }
    pending.removeAll(keepingCapacity: true)
    for (_, event) in events {
      passDeadlines(until: event.timestamp)
      runtime.trace?.input(event)
      switch event {
      case .touch(let touch): handle(touch, root: root)
      case .wheel(let wheel): handle(wheel, root: root)
      case .key(let key): if key.isDown { handle(key, runtime: runtime) }
      case .activate(let fragment, _): activate(fragment, root: root)
      }
    }
    passDeadlines(until: now)
  }

  private func passDeadlines(until time: TimeInterval) {
    for (_, session) in sessions.sorted(by: { $0.key < $1.key }) { session.passDeadlines(until: time) }
  }

  private func handle(_ touch: TouchEvent, root: RenderNode) {
    switch touch.phase {
    case .began:
      // A finger whose lifting got lost.
      var lost = touch
      lost.phase = .cancelled
      sessions.removeValue(forKey: touch.id)?.deliver(lost)
      let path = root.hitTest(touch.location)
      let recognizers = path.flatMap { $0.environment.isEnabled ? $0.gestureRecognizers : [] }
      let session = TouchSession(start: touch, recognizers: recognizers)
      sessions[touch.id] = session
      session.deliver(touch)
    case .moved:
      sessions[touch.id]?.deliver(touch)
    case .ended, .cancelled:
      sessions.removeValue(forKey: touch.id)?.deliver(touch)
    }
  }

  private func handle(_ wheel: WheelEvent, root: RenderNode) {
    var rest = wheel.delta
    for node in root.hitTest(wheel.location) {
      guard let scroll = node as? ScrollRender else { continue }
      rest = scroll.scroll(byWheel: rest)
      if rest == .zero { return }
    }
  }

  private func handle(_ key: KeyEvent, runtime: Runtime) {
    for scroll in runtime.liveScrolls.sorted(by: { $0.depth < $1.depth }) where scroll.handle(key) { return }
  }

  private func activate(_ fragment: FragmentKey, root: RenderNode) {
    var stack: [RenderNode] = [root]
    while let node = stack.popLast() {
      if node.key == fragment {
        if node.environment.isEnabled { node.accessibilityActivate() }
        return
      }
      stack += node.children
    }
  }
}
