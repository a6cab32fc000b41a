import Foundation

// The structure tree. A view value becomes one `_Node`, which owns its identity: state, environment, subscriptions. A
// node is also a *list of leaves*: a `Text` is a list of one, a `Group`, a condition or a `ForEach` a list of any
// number, and a modifier wraps each leaf of the list below it. Containers request leaves from their content and never
// see what is in between. The leaves are `RenderNode`s, which form a second tree for layout, drawing and hit testing.

/// A change in a list of leaves: replaces the old leaves in `range` with `count` new ones.
struct LeafEdit: Equatable {
  var range: Range<Int>
  var count: Int
  /// Live leaves that moved but are otherwise unchanged; both indices are relative to the start of `range`.
  var kept: [Move] = []

  struct Move: Equatable {
    var old: Int
    var new: Int
  }

  /// Returns the edit for a list in which this one starts `offset` leaves later.
  func shifted(by offset: Int) -> LeafEdit {
    LeafEdit(range: range.lowerBound + offset..<range.upperBound + offset, count: count, kept: kept)
  }
}

/// The inputs of a node, from where it is created.
@MainActor
public struct _NodeInputs {
  let runtime: Runtime
  let parent: _Node?
  var environment: EnvironmentValues
  /// The index among its siblings; nil for an only child.
  var siblingIndex: Int?
}

/// A view's place in the structure tree; see the top of this file. Not for use outside this module.
@MainActor
public class _Node {
  /// The owner of the tree.
  final unowned let runtime: Runtime
  final weak var parent: _Node?
  final let depth: Int
  /// Grows with each node of a runtime. It orders nodes of the same depth, so that every run is the same.
  final let serial: Int
  final private(set) var environment: EnvironmentValues
  /// Whether the view has left the tree for good; a destroyed node never evaluates again.
  final private(set) var isDestroyed = false
  /// Whether the node is in the runtime's update queue.
  final var isQueued = false
  /// The transaction of the change that queued this node.
  final var queuedTransaction = Transaction()
  /// The turn of the main queue in which it was queued.
  final var queuedTurn = 0
  /// The index among its siblings; nil for an only child.
  final let siblingIndex: Int?
  /// What the previous version had in this place; nil if nothing.
  final var kept: KeptPlace?
  /// Set while nothing here or below is evaluated.
  final var suspension: Suspension?

  init(_ inputs: _NodeInputs) {
    runtime = inputs.runtime
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
    siblingIndex = inputs.siblingIndex
    runtime.lastSerial += 1
    serial = runtime.lastSerial
  }

  /// Returns the inputs for a child of this node.
  final func childInputs(environment: EnvironmentValues? = nil, siblingIndex: Int? = nil) -> _NodeInputs {
    _NodeInputs(
      runtime: runtime, parent: self, environment: environment ?? self.environment, siblingIndex: siblingIndex)
  }

  // MARK: Going on in the next version

  /// The name by which the view is found in the next version of the code; nil if it keeps nothing.
  var keptName: String? { nil }
  /// The values that are kept.
  var keptValues: [KeptValue] { [] }
  /// The stored properties of the view, which identify what it keeps; nil if they do not matter.
  var keptSignature: [String]? { nil }
  /// The type of the view's content; as long as it is the same, so are the places inside.
  var keptContent: String { viewType.map { KeptType.of($0).fullName } ?? "" }

  // MARK: Leaves

  // A node with one leaf overrides the first of these, and a node that only passes the leaves of one child through the
  // next two; the rest follows from them.

  /// The node's only leaf, which it owns; nil for any other node.
  var ownLeaf: RenderNode? { nil }

  /// The child whose leaves are this node's, one to one; nil until it is built, and for nodes with leaves of their own.
  var passedChild: _Node? { nil }

  /// Returns that child, building it if necessary.
  func builtPassedChild() -> _Node? { nil }

  /// The number of leaves. Builds children only if it cannot be determined otherwise.
  var leafCount: Int { 1 }

  /// Returns the leaf at an index below `leafCount`, building it if necessary.
  func leaf(at index: Int) -> RenderNode {
    if let child = builtPassedChild() { return child.leaf(at: index) }
    guard let ownLeaf else {
      preconditionFailure("\(viewTypeName) has no leaf of its own, so it must pass on those of a child.")
    }
    return ownLeaf
  }

  /// Called when a lazy container dropped the leaf; its views and state may be released.
  func releaseLeaf(at index: Int) { passedChild?.releaseLeaf(at: index) }

  /// Visits the leaves that have been built.
  func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {
    if let passedChild { passedChild.forEachLiveLeaf(visit) } else if let ownLeaf { visit(ownLeaf) }
  }

