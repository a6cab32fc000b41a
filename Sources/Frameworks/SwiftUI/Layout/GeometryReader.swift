import Foundation

/// A view as large as is offered, whose content depends on that size or on where it is.
///
/// The content is made when the view is placed. It is made again when something changes that its closure read: the
/// size, or a frame, which can change with every frame of a scrolling list. Several views lie on top of each other, in
/// the upper leading corner.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the views inside from what the proxy tells.
  public var content: (GeometryProxy) -> Content

  /// A reader that fills what it is offered; 10 points a side where nothing is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    GeometryReaderNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { 1 }
}

/// What a geometry reader tells its content. Whoever reads it in a body is evaluated again when the answer changes.
/// Others who get a proxy (`visualEffect`, `onGeometryChange`) are asked again in each frame.
///
/// Caveat: it knows nothing off the main thread.
public struct GeometryProxy: Sendable {
  /// The geometry reader or another view. Weak, since actions keep the proxy. What it tells after the view has gone is zero.
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

  /// How far the view reaches from the edges of the safe area to those of the screen, in points; zero at an edge
  /// that it does not touch, and inside a scroll view.
  public var safeAreaInsets: EdgeInsets {
    ask { $0.reading(.safeArea, { $0.logicalSafeAreaInsets }) } ?? EdgeInsets()
  }

  /// What the round corners of the container's shape take of the view's corners, in points. On a phone, whose windows fill the
  /// screen, that is nothing without `containerShape`.
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
    // What names a space is compared here and kept on the main thread.
    nonisolated(unsafe) let space = coordinateSpace
    return ask { $0.reading(.frame(space)) { $0.frame(in: space) } } ?? .zero
  }

  /// What an anchor means in the view's coordinates, in points; as if in an empty view at the origin when its view has gone.
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

  /// The frame that a coordinate space belongs to, in the view's own coordinates: of `.scrollView`, what is visible of its
  /// content. Nil if the space is not around the view.
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

  /// The leaves for the render node's size; nil if they are the same as before.
  private func leaves(isResized: Bool) -> [RenderNode]? {
    guard let content else {
      let made = Content._makeNode(evaluate(), childInputs())
      content = made
      return collect(made)
    }
    // A new size queued this node if its closure had read it. It is evaluated now instead of in another round.
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
  override func leaf(at index: Int) -> RenderNode { render }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { visit(render) }
  override func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }
}

/// Asks for its children when it is placed, and watches what they read about it.
@MainActor
final class GeometryReaderRender: RenderNode {
  let sizeSource = DependencySource()
  private let placeSource = DependencySource()
  /// What was answered since the last change, and how to tell whether it is still true.
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

  /// What was read before the reader went away may be wrong by now.
  override func didAttach() { if builtSize != nil { placeSource.changed() } }

  override func didDetach() {
    runtime.part(GeometryReaders.self).all.removeAll { $0 === self }
    answers = [:]
  }

  // MARK: Places

  /// Answers a question; the body that is running depends on the answer.
  func tracked<Answer: Equatable>(
    _ question: GeometryQuestion, _ answer: @escaping (RenderNode) -> Answer
  ) -> Answer {
    let now = answer(self)
    guard DependencyScope.current != nil else { return now }
    placeSource.recordRead()
    // An answer that is no longer true stays, so that those who heard it are told.
    if answers[question] == nil { answers[question] = { answer($0) == now } }
    if isAttached, !runtime.part(GeometryReaders.self).all.contains(where: { $0 === self }) {
      runtime.part(GeometryReaders.self).all.append(self)
    }
    return now
  }

  /// Queues those who read something that is no longer true.
  func checkAnswers() {
    guard !answers.values.allSatisfy({ $0(self) }) else { return }
    answers = [:]
    runtime.part(GeometryReaders.self).all.removeAll { $0 === self }
    placeSource.changed()
  }
}

/// Something that can be read about a view's place and changes without a layout of the view.
enum GeometryQuestion: Hashable {
  case frame(CoordinateSpace)
  case bounds(CoordinateSpace)
  case safeArea
  case corners
  /// Of another view, named here, in this one's coordinates.
  case view(ObjectIdentifier)
}

extension RenderNode {
  /// Only at edges that reach the safe area's: what lies between them and the edges of the bars and the screen.
  fileprivate var logicalSafeAreaInsets: EdgeInsets { safeAreaInsets.physical(in: environment.layoutDirection) }

  fileprivate func reading<Answer: Equatable>(
    _ question: GeometryQuestion, _ answer: @escaping (RenderNode) -> Answer
  ) -> Answer {
    (self as? GeometryReaderRender)?.tracked(question, answer) ?? answer(self)
  }
}

/// Geometry readers that were asked where they are: layout or a scroll may have moved them.
@MainActor
final class GeometryReaders: LiveViews<GeometryReaderRender> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.geometryAnswers) { [unowned self] in for reader in all { reader.checkAnswers() } }
  }
}
