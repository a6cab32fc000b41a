import Foundation

/// A view that fills the proposed size and whose content depends on its size or position.
///
/// The content is built when the view is placed. It is rebuilt when a value that its closure read changes: the size, or
/// a frame, which in a scrolling list can change in every frame. Several views lie on top of each other, in the upper
/// leading corner.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Builds the content from a proxy.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader that fills the proposed size, or is 10 points a side if none is proposed.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    GeometryReaderNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { 1 }
}

/// The geometry that a reader passes to its content. A body that reads it is evaluated again when the value changes.
/// Other clients of a proxy (`visualEffect`, `onGeometryChange`) are evaluated in each frame.
///
/// Caveat: it has no values off the main thread.
public struct GeometryProxy: Sendable {
  /// The geometry reader or another view. Weak, since actions keep the proxy. After the view has gone, all values are
  /// zero.
  weak var node: RenderNode?

  @MainActor init(node: RenderNode) { self.node = node }

  private func ask<Answer: Sendable>(_ question: @MainActor (RenderNode) -> Answer) -> Answer? {
    guard let node, Thread.isMainThread else { return nil }
    return MainActor.assumeIsolated { question(node) }
  }

  /// The view's size in points.
  public var size: CGSize {
    ask { node in
      (node as? GeometryReaderRender)?.sizeSource.recordRead()
      return node.size
    } ?? .zero
  }

  /// The distances in points between the edges of the safe area and those of the screen that the view covers. Zero at
  /// an edge that it does not touch, and inside a scroll view.
  public var safeAreaInsets: EdgeInsets {
    ask { $0.reading(.safeArea, { $0.logicalSafeAreaInsets }) } ?? EdgeInsets()
  }

  /// The space in points that the rounded corners of the container's shape take from the view's corners. On a phone,
  /// whose windows fill the screen, it is zero without `containerShape`.
  @available(iOS 26.0, *)
  public var containerCornerInsets: RectangleCornerInsets {
    ask { $0.reading(.corners) { ContainerCorners.insets(of: $0) } } ?? RectangleCornerInsets()
  }

  /// The view's frame in points, not rounded.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in points, not rounded.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
    // The name of a space is compared here and stays on the main thread.
    nonisolated(unsafe) let space = coordinateSpace
    return ask { $0.reading(.frame(space)) { $0.frame(in: space) } } ?? .zero
  }

  /// The value of an anchor in the view's coordinates, in points. If the anchor's view has gone, it resolves as in an
  /// empty view at the origin.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let node = anchor.node
    let frame = ask { reader -> CGRect? in
      guard let node else { return nil }
      return reader.reading(.view(ObjectIdentifier(node))) { [weak node] reader in
        guard let frame = node?.screenFrame else { return .zero }
        let place = reader.screenFrame.origin
        return frame.offsetBy(dx: -place.x, dy: -place.y)
      }
    }
    return anchor.source.value((frame ?? nil) ?? .zero)
  }

  /// The bounds of a coordinate space in the view's own coordinates; for `.scrollView`, the visible part of its
  /// content. Nil if the space does not contain the view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let space = coordinateSpace
    return ask { $0.reading(.bounds(space.coordinateSpace)) { $0.bounds(of: space) } } ?? nil
  }
}

@MainActor
private final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
  private lazy var render = GeometryReaderRender(owner: self) { [unowned self] in self.leaves(isResized: $0) }
  private var content: _ViewNode<Content>?
  private let scope = DependencyScope(node: nil)
  private var leavesDidChange = false

  override init(_ view: GeometryReader<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    scope.attach(to: self)
  }

  private func evaluate() -> Content {
    isQueued = false
    return scope.track { view.content(GeometryProxy(node: render)) }
  }

  /// Returns the leaves for the render node's size; nil if they are unchanged.
  private func leaves(isResized: Bool) -> [RenderNode]? {
    guard let content else {
      let made = Content._makeNode(evaluate(), childInputs())
      content = made
      return collect(made)
    }
    // If the closure had read the size, the change queued this node. It is evaluated now instead of in another round.
    if isResized, isQueued { content.update(evaluate()) }
    return leavesDidChange ? collect(content) : nil
  }

  private func collect(_ content: _ViewNode<Content>) -> [RenderNode] {
    leavesDidChange = false
    var leaves: [RenderNode] = []
    content.appendLeaves(to: &leaves)
    return leaves
  }

  override func viewDidChange(from old: GeometryReader<Content>) { performQueuedUpdate() }

  override func performQueuedUpdate() { content?.update(evaluate()) }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    leavesDidChange = true
    render.changeTransaction = runtime.transaction
    render.setNeedsLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if content != nil, scope.isAffected(from: old, to: environment) { runtime.enqueue(self) }
  }

  override func find(_ id: AnyHashable) -> FoundView? {
    guard let content, case let found? = content.find(id) else { return nil }
    guard case .leaf(let index) = found else { return found }
    return render.children.indices.contains(index) ? .node(render.children[index]) : nil
  }

  override func ids(ofLeaf index: Int) -> [AnyHashable] { [] }

  override func willDestroy() { scope.stop() }
  override var ownLeaf: RenderNode? { render }
  override func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }
}

