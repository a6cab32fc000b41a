import DisplayList
import Foundation

// MARK: Background and overlay

/// A second layer, as large as the content, behind or in front of it.
public struct _LayerModifier<Layer: View>: ViewModifier {
  public typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    LayerNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { base }
}

/// Wraps each leaf of its content and gives each wrapper a layer of its own.
@MainActor
private final class LayerNode<Base: View, Layer: View>: ContentNode<ModifiedContent<Base, _LayerModifier<Layer>>, Base>
{
  private var layers: [ObjectIdentifier: LayerContent<Layer>] = [:]

  override func contentView(of view: ModifiedContent<Base, _LayerModifier<Layer>>) -> Base { view.content }

  override func leaf(at index: Int) -> RenderNode {
    let inner = content.leaf(at: index)
    if let wrapper = inner.parent, wrapper.owner === self { return wrapper }
    let layer = LayerContent(view.modifier.layer, childInputs())
    let wrapper = LayerRender(
      layer: layer.render, alignment: view.modifier.alignment, isInFront: view.modifier.isInFront, owner: self,
      child: inner)
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
    for (key, layer) in layers where layer.wrapper == nil || layer.wrapper?.isAttached == false {
      layers[key] = nil
      layer.destroy()
    }
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) {
    super.forEachLiveLeaf { inner in
      if let wrapper = inner.parent, wrapper.owner === self { visit(wrapper) }
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    super.forEachChild(visit)
    layers.values.forEach(visit)
  }

  override func propagateEnvironment() {
    super.propagateEnvironment()
    for layer in layers.values { layer.setEnvironment(environment) }
  }

  override func viewDidChange(from old: ModifiedContent<Base, _LayerModifier<Layer>>) {
    for layer in layers.values {
      layer.update(view.modifier.layer)
      (layer.wrapper as? LayerRender)?.alignment = view.modifier.alignment
    }
    super.viewDidChange(from: old)
  }
}

/// The content of one layer: several views in it lie on top of each other.
@MainActor
private final class LayerContent<Layer: View>: _Node {
  private let stack: _ViewNode<ZStack<Layer>>
  weak var wrapper: RenderNode?

  init(_ layer: Layer, _ inputs: _NodeInputs) {
    stack = ZStack<Layer>._makeNode(ZStack { layer }, inputs)
    super.init(inputs)
  }

  var render: RenderNode { stack.leaf(at: 0) }
  func update(_ layer: Layer) { stack.update(ZStack { layer }) }
  override func ids(ofLeaf index: Int) -> [AnyHashable] { [] }
  override func forEachChild(_ visit: (_Node) -> Void) { visit(stack) }
}

@MainActor
private final class LayerRender: RenderNode {
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
  override var spacing: ViewSpacing { child.spacing }
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

  /// The content is read before what lies on it, and a background after what it is for.
  override func accessibilityElements() -> [AccessibilityElement] {
    child.accessibilityElements() + layer.accessibilityElements()
  }
}

extension View {
  /// Puts one view behind another, which alone decides the size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }

  /// Puts views behind this one, which alone decides the size; each is offered that size, and is lined up in it.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    background(content(), alignment: alignment)
  }

  /// Fills the frame behind the view, and on `edges` that touch the safe area's also what lies under bars and corners.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(_ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges))
  }

  /// The same with the background style: white or black unless `backgroundStyle(_:)` says otherwise.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape in the view's frame, behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  /// Fills a shape behind the view with the background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts one view in front of another, which alone decides the size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }

  /// Puts views in front of this one, which alone decides the size; each is offered that size, and is lined up in it.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// Fills the frame in front of the view, and on `edges` that touch the safe area's also what lies under bars and
  /// corners.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(_ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges))
  }

  /// Fills a shape in the view's frame, in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(_ShapeView(shape: shape, style: style, fillStyle: fillStyle))
  }

  /// A line of `width` points just inside the view's frame, in front of the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}