  /// Reports changes in a child's list of leaves. Passed upwards until a container handles it.
  func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    parent?.leavesChanged(edits, in: self)
  }

  final func appendLeaves(to leaves: inout [RenderNode]) {
    for index in 0..<leafCount { leaves.append(leaf(at: index)) }
  }

  /// Returns the origin of a leaf and the tab properties set by modifiers on the way. Builds no leaf.
  func origin(ofLeaf index: Int, _ facts: inout LeafFacts) -> LeafOrigin {
    builtPassedChild()?.origin(ofLeaf: index, &facts) ?? LeafOrigin(node: self, index: index)
  }

  /// Returns the tab properties of a leaf that a container holds.
  func childFacts(ofLeaf index: Int) -> LeafFacts { LeafFacts() }

  /// Collects the leaves in runs of one part of one section. Builds no more than counting does: views with a known
  /// number of leaves have no sections.
  func collectRuns(into runs: inout LeafRuns) {
    if let child = builtPassedChild() { child.collectRuns(into: &runs) } else { runs.add(leafCount) }
  }

  /// The node's effect on its list of leaves as a whole, if it is a list modifier.
  var leafPresence: LeafPresence? { nil }

  // MARK: Suspension

  /// Returns whether the child has exactly one leaf, whatever its body returns; only such a child is suspended.
  func hasOneLeaf(_ child: _Node) -> Bool { false }

  /// A child resumes from a suspension in which it was due new inputs.
  func handInputs(to child: _Node) {}

  // MARK: Ids

  /// Finds the view with an id, here or below. Builds nothing. By default the node's leaves are those of its children.
  func find(_ id: AnyHashable) -> FoundView? {
    var found: FoundView?
    forEachChild { if found == nil { found = $0.find(id) } }
    return found
  }

  /// Returns the ids by which a leaf can be found, the most explicit first. By default the leaves are those of the only
  /// child.
  func ids(ofLeaf index: Int) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    forEachChild { ids += $0.ids(ofLeaf: index) }
    return ids
  }

  /// Returns the ids of the children of a leaf that a container holds.
  func childIDs(ofLeaf index: Int) -> [AnyHashable] { [] }

  // MARK: Updates

  /// Adjusts the transaction of an update that begins below this node.
  func adjustTransaction(_ transaction: inout Transaction) {}

  /// Returns the transaction that reaches this node for a change made with `transaction`, as adjusted by its ancestors.
  final func reachingTransaction(_ transaction: Transaction) -> Transaction {
    var transaction = parent?.reachingTransaction(transaction) ?? transaction
    adjustTransaction(&transaction)
    return transaction
  }

  /// Records that an object followed by a property has changed; `change` is the property's name in the app's source.
  func remember(change: @autoclosure () -> String) {}

  /// Queues `node`, a descendant, whenever the closest app body runs, even if its inputs are equal.
  func addFollower(_ node: _Node) { parent?.addFollower(node) }

  /// Re-evaluates a queued node.
  func performQueuedUpdate() {}

  /// Called when the environment of this node was replaced.
  func environmentDidChange(from old: EnvironmentValues) {}

  /// Replaces the environment here and below. A subtree with an equal environment is skipped.
  final func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    let old = environment
    environment = new
    if new.isEnabled != old.isEnabled { runtime.accessibilityDidChange() }
    // Mirrored views change position although no size changes.
    if new.layoutDirection != old.layoutDirection { forEachLiveLeaf { if $0.owner === self { $0.setNeedsLayout() } } }
    environmentDidChange(from: old)
    propagateEnvironment()
  }

  /// Passes the environment to the children; a node that changes it overrides this.
  func propagateEnvironment() {
    forEachChild { $0.setEnvironment(environment) }
  }

  /// Visits the children that have been built.
  func forEachChild(_ visit: (_Node) -> Void) { if let passedChild { visit(passedChild) } }

  /// Removes the view from the tree. Its leaves may remain in a container's list until that is collected again, and
  /// they refer to their nodes, so nodes live until the end of the frame.
  final func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    runtime.destroyedNodes.append(self)
    if suspension != nil {
      suspension = nil
      runtime.suspensions -= 1
    }
    willDestroy()
    forEachChild { $0.destroy() }
  }

  /// Releases what must not outlive the view.
  func willDestroy() {}

  /// The description of the id of a row or of a view with an explicit id; nil for all other views.
  var tracedID: String? { nil }
  /// Whether it is the body of a view of the app.
  var isAppBody: Bool { false }

  /// The type shown in counters and reports, without our module prefix.
  var viewTypeName: String { "view" }
  /// The type of the node's view.
  var viewType: Any.Type? { nil }
}

/// A node that stores a view of a known type.
@MainActor
public class _ViewNode<V: View>: _Node {
  final var view: V

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Sets a new value of the view. Equal inputs stop the descent here.
  final func update(_ new: V) {
    if ValueComparison.areEqual(view, new) { return }
    let old = view
    view = new
    viewDidChange(from: old)
  }

  /// Called when `view` was replaced by a value that is not equal.
  func viewDidChange(from old: V) {}

  override var viewTypeName: String { TypeName.of(V.self) }
  override var viewType: Any.Type? { V.self }
}

/// Type names as users write them.
enum TypeName {
  /// `LandingPageView`, `ForEach<Array<Int>, Int, Text>`: without modules.
  static func of(_ type: Any.Type) -> String {
    String(describing: type)
  }
}