/// Requests its children when it is placed, and tracks what they read from its proxy.
@MainActor
final class GeometryReaderRender: RenderNode {
  let sizeSource = DependencySource()
  private let placeSource = DependencySource()
  /// The values read since the last change, and how to check whether they still hold.
  private var answers: [GeometryQuestion: (RenderNode) -> Bool] = [:]
  private let makeLeaves: (_ isResized: Bool) -> [RenderNode]?
  private var members: [RenderNode] = []
  private var builtSize: CGSize?
  /// The transaction of the change that brought other leaves, which are collected when the reader is placed.
  var changeTransaction = Transaction()

  init(owner: _Node, makeLeaves: @escaping (_ isResized: Bool) -> [RenderNode]?) {
    self.makeLeaves = makeLeaves
    super.init(owner: owner)
  }

  override var children: [RenderNode] { members }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    let isResized = size != builtSize
    if isResized { sizeSource.changed() }
    builtSize = size
    if let leaves = makeLeaves(isResized) { setMembers(leaves) }
    for child in members { place(child, at: .zero, proposal: ProposedViewSize(size)) }
  }

  private func setMembers(_ new: [RenderNode]) {
    let old = members
    members = new
    runtime.with(changeTransaction) { exchange(old, for: new) }
    changeTransaction = Transaction()
    childrenDidMove()
    runtime.accessibilityDidChange()
  }

  /// Values read before the reader was removed may be outdated by now.
  override func didAttach() { if builtSize != nil { placeSource.changed() } }

  override func didDetach() {
    runtime.part(GeometryReaders.self).all.removeAll { $0 === self }
    answers = [:]
  }

  // MARK: Places

  /// Returns a value; the body that is running then depends on it.
  func tracked<Answer: Equatable>(
    _ question: GeometryQuestion, _ answer: @escaping (RenderNode) -> Answer
  ) -> Answer {
    let now = answer(self)
    guard DependencyScope.current != nil else { return now }
    placeSource.recordRead()
    // An outdated value is kept, so that its readers are notified.
    if answers[question] == nil { answers[question] = { answer($0) == now } }
    if isAttached, !runtime.part(GeometryReaders.self).all.contains(where: { $0 === self }) {
      runtime.part(GeometryReaders.self).all.append(self)
    }
    return now
  }

  /// Queues the readers of values that have changed.
  func checkAnswers() {
    guard !answers.values.allSatisfy({ $0(self) }) else { return }
    answers = [:]
    runtime.part(GeometryReaders.self).all.removeAll { $0 === self }
    placeSource.changed()
  }
}

/// A geometry value that can change without a layout of the view.
enum GeometryQuestion: Hashable {
  case frame(CoordinateSpace)
  case bounds(CoordinateSpace)
  case safeArea
  case corners
  /// The bounds of another view, named here, in this one's coordinates.
  case view(ObjectIdentifier)
}

extension RenderNode {
  /// Only at edges that reach those of the safe area: the distances from there to the edges of the bars and the screen.
  fileprivate var logicalSafeAreaInsets: EdgeInsets { safeAreaInsets.physical(in: environment.layoutDirection) }

  fileprivate func reading<Answer: Equatable>(
    _ question: GeometryQuestion, _ answer: @escaping (RenderNode) -> Answer
  ) -> Answer {
    (self as? GeometryReaderRender)?.tracked(question, answer) ?? answer(self)
  }
}

/// Geometry readers whose position was read: layout or scrolling may have moved them.
@MainActor
final class GeometryReaders: LiveViews<GeometryReaderRender> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.geometryAnswers) { [unowned self] in for reader in all { reader.checkAnswers() } }
  }
}
