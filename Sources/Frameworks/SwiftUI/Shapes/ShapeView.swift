import DisplayList
import Foundation

/// A shape that is filled or stroked with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  /// The shape that is drawn.
  public var shape: Content
  /// The style of the fill or stroke.
  public var style: Style
  /// The style that determines what is inside.
  public var fillStyle: FillStyle
  /// Nil to fill.
  var stroke: StrokeStyle?

  /// Creates a filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Creates a shape with a stroked border.
  init(shape: Content, style: Style, stroke: StrokeStyle) {
    self.init(shape: shape, style: style)
    self.stroke = stroke
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ShapeNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { 1 }
}

extension _ShapeView: Animatable {
  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

@MainActor
private final class ShapeNode<S: Shape, Style: ShapeStyle>: _ViewNode<_ShapeView<S, Style>> {
  private lazy var render = ShapeRender(view, owner: self)
  private var animation: ModifierAnimation<_ShapeView<S, Style>>?

  override var ownLeaf: RenderNode? { render }
  override func viewDidChange(from old: _ShapeView<S, Style>) {
    if ValueComparison.areEqual(old.shape, view.shape) {
      if animation == nil { render.update(view) }
      return
    }
    animation = ModifierAnimation(from: render.view, to: view, node: self, interrupting: animation) {
      [weak self] in self?.present($0)
    }
    if animation == nil { present(view) }
  }

  /// Shows the shape, or an intermediate one, in the newest style.
  private func present(_ shown: _ShapeView<S, Style>) {
    var shown = shown
    (shown.style, shown.fillStyle, shown.stroke) = (view.style, view.fillStyle, view.stroke)
    render.setNeedsLayout()
    render.update(shown)
  }

  override func willDestroy() {
    animation?.stop()
    animation = nil
  }
  override func environmentDidChange(from old: EnvironmentValues) { render.setNeedsPaint() }
}

@MainActor
private final class ShapeRender<S: Shape, Style: ShapeStyle>: RenderNode {
  private(set) var view: _ShapeView<S, Style>

  init(_ view: _ShapeView<S, Style>, owner: _Node) {
    self.view = view
    super.init(owner: owner)
  }

  func update(_ view: _ShapeView<S, Style>) {
    self.view = view
    touchArea = nil
    setNeedsPaint()
  }

  /// The shape, if it is a line without a stroke of its own.
  private var line: (any LineShape)? { view.stroke == nil ? view.shape as? any LineShape : nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { view.shape.sizeThatFits(proposal) }
  override var hasFragment: Bool { true }

  /// The inner parts, for fragments clipped to the shape.
  private var inner = DrawnParts()
  private var innerParts: [DrawnPart] = []
  private var drawnEffects = Fragment.Effects.none

  override func draw(into canvas: inout Drawing) {
    let rect = canvas.snapped(CGRect(origin: .zero, size: size))
    let direction = environment.layoutDirection
    let style = view.style._resolve(in: environment.shapeStyleContext)
    let paint = style.paint(in: rect, layoutDirection: direction)
    let line = line
    let stroke = view.stroke ?? line?.style
    let drawn: any Shape = line?.base ?? view.shape
    let outline = drawn.outline(in: rect, fillStyle: view.fillStyle, layoutDirection: direction)
    drawnEffects = style.effects(hasShadow: stroke != nil)
    innerParts = []
    if let stroke {
      canvas.append(.stroke(outline, paint, stroke.stroke))
      return
    }
    for shadow in style.dropShadows.compactMap(\.drawable) { canvas.append(.shadow(outline, shadow)) }
    canvas.append(.fill(outline, paint))
    innerParts = style.innerShadows.compactMap { $0.drawable?.inside(outline) }
  }

  override func effects(around children: [Fragment]) -> Fragment.Effects { drawnEffects }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    if !innerParts.isEmpty { fragments += inner.fragments(of: innerParts) }
  }

  /// The touchable area. Cached, since each touch and each wheel event asks all shapes on the screen.
  private var touchArea: (size: CGSize, path: Path, bounds: CGRect)?

