import Foundation

// The structure tree. A view value becomes one `_Node`, which owns its identity: state, environment, subscriptions. A
// node is also a *list of leaves*: a `Text` is a list of one, a `Group`, a condition or a `ForEach` a list of any
// number, and a modifier wraps each leaf of the list below it. Containers ask their content for leaves and never see
// what lies between. The leaves are `RenderNode`s, which form a second tree: layout, drawing and hit testing.

/// A change in a list of leaves: the old leaves in `range` are replaced by `count` new ones.
struct LeafEdit: Equatable {
  var range: Range<Int>
  var count: Int
  /// Live leaves that changed their order but are the same as before; both places count from the start of `range`.
  var kept: [Move] = []

  struct Move: Equatable {
    var old: Int
    var new: Int
  }

  /// The same edit in a list where this one starts `offset` leaves later.
  func shifted(by offset: Int) -> LeafEdit {
    LeafEdit(range: range.lowerBound + offset..<range.upperBound + offset, count: count, kept: kept)
  }
}

/// What a node gets from the place it is made for.
@MainActor
public struct _NodeInputs {
  let runtime: Runtime
  let parent: _Node?
  var environment: EnvironmentValues
  /// Which of its siblings it is; nil for an only child.
  var siblingIndex: Int?
}

/// A view's place in the structure tree; see the top of this file. Not for use outside this module.
@MainActor
public class _Node {
  /// Owns the tree.
  final unowned let runtime: Runtime
  final weak var parent: _Node?
  final let depth: Int
  /// Grows with each node of a runtime: decides between nodes of one depth, so that every run has the same order.
  final let serial: Int
  final private(set) var environment: EnvironmentValues
  /// Set when the view has left the tree for good; a destroyed node never evaluates anything again.
  final private(set) var isDestroyed = false
  /// In the runtime's queue of nodes to update.
  final var isQueued = false
  /// The animation that the change which queued this node was made with.
  final var queuedTransaction = Transaction()
  /// The turn of the main queue in which it was queued.
  final var queuedTurn = 0
  /// Which of its siblings it is; nil for an only child.
  final let siblingIndex: Int?
  /// What the version before had in this place; nil if nothing, or if there was none.
  final var kept: KeptPlace?
  /// Set while nothing here or below evaluates.
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

  /// What a child of this node is made with.
  final func childInputs(environment: EnvironmentValues? = nil, siblingIndex: Int? = nil) -> _NodeInputs {
    _NodeInputs(
      runtime: runtime, parent: self, environment: environment ?? self.environment, siblingIndex: siblingIndex)
  }

  // MARK: Going on in the next version

  /// What the view is called to be found again in the next version of the code; nil if it keeps nothing.
  var keptName: String? { nil }
  /// What goes on.
  var keptValues: [KeptValue] { [] }
  /// The view's stored properties, with which what it keeps goes; nil where they do not matter.
  var keptSignature: [String]? { nil }
  /// What is in the view; as long as it is the same, so are the places of what is inside.
  var keptContent: String { viewType.map { KeptType.of($0).fullName } ?? "" }

  // MARK: Leaves

  /// How many leaves there are. Builds children only where their number cannot be known otherwise.
  var leafCount: Int { 1 }

  /// The leaf at an index below `leafCount`, built if it is not live.
  func leaf(at index: Int) -> RenderNode {
    preconditionFailure("\(type(of: self)) has no leaves")
  }

  /// A lazy container tells that it dropped the leaf; what was built for it may go, with its state.
  func releaseLeaf(at index: Int) {}

  /// Visits the leaves that have been built.
  func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {}

