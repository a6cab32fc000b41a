import DisplayList
import Foundation

// MARK: Background and overlay

/// A modifier that adds a second view to each leaf of its content.
@MainActor
protocol LayeredModifier: ViewModifier where Body == Never {
  associatedtype Layer: View
  associatedtype Render: RenderNode
  var layer: Layer { get }
  /// The material that the layer puts behind the content; nil for none.
  var material: Material? { get }
  func makeRender(layer: RenderNode, owner: _Node, child: RenderNode) -> Render
  /// Updates an existing render node and invalidates what depends on the difference.
  func update(_ render: Render)
}

extension LayeredModifier {
  var material: Material? { nil }

  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    LayerNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { base }
}

/// A second layer in the size of the content, behind or in front of it.
nonisolated public struct _LayerModifier<Layer: View>: LayeredModifier {
  public typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool
  var material: Material?

  @MainActor func makeRender(layer: RenderNode, owner: _Node, child: RenderNode) -> LayerRender {
    LayerRender(layer: layer, alignment: alignment, isInFront: isInFront, owner: owner, child: child)
  }
  @MainActor func update(_ render: LayerRender) { render.alignment = alignment }
}

/// Wraps each leaf of its content and gives each wrapper a layer of its own.
@MainActor
private final class LayerNode<Base: View, Modifier: LayeredModifier>: ContentNode<
  ModifiedContent<Base, Modifier>, Base
>
{
  private var layers: [ObjectIdentifier: LayerContent<Modifier.Layer>] = [:]
  private var written: (from: EnvironmentValues, to: EnvironmentValues)?

  /// The environment of content on a material; computed once per environment.
  override var contentEnvironment: EnvironmentValues {
    guard let material = view.modifier.material else { return environment }
    if let written, written.from.isIdentical(to: environment) { return written.to }
    var values = environment
    values.backgroundMaterial = material
    written = (environment, values)
    return values
  }

  override func contentView(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

  override func leaf(at index: Int) -> RenderNode {
    let inner = content.leaf(at: index)
    if let wrapper = wrapper(around: inner) { return wrapper }
    let layer = LayerContent(view.modifier.layer, childInputs())
    let wrapper = view.modifier.makeRender(layer: layer.render, owner: self, child: inner)
    // A layer lives as long as the leaf it belongs to.
    for (key, layer) in layers where layer.wrapper == nil {
      layers[key] = nil
      layer.destroy()
    }
    layer.wrapper = wrapper
    layers[ObjectIdentifier(wrapper)] = layer
    return wrapper
  }

  override func releaseLeaf(at index: Int) {
    super.releaseLeaf(at: index)
    for (key, layer) in layers where layer.wrapper == nil || layer.wrapper?.parent == nil {
      layers[key] = nil
      layer.destroy()
    }
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { forEachLiveWrapper(visit) }

  override func forEachChild(_ visit: (_Node) -> Void) {
    super.forEachChild(visit)
    layers.values.forEach(visit)
  }

  override func propagateEnvironment() {
    super.propagateEnvironment()
    for layer in layers.values { layer.setEnvironment(environment) }
  }

  override func viewDidChange(from old: ModifiedContent<Base, Modifier>) {
    for layer in layers.values {
      layer.update(view.modifier.layer)
      if let wrapper = layer.wrapper as? Modifier.Render { view.modifier.update(wrapper) }
    }
    if old.modifier.material?.kind != view.modifier.material?.kind {
      written = nil
      propagateEnvironment()
    }
    super.viewDidChange(from: old)
  }
}

/// The content of one layer; several views in it overlap.
@MainActor
private final class LayerContent<Layer: View>: _Node {
  private let stack: _ViewNode<ZStack<Layer>>
  weak var wrapper: RenderNode?

  init(_ layer: Layer, _ inputs: _NodeInputs) {
    stack = ZStack<Layer>._makeNode(ZStack(around: layer), inputs)
    super.init(inputs)
  }

  var render: RenderNode { stack.leaf(at: 0) }
  func update(_ layer: Layer) { stack.update(ZStack(around: layer)) }
  override func ids(ofLeaf index: Int) -> [AnyHashable] { [] }
  override func forEachChild(_ visit: (_Node) -> Void) { visit(stack) }
}

@MainActor
class LayerRender: RenderNode {
  private let child: RenderNode
  private let layer: RenderNode
  private let isInFront: Bool
  var alignment: Alignment {
    didSet { if alignment != oldValue { layoutInPlace() } }
  }

  init(layer: RenderNode, alignment: Alignment, isInFront: Bool, owner: _Node, child: RenderNode) {
    self.child = child
    self.layer = layer
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(owner: owner)
    adopt(child)
    adopt(layer)
  }

  override var children: [RenderNode] { isInFront ? [child, layer] : [layer, child] }
  override var layoutPriority: Double { child.layoutPriority }
  override var layoutValueSource: RenderNode? { child }
  override func measureSpacing() -> ViewSpacing { child.spacing }
  override func keepsStackAxis(of child: RenderNode) -> Bool { child === self.child }
  override var isAccessibilityContainer: Bool { child.isAccessibilityContainer }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: proposal)
  }

  override func placeChildren() {
    let proposal = placedProposal ?? .unspecified
    place(child, at: .zero, proposal: proposal)
    let own = child.dimensions(in: proposal)
    let offer = ProposedViewSize(size)
    let inner = layer.dimensions(in: offer)
    place(
      layer,
      at: CGPoint(
        x: own[alignment.horizontal] - inner[alignment.horizontal],
        y: own[alignment.vertical] - inner[alignment.vertical]), proposal: offer)
  }

  /// The content is read before its overlay, and a background after its content.
  override func accessibilityElements() -> [AccessibilityElement] {
    child.accessibilityElements() + layer.accessibilityElements()
  }
}

nonisolated extension View {
  /// Puts a view behind this one, which alone determines the size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Puts views behind this one, which alone determines the size. Each is offered that size and aligned in it.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    background(content(), alignment: alignment)
  }

  /// Fills the frame behind the view, in the shape of its container if there is one. On `edges` that touch the safe
  /// area's it extends under bars and corners.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: ContainerRelativeShape(), style: style).ignoresSafeArea(edges: edges),
        alignment: .center,
        isInFront: false, material: style as? Material))
  }

  /// Fills the frame behind the view with the background style: white or black unless `backgroundStyle(_:)` sets
  /// another one.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape in the view's frame, behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isInFront: false,
        material: style as? Material))
  }

  /// Fills a shape behind the view with the background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a view in front of this one, which alone determines the size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Puts views in front of this one, which alone determines the size. Each is offered that size and aligned in it.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// Fills the frame in front of the view, in the shape of its container if there is one. On `edges` that touch the
  /// safe area's it extends under bars and corners.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(_ShapeView(shape: ContainerRelativeShape(), style: style).ignoresSafeArea(edges: edges))
  }

  /// Fills a shape in the view's frame, in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  /// Adds a border of `width` points just inside the view's frame, in front of the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
