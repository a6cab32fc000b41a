import DisplayList
import Foundation

extension _Node {
  /// Returns the value that a leaf of a picker's content represents.
  @MainActor
  fileprivate func pickerTag(ofLeaf index: Int) -> AnyHashable? {
    var facts = LeafFacts()
    _ = origin(ofLeaf: index, &facts)
    return facts.tag ?? ids(ofLeaf: index).first
  }
}

/// The items of a picker in a menu: a button around each leaf of its content.
nonisolated struct PickerLines<Content: View>: View, PrimitiveView {
  let isSelected: (AnyHashable) -> Bool
  let select: @MainActor (AnyHashable) -> Void
  var directory: PickerDirectory?
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let made = PickerLinesNode(view, inputs)
    if let directory = view.directory {
      directory.lines = made
      made.runtime.enqueue(made)
    }
    return made
  }
  @MainActor static var _leafCount: Int? { Content._leafCount }
}

/// The properties of a picker's items.
@MainActor
protocol PickerTags: AnyObject {
  var tags: [AnyHashable?] { get }
  /// Returns the accessibility label of an item.
  func text(ofLine index: Int) -> String
}

/// Gives the picker's view access to its items.
@MainActor
final class PickerDirectory: ObservableObject {
  weak var lines: (any PickerTags)?
  /// Incremented when the items change.
  @Published var version = 0
  nonisolated init() {}
}

@MainActor
private final class PickerLinesNode<Content: View>: ContentNode<PickerLines<Content>, Content>, PickerTags {
  /// Keeps the owners so that they can be asked whether they still exist.
  private var lines: [(option: RenderNode, owner: _Node, tag: AnyHashable?, node: _ViewNode<PickerLine>)] = []

  override func contentView(of view: PickerLines<Content>) -> Content { view.content }

  override func leaf(at index: Int) -> RenderNode {
    let option = content.leaf(at: index)
    if let known = lines.first(where: { $0.option === option }) { return known.node.leaf(at: 0) }
    let tag = content.pickerTag(ofLeaf: index)
    let made = PickerLine._makeNode(line(option, tag), childInputs())
    lines.append((option, option.owner, tag, made))
    return made.leaf(at: 0)
  }

  private func line(_ option: RenderNode, _ tag: AnyHashable?) -> PickerLine {
    PickerLine(option: option, isSelected: tag.map(view.isSelected) ?? false) { [weak self] in
      if let tag { self?.view.select(tag) }
    }
  }

  override func viewDidChange(from old: PickerLines<Content>) {
    super.viewDidChange(from: old)
    for known in lines { known.node.update(line(known.option, known.tag)) }
  }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) {
    dropLines()
    super.leavesChanged(edits, in: child)
    if view.directory != nil { runtime.enqueue(self) }
  }

  override func releaseLeaf(at index: Int) {
    super.releaseLeaf(at: index)
    dropLines()
  }

  /// Removes the items along with their content.
  private func dropLines() {
    for known in lines where known.owner.isDestroyed { known.node.destroy() }
    lines.removeAll { $0.owner.isDestroyed }
  }

  override func performQueuedUpdate() { view.directory?.version += 1 }

  var tags: [AnyHashable?] { (0..<content.leafCount).map { content.pickerTag(ofLeaf: $0) } }

  func text(ofLine index: Int) -> String {
    guard index < content.leafCount else { return "" }
    return content.leaf(at: index).accessibilityElements().flatMap(\.flattened).commonLabel
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {
    for known in lines { known.node.forEachLiveLeaf(visit) }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    super.forEachChild(visit)
    for known in lines { visit(known.node) }
  }

  override func propagateEnvironment() {
    super.propagateEnvironment()
    for known in lines { known.node.setEnvironment(environment) }
  }
}

nonisolated private struct PickerLine: View, FrameworkView {
  let option: RenderNode
  let isSelected: Bool
  let select: @MainActor () -> Void

  @MainActor var body: some View {
    Button(action: select) { MadeLeaf(render: option, takesLook: true) }.environment(
      \.menuMark, isSelected ? .on : .off)
  }
}

/// A view that already exists.
nonisolated struct MadeLeaf: View, PrimitiveView {
  let render: RenderNode
  /// Whether it uses this environment, not only the one in which it was made: the text of a segment is small.
  var takesLook = false
  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let made = MadeLeafNode(view, inputs)
    made.handLookOn()
    return made
  }
  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class MadeLeafNode: _ViewNode<MadeLeaf> {
  override var ownLeaf: RenderNode? { view.render }

  override func viewDidChange(from old: MadeLeaf) {
    super.viewDidChange(from: old)
    if view.render !== old.render { handLookOn() }
  }

  override func propagateEnvironment() {
    super.propagateEnvironment()
    handLookOn()
  }

  fileprivate func handLookOn() {
    guard view.takesLook, !view.render.owner.isDestroyed else { return }
    var values = view.render.owner.environment
    values.font = environment.font
    values.foregroundStyle = environment.foregroundStyle
    values.foregroundLevels = environment.foregroundLevels
    values.hasChosenForeground = environment.hasChosenForeground
    values.lineLimit = environment.lineLimit
    values.imageScale = environment.imageScale
    values.symbolVariants = environment.symbolVariants
    view.render.owner.setEnvironment(values)
  }
}

/// The selected one of a picker's views.
nonisolated struct PickerCurrent<Content: View>: View, PrimitiveView {
  let isSelected: (AnyHashable) -> Bool
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PickerCurrentNode(view, inputs)
  }
  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class PickerCurrentNode<Content: View>: ContentNode<PickerCurrent<Content>, Content> {
  override var passesLeaves: Bool { false }
  private lazy var render = PickerCurrentRender(owner: self)

  override func contentView(of view: PickerCurrent<Content>) -> Content { view.content }
  override var leafCount: Int { 1 }
  override func releaseLeaf(at index: Int) {}
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { visit(render) }

  override func leaf(at index: Int) -> RenderNode {
    choose()
    return render
  }

  override func viewDidChange(from old: PickerCurrent<Content>) {
    super.viewDidChange(from: old)
    choose()
  }

  override func leavesChanged(_ edits: [LeafEdit], in child: _Node) { runtime.enqueue(self) }

  override func performQueuedUpdate() { choose() }

  private func choose() {
    let index = (0..<content.leafCount).first { content.pickerTag(ofLeaf: $0).map(view.isSelected) ?? false }
    render.setChildren(index.map { [content.leaf(at: $0)] } ?? [])
  }
}

@MainActor
private final class PickerCurrentRender: ContainerRender {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { members.first?.sizeThatFits(proposal) ?? .zero }
  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    members.first?.explicitGuide(key, in: proposal)
  }
  override func placeChildren() {
    if let shown = members.first { place(shown, at: .zero, proposal: placedProposal ?? .unspecified) }
  }
}

/// Exposes a view to assistive technology only.
nonisolated struct _SpokenOnlyModifier: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> SpokenOnlyRender {
    SpokenOnlyRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: SpokenOnlyRender) {}
}

@MainActor
final class SpokenOnlyRender: UnaryRender {
  override func measureSpacing() -> ViewSpacing { .none }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func hitTest(_ point: CGPoint) -> [RenderNode] { [] }
  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {}
}
