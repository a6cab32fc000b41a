import DisplayList
import Foundation

/// Dispatches input to views: a touch to the recognizers under it, a wheel to the innermost scroll view that can still
/// move, a key to the focus or to the screen's scroll view.
@MainActor
final class TouchDispatcher {
  private var pending: [InputEvent] = []
  /// By finger.
  private var sessions: [Int: TouchSession] = [:]
  /// Sessions whose finger has lifted, while a recognizer waits for another tap.
  private var undecided: [TouchSession] = []
  /// The time of the event or deadline that is being handled, on the frame clock.
  private(set) var time: TimeInterval = 0
  /// The keys that are down.
  private var heldKeys: Set<String> = []
  /// Those that a UIKit responder consumed.
  private var takenKeys: Set<String> = []
  private var wheelTurn: WheelTurn?

  var hasPendingEvents: Bool { !pending.isEmpty }
  var nextDeadline: TimeInterval? { live.compactMap(\.nextDeadline).min() }
  /// In the order in which the fingers landed, as far as they lift.
  private var live: [TouchSession] { undecided + sessions.sorted { $0.key < $1.key }.map(\.value) }

  func enqueue(_ event: InputEvent) {
    pending.append(event)
  }

  func process(until now: TimeInterval, root: RenderNode, runtime: Runtime) {
    let events = pending.enumerated().sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }
    pending.removeAll(keepingCapacity: true)
    for (_, event) in events {
      passDeadlines(until: event.timestamp)
      time = event.timestamp
      runtime.trace?.input(event)
      if case .wheel = event {} else { wheelTurn = nil }
      switch event {
      case .touch(let touch):
        if touch.phase == .began { runtime.keyboardFocus.touchBegan() }
        handle(touch, root: root)
        settle()
      case .wheel(let wheel): handle(wheel, root: root)
      case .key(let key): handle(key, runtime: runtime)
      case .hover(let location, _): runtime.hover.move(to: location)
      case .text(let text, _):
        let rest = runtime.keyboardFocus.offer(typing: text)
        if !rest.isEmpty { runtime.textInput.insert(rest) }
      case .paste(let text, _): runtime.textInput.paste(text)
      case .activate(let fragment, _): activate(fragment, root: root)
      case .perform(let action, let fragment, _): _ = runtime.perform(action, of: fragment)
      }
    }
    passDeadlines(until: now)
  }

  private func passDeadlines(until time: TimeInterval) {
    while let next = nextDeadline, next <= time {
      self.time = next
      for session in live { session.passDeadlines(until: next) }
      settle()
    }
  }

  private func settle() {
    for session in live { session.settle() }
    undecided.removeAll { !$0.isUndecided }
  }

  private func handle(_ touch: InputEvent.Touch, root: RenderNode) {
    switch touch.phase {
    case .began:
      // The end of this finger's touch was lost.
      var lost = touch
      lost.phase = .cancelled
      sessions.removeValue(forKey: touch.id)?.deliver(lost)
      var recognizers: [GestureRecognizer] = []
      for node in root.hitTest(touch.location) where node.environment.isEnabled {
        node.addRecognizers(to: &recognizers)
      }
      let session = TouchSession(start: touch, recognizers: recognizers)
      sessions[touch.id] = session
      session.deliver(touch)
    case .moved:
      sessions[touch.id]?.deliver(touch)
    case .ended, .cancelled:
      guard let session = sessions.removeValue(forKey: touch.id) else { return }
      session.deliver(touch)
      if session.isUndecided { undecided.append(session) }
    }
  }

  private func handle(_ wheel: InputEvent.Wheel, root: RenderNode) {
    let turn: WheelTurn
    if let current = wheelTurn, current.goesOn(with: wheel) {
      turn = current
    } else {
      turn = WheelTurn(location: wheel.location, over: root)
    }
    wheelTurn = turn
    wheelTurn?.time = wheel.timestamp
    var rest = wheel.delta
    for scroll in turn.scrolls {
      guard let scroll = scroll.render else { continue }
      rest = scroll.scroll(byWheel: rest)
      if rest == .zero { return }
    }
  }

  /// The scroll views that a wheel moves during one turn: those that were under the pointer when it began, whatever the
  /// scrolling brings there. It ends when the wheel pauses, with any other input or a pointer move, and when one of
  /// them is removed.
  @MainActor
  private struct WheelTurn {
    struct Scroll { weak var render: ScrollRender? }

    let location: CGPoint
    /// The time of the last event, in seconds on the frame clock.
    var time: TimeInterval = 0
    /// From the inside to the outside.
    let scrolls: [Scroll]

    func goesOn(with wheel: InputEvent.Wheel) -> Bool {
      location == wheel.location && wheel.timestamp < time + WheelSession.silence
        && !scrolls.isEmpty && scrolls.allSatisfy { $0.render?.isAttached == true }
    }

    init(location: CGPoint, over root: RenderNode) {
      self.location = location
      scrolls = root.hitTest(location).compactMap { ($0 as? ScrollRender).map { Scroll(render: $0) } }
    }
  }

  private func handle(_ key: InputEvent.Key, runtime: Runtime) {
    let focus = runtime.keyboardFocus
    guard key.isDown else {
      heldKeys.remove(key.identity)
      takenKeys.remove(key.identity)
      if !focus.offer(key, .up) { _ = key.press(typedInto: runtime.textInput.field?.textOwner) }
      return
    }
    let isRepeat = !heldKeys.insert(key.identity).inserted
    if focus.offer(key, isRepeat ? .repeat : .down) { return }
    if isRepeat, takenKeys.contains(key.identity) { return }
    if !isRepeat, key.press(typedInto: runtime.textInput.field?.textOwner) {
      takenKeys.insert(key.identity)
      return
    }
    // With a modifier key nothing is typed.
    let isCommand = key.command || key.control || key.option
    if isCommand, !isRepeat, runtime.runShortcut(key) { return }
    if runtime.textInput.handle(key) || focus.handle(key, isRepeat: isRepeat) { return }
    if !isCommand, !isRepeat, runtime.textInput.field == nil, runtime.runShortcut(key) { return }
    if key.name == .escape, runtime.part(Presentations.self).all.last?.presented.escape() == true { return }
    // Those around the focus come first, from the inside; else the screen's.
    let around = focus.node?.ancestors.compactMap { $0 as? ScrollRender } ?? []
    let others = runtime.scrollViews.all.sorted { $0.depth < $1.depth }
    for scroll in around + others where scroll.moveSelection(key) || scroll.handle(key) { return }
  }

  private func activate(_ fragment: FragmentKey, root: RenderNode) {
    // An app may set the point of an element that is touched.
    let elements = root.runtime.accessibilityElements.flatMap(\.flattened)
    if let element = elements.first(where: { $0.key == fragment }), let point = element.activationPoint {
      guard element.isEnabled else { return }
      root.hitTest(point).lazy.compactMap(\.asActivatable).first?.accessibilityActivate()
      return
    }
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
