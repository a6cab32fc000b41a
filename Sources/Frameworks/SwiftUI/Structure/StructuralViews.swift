@_spi(Reflection) import Swift

/// A view with no content.
nonisolated public struct EmptyView: View, PrimitiveView {
  /// Creates a view that shows nothing and takes no space.
  public nonisolated init() {}

  @MainActor public static func _makeNode(_ view: EmptyView, _ inputs: _NodeInputs) -> _ViewNode<EmptyView> {
    EmptyNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { 0 }
}

@MainActor
private final class EmptyNode: _ViewNode<EmptyView> {
  override var leafCount: Int { 0 }
}

/// A view that passes its content through. A modifier applied to it applies to each element.
public struct Group<Content> {
  package let content: Content

  /// For content of any kind.
  package init(_elements content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups views; modifiers apply to each of them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeNode(_ view: Group, _ inputs: _NodeInputs) -> _ViewNode<Group> {
    GroupNode(view, inputs)
  }

  public static var _leafCount: Int? { Content._leafCount }
}

@MainActor
private final class GroupNode<Content: View>: ContentNode<Group<Content>, Content> {
  override func contentView(of view: Group<Content>) -> Content { view.content }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("Optional has no body, so nothing may ask for it.") }

  public static func _makeNode(_ view: Wrapped?, _ inputs: _NodeInputs) -> _ViewNode<Wrapped?> {
    OptionalNode(view, inputs)
  }

  public static var _leafCount: Int? { nil }
}

@MainActor
private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var child: _ViewNode<Wrapped>?

  override var passedChild: _Node? { child }

  override func builtPassedChild() -> _Node? {
    if child == nil, let view { child = Wrapped._makeNode(view, childInputs()) }
    return child
  }

  override func viewDidChange(from old: Wrapped?) {
    switch (view, old) {
    case (let new?, .some): child?.update(new)
    default:
      let count = old == nil ? 0 : child?.leafCount ?? Wrapped._leafCount ?? 0
      let removed = child
      child = nil
      parent?.leavesChanged([LeafEdit(range: 0..<count, count: leafCount)], in: self)
      removed?.destroy()
    }
  }

  override var leafCount: Int { view == nil ? 0 : Wrapped._leafCount ?? builtPassedChild()?.leafCount ?? 0 }
  override func collectRuns(into runs: inout LeafRuns) { builtPassedChild()?.collectRuns(into: &runs) }
}

/// One of two views, chosen by an `if` or a `switch`. Each branch has its own identity.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

/// Comparing the case is faster than using a mirror.
extension _ConditionalContent: InputComparable {
  func isEqualInput(to other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.trueContent(let a), .trueContent(let b)): ValueComparison.areEqual(a, b)
    case (.falseContent(let a), .falseContent(let b)): ValueComparison.areEqual(a, b)
    default: false
    }
  }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ConditionalNode(view, inputs)
  }

  public static var _leafCount: Int? {
    guard let count = TrueContent._leafCount, FalseContent._leafCount == count else { return nil }
    return count
  }
}

@MainActor
private final class ConditionalNode<True: View, False: View>: _ViewNode<_ConditionalContent<True, False>> {
  private var trueChild: _ViewNode<True>?
  private var falseChild: _ViewNode<False>?

  override func builtPassedChild() -> _Node? {
    switch view.storage {
    case .trueContent(let content):
      if let trueChild { return trueChild }
      let made = True._makeNode(content, childInputs())
      trueChild = made
      return made
    case .falseContent(let content):
      if let falseChild { return falseChild }
      let made = False._makeNode(content, childInputs())
      falseChild = made
      return made
    }
  }

  override var passedChild: _Node? { trueChild ?? falseChild }

  override func viewDidChange(from old: _ConditionalContent<True, False>) {
    switch (view.storage, old.storage) {
    case (.trueContent(let new), .trueContent): trueChild?.update(new)
    case (.falseContent(let new), .falseContent): falseChild?.update(new)
    default:
      let removed = passedChild
      let count = removed?.leafCount ?? _ConditionalContent<True, False>._leafCount ?? 0
      trueChild = nil
      falseChild = nil
      parent?.leavesChanged([LeafEdit(range: 0..<count, count: leafCount)], in: self)
      removed?.destroy()
    }
  }

  override var leafCount: Int {
    _ConditionalContent<True, False>._leafCount ?? builtPassedChild()?.leafCount ?? 0
  }
}

