/// The node of a view (or modifier) that is made of other views: it evaluates `body` and passes the leaves through.
///
/// The body runs when leaves are first requested, so a row that is only counted costs nothing.
@MainActor
final class BodyNode<V: View>: _ViewNode<V> {
  private var child: _ViewNode<V.Body>?
  private var evaluator = BodyEvaluator<V>()
  private var followers: [WeakNode] = []

  override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    evaluator.slots = evaluator.makeSlots(in: &self.view, for: self)
    continueIfKept()
    if let kept { runtime.continuing?.hand(kept, to: evaluator.keptSlots(), of: isAppBody ? keptName : nil) }
    evaluator.install(in: &self.view)
  }

  /// Placeholders for the leaves of a body that is too deep to be made; nil until they are requested.
  private var omitted: [RenderNode]?

  private func omittedLeaf(at index: Int) -> RenderNode {
    if omitted == nil {
      reportDepth()
      omitted = (0..<leafCount).map { _ in RenderNode(owner: self) }
    }
    return omitted?[index] ?? RenderNode(owner: self)
  }

  private func builtChild() -> _ViewNode<V.Body> {
    if let child { return child }
    let made = V.Body._makeNode(evaluateBody(because: "new"), childInputs())
    child = made
    return made
  }

  private func evaluateBody(because reason: String? = nil) -> V.Body {
    isQueued = false
    guard isAppBody else { return evaluator.evaluate(view) { $0.body } }
    runtime.counters.countBody(V.self)
    guard let trace = runtime.trace else { return evaluator.evaluate(view) { $0.body } }
    return trace.body(of: self, because: reason) { evaluator.evaluate(view) { $0.body } }
  }

  override func viewDidChange(from old: V) {
    evaluator.install(in: &view)
    evaluator.animation = evaluator.animation(from: old, to: view, in: self)
    note(reason: "its values changed")
    evaluator.scope.remember(change: "@self")
    if let child { hand(evaluateBody(because: "input"), to: child) }
  }

  override func performQueuedUpdate() {
    guard let child else { return }
    evaluator.install(in: &view)
    hand(evaluateBody(), to: child)
  }

  /// Followers that receive another value on the way are then up to date and leave the queue.
  private func hand(_ body: V.Body, to child: _ViewNode<V.Body>) {
    if !followers.isEmpty {
      followers.removeAll { $0.node?.isDestroyed ?? true }
      for follower in followers { follower.node.map(runtime.enqueue) }
    }
    child.update(body)
  }

  override func remember(change: @autoclosure () -> String) { evaluator.scope.remember(change: change()) }

  override func addFollower(_ node: _Node) {
    if isAppBody { followers.append(WeakNode(node)) } else { super.addFollower(node) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    guard child != nil, evaluator.scope.isAffected(from: old, to: environment) else { return }
    note(reason: "its environment changed")
    evaluator.scope.remember(change: "@dependencies")
    runtime.enqueue(self)
  }

  override var isAppBody: Bool { !(V.self is any FrameworkView.Type) }

  // MARK: Going on in the next version

  override var keptName: String? {
    isAppBody || V.self is any KeptFrameworkView.Type ? KeptType.of(V.self).name : nil
  }
  override var keptValues: [KeptValue] {
    evaluator.keptSlots().compactMap { name, slot in slot.keptValue.map { KeptValue(name: name, value: $0) } }
  }
  override var keptSignature: [String]? { isAppBody ? KeptType.of(V.self).signature : nil }
  override var keptContent: String { KeptType.of(V.Body.self).fullName }

  override func willDestroy() { _ = evaluator.stop() }

  private lazy var knownLeafCount = V.Body._leafCount
  override var leafCount: Int { knownLeafCount ?? (isTooDeep ? 0 : builtChild().leafCount) }
  override var passedChild: _Node? { child }
  override func builtPassedChild() -> _Node? { isTooDeep ? nil : builtChild() }
  override func leaf(at index: Int) -> RenderNode { isTooDeep ? omittedLeaf(at: index) : builtChild().leaf(at: index) }
  /// A view of the app that is not shown yet is not evaluated for its tab, unless nothing else sets it.
  override func origin(ofLeaf index: Int, _ facts: inout LeafFacts) -> LeafOrigin {
    if isAppBody, facts.isComplete { return LeafOrigin(node: self, index: index) }
    return super.origin(ofLeaf: index, &facts)
  }
  override func collectRuns(into runs: inout LeafRuns) {
    if knownLeafCount == nil { super.collectRuns(into: &runs) } else { runs.add(leafCount) }
  }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {
    if let child { child.forEachLiveLeaf(visit) } else { omitted?.forEach(visit) }
  }
}