  /// A child's list of leaves changed. Passed on upwards until a container takes it.
  func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    parent?.leavesChanged(edits, in: self)
  }

  final func appendLeaves(to leaves: inout [RenderNode]) {
    for index in 0..<leafCount { leaves.append(leaf(at: index)) }
  }

  /// Where a leaf comes from, and what modifiers on the way there say of its tab. Builds no leaf.
  func origin(ofLeaf index: Int, _ facts: inout TabFacts) -> LeafOrigin { LeafOrigin(node: self, index: index) }

  /// What modifiers say of a leaf that a container holds, for the container.
  func childFacts(ofLeaf index: Int) -> TabFacts { TabFacts() }

  /// The leaves in runs of one part of one section. Builds no more than counting does: what is of a known number of leaves has
  /// no sections.
  func collectRuns(into runs: inout LeafRuns) { runs.add(leafCount) }

  /// What the node does for its list of leaves as a whole, if it is a modifier of that kind.
  var listPresence: ListPresenceBase? { nil }

  // MARK: Suspension

  /// A child that has exactly one leaf, whatever its body says; only such a one is suspended.
  func hasOneLeaf(_ child: _Node) -> Bool { false }

  /// A child returns from a suspension in which it was to get new inputs.
  func handInputs(to child: _Node) {}

  // MARK: Ids

  /// Where the view with an id is, here or below. Builds nothing. By default the node's leaves are those of its children.
  func find(_ id: AnyHashable) -> FoundView? {
    var found: FoundView?
    forEachChild { if found == nil { found = $0.find(id) } }
    return found
  }

  /// The ids by which a leaf can be asked for, the most explicit first. By default the leaves are those of the only child.
  func ids(ofLeaf index: Int) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    forEachChild { ids += $0.ids(ofLeaf: index) }
    return ids
  }

  /// The same for a leaf that a container holds: the ids of its children.
  func childIDs(ofLeaf index: Int) -> [AnyHashable] { [] }

  // MARK: Updates

  /// Changes the transaction of an update that begins below this node.
  func adjustTransaction(_ transaction: inout Transaction) {}

  /// The transaction that reaches this node of a change made with `transaction`: what its ancestors make of it.
  final func reachingTransaction(_ transaction: Transaction) -> Transaction {
    var transaction = parent?.reachingTransaction(transaction) ?? transaction
    adjustTransaction(&transaction)
    return transaction
  }

  /// An object that a property follows has changed; `change` is the property's name in the source of the app.
  func remember(change: @autoclosure () -> String) {}

  /// From now on `node`, which is below this one, is queued whenever the closest body of the app runs, even if that gives it the
  /// same inputs.
  func addFollower(_ node: _Node) { parent?.addFollower(node) }

  /// Runs when the node was queued: re-evaluates what it evaluates.
  func performQueuedUpdate() {}

  /// The environment of this node was replaced.
  func environmentDidChange(from old: EnvironmentValues) {}

  /// Replaces the environment here and below. A subtree that sees the same environment is skipped.
  final func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    let old = environment
    environment = new
    if new.isEnabled != old.isEnabled { runtime.accessibilityDidChange() }
    // What is mirrored has another place although nothing has another size.
    if new.layoutDirection != old.layoutDirection { forEachLiveLeaf { if $0.owner === self { $0.setNeedsLayout() } } }
    environmentDidChange(from: old)
    propagateEnvironment()
  }

  /// Hands the environment on to the children; a node that changes it for them overrides this.
  func propagateEnvironment() {
    forEachChild { $0.setEnvironment(environment) }
  }

  func forEachChild(_ visit: (_Node) -> Void) {}

  /// The view leaves the tree. Its leaves may still be in a container's list until that is collected anew, and they
  /// refer to their nodes, which therefore live until the end of the frame.
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

  /// Gives up what must not outlive the view.
  func willDestroy() {}

  /// The id of a row or of a view with an explicit id, in words; nil for all other views.
  var tracedID: String? { nil }
  /// It is the body of a view of the app.
  var isAppBody: Bool { false }

  /// The type shown in counters and reports, without our module prefix.
  var viewTypeName: String { "view" }
  /// The type of the view that the node is for.
  var viewType: Any.Type? { nil }
}

/// A node that holds a view value of a known type.
@MainActor
public class _ViewNode<V: View>: _Node {
  final var view: V

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Takes a new value of the view. Equal inputs stop the descent here.
  final func update(_ new: V) {
    if ValueComparison.areEqual(view, new) { return }
    let old = view
    view = new
    viewDidChange(from: old)
  }

  /// `view` was replaced by a value that is not equal to the old one.
  func viewDidChange(from old: V) {}

  override var viewTypeName: String { TypeName.of(V.self) }
  override var viewType: Any.Type? { V.self }
}

/// Names of types as their users write them.
enum TypeName {
  /// `LandingPageView`, `ForEach<Array<Int>, Int, Text>`: without modules.
  static func of(_ type: Any.Type) -> String {
    String(describing: type)
  }
}