// MARK: Safe area

/// Lets the content reach under bars, corners and the keyboard where its frame touches them.
public struct _SafeAreaIgnoringLayout: RenderModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set
  public typealias Body = Never
  func makeRender(owner: _Node, child: RenderNode) -> SafeAreaIgnoringRender {
    SafeAreaIgnoringRender(regions, edges, owner: owner, child: child)
  }
  func update(_ render: SafeAreaIgnoringRender) {
    render.regions = regions
    render.edges = edges
  }
}

@MainActor
final class SafeAreaIgnoringRender: UnaryRender {
  var regions: SafeAreaRegions {
    didSet { if regions != oldValue { setNeedsLayout() } }
  }
  var edges: Edge.Set {
    didSet { if edges != oldValue { setNeedsLayout() } }
  }

  init(_ regions: SafeAreaRegions, _ edges: Edge.Set, owner: _Node, child: RenderNode) {
    self.regions = regions
    self.edges = edges
    super.init(owner: owner, child: child)
  }

  override var mirrorsChildren: Bool { false }
  /// Where the node was on the screen when it placed its content, and how far the keyboard reached. An ancestor's move
  /// changes the one without a layout here.
  private var known: (position: CGPoint, keyboard: CGFloat)?

  override func didAttach() { runtime.safeAreaReaders.append(self) }
  override func didDetach() { runtime.safeAreaReaders.removeAll { $0 === self } }

  func layoutIfMoved() {
    if let known, known != (position(), runtime.textInput.keyboard.inset) { layoutInPlace() }
  }

  override func placeChildren() {
    // Inside a scroll view the content moves under the bars anyway.
    guard enclosing(ScrollRender.self) == nil else {
      known = nil
      return super.placeChildren()
    }
    let area = runtime.safeAreaRect
    let screen = runtime.screen.size
    let origin = position()
    known = (origin, runtime.textInput.keyboard.inset)
    var frame = CGRect(origin: .zero, size: size)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let left: Edge.Set = isRightToLeft ? .trailing : .leading
    let right: Edge.Set = isRightToLeft ? .leading : .trailing
    let ignoresBars = regions.contains(.container)
    if ignoresBars, edges.contains(.top), origin.y <= area.minY + 0.5 {
      frame = frame.extended(top: origin.y)
    }
    if edges.contains(.bottom), origin.y + size.height >= area.maxY - 0.5 {
      frame = frame.extended(bottom: bottomLimit - origin.y - size.height)
    }
    if ignoresBars, edges.contains(left), origin.x <= area.minX + 0.5 { frame = frame.extended(left: origin.x) }
    if ignoresBars, edges.contains(right), origin.x + size.width >= area.maxX - 0.5 {
      frame = frame.extended(right: screen.width - origin.x - size.width)
    }
    place(child, at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  /// How far down the content may reach: to what is not ignored.
  private var bottomLimit: CGFloat {
    let screen = runtime.screen.size.height
    let bars = regions.contains(.container) ? screen : runtime.containerAreaRect.maxY
    return regions.contains(.keyboard) ? bars : min(bars, screen - runtime.textInput.keyboard.inset)
  }
}

extension CGRect {
  /// The rectangle with sides moved outwards by points; negative lengths count as zero.
  fileprivate func extended(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  ) -> CGRect {
    CGRect(
      x: minX - max(0, left), y: minY - max(0, top), width: width + max(0, left) + max(0, right),
      height: height + max(0, top) + max(0, bottom))
  }
}

/// Which parts of the safe area a view ignores.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region.
  public let rawValue: UInt
  /// The regions whose bits are set; unknown ones mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars and the screen's corners take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every region.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach under bars and corners, and under the keyboard, on those of `edges` at which its frame touches the safe area's.
  /// Caveat: inside a scroll view it has no effect, since the content moves under the bars anyway.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// An older spelling of `ignoresSafeArea(edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