/// Several views in order, as a builder makes them.
public nonisolated struct TupleView<T>: View, PrimitiveView {
  /// A tuple of the views.
  public var value: T

  /// Creates a view from a tuple of views.
  public nonisolated init(_ value: T) {
    self.value = value
  }

  @MainActor public static func _makeNode(_ view: TupleView<T>, _ inputs: _NodeInputs) -> _ViewNode<TupleView<T>> {
    TupleNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? {
    var sum = 0
    for element in TupleElements.of(T.self) {
      guard let count = element.leafCount() else { return nil }
      sum += count
    }
    return sum
  }
}

/// The elements of a tuple of views, found once per type.
@MainActor
private struct TupleElements {
  /// Computed each time: what a modifier's content represents varies.
  let leafCount: @MainActor () -> Int?
  let make: @MainActor (UnsafeRawPointer, _NodeInputs) -> _Node
  let update: @MainActor (UnsafeRawPointer, _Node) -> Void

  private static var known: [ObjectIdentifier: [TupleElements]] = [:]

  static func of(_ type: Any.Type) -> [TupleElements] {
    if let found = known[ObjectIdentifier(type)] { return found }
    var elements: [TupleElements] = []
    _ = _forEachField(of: type) { _, offset, elementType, _ in
      if let view = elementType as? any View.Type { elements.append(element(view, offset)) }
      return true
    }
    known[ObjectIdentifier(type)] = elements
    return elements
  }

  private static func element<V: View>(_: V.Type, _ offset: Int) -> TupleElements {
    TupleElements(
      leafCount: { V._leafCount },
      make: { base, inputs in V._makeNode((base + offset).assumingMemoryBound(to: V.self).pointee, inputs) },
      update: { base, node in
        unsafeDowncast(node, to: _ViewNode<V>.self).update((base + offset).assumingMemoryBound(to: V.self).pointee)
      })
  }
}

@MainActor
private final class TupleNode<T>: _ViewNode<TupleView<T>> {
  private let elements = TupleElements.of(T.self)
  private var children: [_Node] = []

  private func builtChildren() -> [_Node] {
    if children.isEmpty, !elements.isEmpty {
      children = withUnsafeBytes(of: view.value) { bytes in
        guard let base = bytes.baseAddress else {
          return withUnsafePointer(to: view.value) { pointer in
            elements.enumerated().map { $1.make(UnsafeRawPointer(pointer), childInputs(siblingIndex: $0)) }
          }
        }
        return elements.enumerated().map { $1.make(base, childInputs(siblingIndex: $0)) }
      }
    }
    return children
  }

  override func viewDidChange(from old: TupleView<T>) {
    guard !children.isEmpty else { return }
    withUnsafePointer(to: view.value) { pointer in
      for (element, child) in zip(elements, children) {
        if let suspension = child.suspension {
          suspension.hasMissedInputs = true
        } else {
          element.update(UnsafeRawPointer(pointer), child)
        }
      }
    }
  }

  override func hasOneLeaf(_ child: _Node) -> Bool {
    children.firstIndex { $0 === child }.map { elements[$0].leafCount() == 1 } ?? false
  }

  override func handInputs(to child: _Node) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    withUnsafePointer(to: view.value) { elements[index].update(UnsafeRawPointer($0), child) }
  }

  private lazy var knownLeafCount = TupleView<T>._leafCount
  override var leafCount: Int { knownLeafCount ?? builtChildren().reduce(0) { $0 + $1.leafCount } }

  private func locate(_ index: Int) -> (child: _Node, index: Int)? {
    var rest = index
    for child in builtChildren() {
      let count = child.leafCount
      if rest < count { return (child, rest) }
      rest -= count
    }
    return nil
  }

  override func leaf(at index: Int) -> RenderNode {
    guard let (child, index) = locate(index) else {
      preconditionFailure("Leaf \(index) is not among the \(leafCount) leaves of \(viewTypeName).")
    }
    return child.leaf(at: index)
  }

  override func origin(ofLeaf index: Int, _ facts: inout LeafFacts) -> LeafOrigin {
    guard let (child, index) = locate(index) else { return LeafOrigin(node: self, index: index) }
    return child.origin(ofLeaf: index, &facts)
  }

  override func collectRuns(into runs: inout LeafRuns) {
    if let knownLeafCount { return runs.add(knownLeafCount) }
    for child in builtChildren() { child.collectRuns(into: &runs) }
  }

  override func releaseLeaf(at index: Int) {
    if let (child, index) = locate(index) { child.releaseLeaf(at: index) }
  }

  override func find(_ id: AnyHashable) -> FoundView? {
    var offset = 0
    for child in builtChildren() {
      switch child.find(id) {
      case .leaf(let index)?: return .leaf(offset + index)
      case let found?: return found
      case nil: offset += child.leafCount
      }
    }
    return nil
  }

  override func ids(ofLeaf index: Int) -> [AnyHashable] {
    locate(index).map { $0.child.ids(ofLeaf: $0.index) } ?? []
  }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    var offset = 0
    for sibling in children {
      if sibling === child { break }
      offset += sibling.leafCount
    }
    parent?.leavesChanged(edits.map { $0.shifted(by: offset) }, in: self)
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {
    for child in children { child.forEachLiveLeaf(visit) }
  }

  override func forEachChild(_ visit: (_Node) -> Void) { children.forEach(visit) }
}

/// A type-erased view. A different type has a different identity.
public nonisolated struct AnyView: View, PrimitiveView {
  let content: any View

  /// Wraps a view; an `AnyView` is not wrapped twice.
  public nonisolated init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Same as `init(_:)`.
  public nonisolated init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Wraps a value that is a view; nil for any other value.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  @MainActor public static func _makeNode(_ view: AnyView, _ inputs: _NodeInputs) -> _ViewNode<AnyView> {
    AnyViewNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { nil }
}

@MainActor
private final class AnyViewNode: _ViewNode<AnyView> {
  private var child: _Node?

  override var passedChild: _Node? { child }

  override func builtPassedChild() -> _Node? {
    if let child { return child }
    if isTooDeep { reportDepth() }
    let made = isTooDeep ? make(EmptyView()) : make(view.content)
    child = made
    return made
  }

  private func make<V: View>(_ view: V) -> _Node { V._makeNode(view, childInputs()) }

  private func update<V: View>(_ child: _Node, with view: V) -> Bool {
    guard let child = child as? _ViewNode<V> else { return false }
    child.update(view)
    return true
  }

  override func viewDidChange(from old: AnyView) {
    guard let child else { return }
    if isTooDeep || type(of: old.content) == type(of: view.content) && update(child, with: view.content) { return }
    let count = child.leafCount
    self.child = nil
    parent?.leavesChanged([LeafEdit(range: 0..<count, count: leafCount)], in: self)
    child.destroy()
  }

  override var leafCount: Int { builtPassedChild()?.leafCount ?? 0 }
}