  /// A filled shape is hit inside, a stroked one on its line or dashes, and a clear one nowhere.
  override func isHit(_ point: CGPoint) -> Bool {
    if let color = view.style as? Color, color.resolve(in: environment).opacity == 0 { return false }
    let area: (size: CGSize, path: Path, bounds: CGRect)
    if let known = touchArea, known.size == size {
      area = known
    } else {
      var path = view.shape.path(in: CGRect(origin: .zero, size: size))
      if let stroke = view.stroke, !stroke.dash.isEmpty { path = path.strokedPath(stroke) }
      area = (size, path, path.boundingRect)
      touchArea = area
    }
    guard let stroke = view.stroke, stroke.dash.isEmpty else {
      return area.bounds.contains(point) && area.path.contains(point)
    }
    let reach = stroke.lineWidth / 2
    return area.bounds.insetBy(dx: -reach, dy: -reach).contains(point) && area.path.distance(to: point) <= reach
  }
}

// MARK: Colours and gradients as views

extension Color: View, FrameworkView {
  /// A colour fills the proposed space.
  public var body: _ShapeView<Rectangle, Color> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View, FrameworkView {
  /// A gradient fills the proposed space.
  public var body: _ShapeView<Rectangle, LinearGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

extension RadialGradient: View, FrameworkView {
  /// A gradient fills the proposed space.
  public var body: _ShapeView<Rectangle, RadialGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

// MARK: Space and lines

/// Flexible space along the axis of its stack.
nonisolated public struct Spacer: View, PrimitiveView {
  /// The minimum length in points; nil for 8.
  public var minLength: CGFloat?

  /// Creates a spacer of at least `minLength` points; nil for 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor public static func _makeNode(_ view: Spacer, _ inputs: _NodeInputs) -> _ViewNode<Spacer> {
    SpacerNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { 1 }
}

@MainActor
private final class SpacerNode: _ViewNode<Spacer> {
  private lazy var render = SpacerRender(owner: self)

  override func leaf(at index: Int) -> RenderNode {
    render.minLength = view.minLength
    return render
  }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { visit(render) }
  override func viewDidChange(from old: Spacer) { render.minLength = view.minLength }
}

@MainActor
final class SpacerRender: RenderNode {
  var minLength: CGFloat? {
    didSet { if minLength != oldValue { setNeedsLayout() } }
  }

  /// The minimum length in points if none is given (docs/facts.md).
  private static let shortest: CGFloat = 8

  override func measureSpacing() -> ViewSpacing { .none }
  /// A spacer takes only the space that other views leave.
  override var layoutPriority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? Self.shortest
    switch stackAxis {
    case .horizontal?: return CGSize(width: max(least, proposal.width ?? least), height: 0)
    case .vertical?: return CGSize(width: 0, height: max(least, proposal.height ?? least))
    case nil:
      return CGSize(width: max(least, proposal.width ?? least), height: max(least, proposal.height ?? least))
    }
  }
}

/// A container that arranges its children along an axis.
@MainActor
protocol StackOriented: RenderNode {
  var stackOrientation: Axis? { get }
}

extension RenderNode {
  /// The axis of the stack that contains the node, ignoring modifiers in between.
  fileprivate var stackAxis: Axis? {
    var node: RenderNode = self
    while let candidate = node.parent {
      if let container = candidate as? any StackOriented { return container.stackOrientation }
      guard candidate.keepsStackAxis(of: node) else { return nil }
      node = candidate
    }
    return nil
  }
}

extension LayoutRender: StackOriented {
  var stackOrientation: Axis? { (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation }
}

extension LazyStackRender: StackOriented {
  var stackOrientation: Axis? { axis }
}

/// A thin line across the axis of its stack.
nonisolated public struct Divider: View, FrameworkView {
  /// Creates a line one device pixel thick, in the system's separator colour.
  public init() {}

  /// The line, which adapts to its stack.
  @MainActor public var body: some View { DividerLine() }
}

nonisolated private struct DividerLine: View, PrimitiveView {
  @MainActor static func _makeNode(_ view: DividerLine, _ inputs: _NodeInputs) -> _ViewNode<DividerLine> {
    DividerNode(view, inputs)
  }

  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class DividerNode: _ViewNode<DividerLine> {
  private lazy var render = DividerRender(owner: self)
  override var ownLeaf: RenderNode? { render }
  override func environmentDidChange(from old: EnvironmentValues) { render.setNeedsPaint() }
}

@MainActor
final class DividerRender: RenderNode {
  private var isVertical: Bool { stackAxis == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let line = environment.pixelLength
    return isVertical
      ? CGSize(width: line, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: line)
  }

  override var hasFragment: Bool { true }

  override func draw(into canvas: inout Drawing) {
    let color = Color(uiColor: .separator)._resolve(in: environment.shapeStyleContext)
    canvas.append(.fill(.rect(canvas.snapped(CGRect(origin: .zero, size: size))), .color(color.displayColor)))
  }
}
