import DisplayList
import Foundation

/// Records what happens in each frame and why, while it is a runtime's `trace`. It only observes: the runtime behaves
/// the same without it. Its cost is proportional to what happens.
@MainActor
package final class FrameTrace {
  /// The frames in which something happened.
  package private(set) var frames: [TracedFrame] = []
  /// The events since the last frame.
  private var current = TracedFrame()
  private var changes: [ObjectIdentifier: Int] = [:]
  /// The reasons for which nodes are queued.
  private var reasons: [ObjectIdentifier: [String]] = [:]
  private var resizes: [Resize] = []
  private var resizeIndices: [ObjectIdentifier: Int] = [:]
  private var moves: [(scroll: ScrollRender, axis: Axis, move: TracedScroll.Move)] = []
  private var offsets: [(scroll: ScrollRender, offset: CGPoint)] = []
  private var rowChanges: [ScrollRender] = []
  private var start: Double?
  private var countersBefore = _Counters()

  private struct Resize {
    let node: RenderNode
    /// Stored because names are unavailable once the views are gone.
    let view: String
    let name: String
    let from: CGSize
    /// Whether it was already the cause of a scroll view's correction.
    var isExplained = false
  }

  /// Creates a trace, which records nothing until it is a runtime's `trace`.
  package init() {}

  // MARK: The frame

  func beginFrame(_ runtime: Runtime) {
    start = CPUClock.now
    countersBefore = runtime.counters
    current.number = runtime.counters.frames
    current.time = runtime.now
    offsets = runtime.scrollViews.all.map { ($0, $0.offset) }
  }

  func run(_ pass: String, _ body: () -> Void) {
    let start = elapsed
    body()
    current.passes.append(TracedPass(name: pass, start: start, duration: elapsed - start))
  }

  func endFrame(_ runtime: Runtime, rounds: Int) {
    addResizes()
    addScrolls(runtime)
    let counters = runtime.counters
    current.rounds = rounds
    current.layouts = counters.layouts - countersBefore.layouts
    current.fragments = counters.fragments - countersBefore.fragments
    current.liveNodes = counters.liveNodes
    current.duration = elapsed
    if current.isEventful { frames.append(current) }
    current = TracedFrame()
    changes = [:]
    reasons = [:]
    resizes = []
    resizeIndices = [:]
    moves = []
    offsets = []
    rowChanges = []
    start = nil
  }

  /// CPU seconds since the frame began; 0 between frames.
  private var elapsed: Double { start.map { CPUClock.now - $0 } ?? 0 }

  private func add(_ content: TracedEvent.Content) {
    current.events.append(TracedEvent(content: content, start: elapsed))
  }

  // MARK: Causes

  func input(_ event: InputEvent) { add(.input(event.tracedName)) }

  /// Records that a named gesture claimed a touch.
  func gesture(_ name: String) { add(.input("gesture \(name)")) }

  /// Records a change of a source that `reader` depends on.
  func changed(_ source: AnyObject, _ origin: PropertyOrigin?, reader: _Node) {
    guard let origin else { return }
    reasons[ObjectIdentifier(reader), default: []].append(origin.name)
    // Which reader is notified first varies between runs; the owner knows which row it is.
    let isOwner = reader.viewTypeName == origin.viewTypeName
    let name = isOwner ? "\(reader.tracedBodyName).\(origin.name)" : "\(origin.shortTypeName).\(origin.name)"
    if let known = changes[ObjectIdentifier(source)] {
      if isOwner { current.events[known].content = .change(name) }
    } else {
      changes[ObjectIdentifier(source)] = current.events.count
      add(.change(name))
    }
  }

  /// Records that an object that `reader` follows will change.
  func objectChanged(_ type: Any.Type, _ origin: PropertyOrigin?, reader: _Node) {
    reasons[ObjectIdentifier(reader), default: []].append(origin?.name ?? TypeName.of(type))
    addOnce(.change(TypeName.of(type)))
  }

  func preferenceChanged(_ key: Any.Type) { addOnce(.change("preference \(TypeName.of(key))")) }

  func environmentChanged(_ keys: [Any.Type], reader: _Node) {
    let names = keys.map { "environment \(TypeName.of($0))" }
    reasons[ObjectIdentifier(reader), default: []] += names
    for name in names { addOnce(.change(name)) }
  }

  private func addOnce(_ content: TracedEvent.Content) {
    if !current.events.contains(where: { $0.content == content }) { add(content) }
  }

  // MARK: Effects

  /// `reason` is what the queue does not know: that the view is new or has new inputs.
  func body<Result>(of node: _Node, because reason: String?, _ body: () -> Result) -> Result {
    let index = current.events.count
    let names = (reasons.removeValue(forKey: ObjectIdentifier(node)) ?? []) + (reason.map { [$0] } ?? [])
    // Several sources with the same name may have changed.
    add(.body(node.tracedBodyName, reasons: Set(names).sorted()))
    let result = body()
    current.events[index].duration = elapsed - current.events[index].start
    return result
  }

  func resized(_ node: RenderNode, from: CGSize) {
    guard resizeIndices[ObjectIdentifier(node)] == nil else { return }
    resizeIndices[ObjectIdentifier(node)] = resizes.count
    resizes.append(Resize(node: node, view: node.owner.tracedName, name: node.tracedName, from: from))
  }

  func rowBuilt(_ id: String, in stack: LazyStackRender) {
    add(.rowBuilt(id))
    noteRowChange(stack)
  }

  func rowDropped(_ id: String, in stack: LazyStackRender) {
    add(.rowDropped(id))
    noteRowChange(stack)
  }

  private func noteRowChange(_ stack: LazyStackRender) {
    if let scroll = stack.scroll, !rowChanges.contains(where: { $0 === scroll }) { rowChanges.append(scroll) }
  }

  func moved(_ scroll: ScrollRender, _ axis: Axis, from: CGFloat, because cause: ScrollCause) {
    let delta = scroll.offset[axis] - from
    guard delta != 0 else { return }
    moves.append((scroll, axis, TracedScroll.Move(delta: delta, cause: describe(cause, scroll, axis))))
  }

  private func describe(_ cause: ScrollCause, _ scroll: ScrollRender, _ axis: Axis) -> String {
    switch cause {
    case .anchor(let node?):
      let above = explanations(above: node, scroll, axis)
      return "holds \(node.owner.tracedName): \(above.isEmpty ? "rows above came, went or were estimated" : above)"
    case .anchor(nil): return "anchor"
    case .goal: return "target known better"
    case .end: return "holds the end"
    case .clamp: return "beyond the content"
    default: return "\(cause)"
    }
  }

  /// Returns the views before a node that changed their length, and by how much.
  private func explanations(above anchor: RenderNode, _ scroll: ScrollRender, _ axis: Axis) -> String {
    let start = scroll.contentPosition(of: anchor, axis)
    var found: [Int] = []
    for (index, resize) in resizes.enumerated() where !resize.isExplained && resize.node.isAttached {
      let node = resize.node
      guard node.size[axis] != resize.from[axis], node.isInside(scroll.content),
        scroll.contentPosition(of: node, axis) + node.size[axis] <= start + 0.01
      else { continue }
      found.append(index)
    }
    let all = Set(found.map { ObjectIdentifier(resizes[$0].node) })
    var texts: [String] = []
    for index in found {
      resizes[index].isExplained = true
      let resize = resizes[index]
      guard !resize.node.hasAncestor(in: all) else { continue }
      texts.append(String(format: "%@ %+g", resize.view, Double(resize.node.size[axis] - resize.from[axis])))
    }
    return texts.joined(separator: ", ")
  }

  // MARK: The frame's end

  /// Adds the outermost part of each view whose size changed.
  private func addResizes() {
    var outermost: [String: Int] = [:]
    var order: [String] = []
    for (index, resize) in resizes.enumerated() where resize.node.isAttached && resize.node.size != resize.from {
      if let known = outermost[resize.view] {
        if resizes[known].node.depth > resize.node.depth { outermost[resize.view] = index }
      } else {
        outermost[resize.view] = index
        order.append(resize.view)
      }
    }
    for view in order {
      guard let index = outermost[view] else { continue }
      add(.resize(resizes[index].name, from: resizes[index].from, to: resizes[index].node.size))
    }
  }

  private func addScrolls(_ runtime: Runtime) {
    for scroll in runtime.scrollViews.all {
      let old = offsets.first { $0.scroll === scroll }?.offset
      for axis in Axis.allCases {
        guard let state = scroll.state(axis) else { continue }
        let from = old?[axis] ?? state.offset
        let moves = moves.filter { $0.scroll === scroll && $0.axis == axis }.map(\.move)
        let hasNewRows = rowChanges.contains { $0 === scroll }
        guard !moves.isEmpty || from != state.offset || hasNewRows || state.phase != .idle else { continue }
        current.scrolls.append(
          TracedScroll(
            name: scroll.tracedScrollName, isVertical: axis == .vertical, from: from, to: state.offset,
            phase: state.phase,
            moves: moves, visible: scroll.tracedVisibleRows(axis)))
      }
    }
  }
}

extension RenderNode {
  fileprivate func hasAncestor(in nodes: Set<ObjectIdentifier>) -> Bool {
    var next = parent
    while let node = next {
      if nodes.contains(ObjectIdentifier(node)) { return true }
      next = node.parent
    }
    return false
  }
}
