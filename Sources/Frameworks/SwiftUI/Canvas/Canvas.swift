import DisplayList
import Foundation

/// A view that is drawn by a function.
///
/// The function runs before the first frame, and again before each frame in which the view, its size, its symbols or a
/// value that the function read has changed. Caveat: colours are mixed in sRGB, whatever `colorMode` says.
nonisolated public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// The views that the function can draw, each with a `tag`.
  public var symbols: Symbols
  /// Draws in an area of the given size, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing leaves nothing transparent.
  public var isOpaque: Bool
  /// The colour space in which the drawing is mixed.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may be later than the frame; here it never is.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    ColorRenderingMode.check(colorMode)
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    CanvasNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { 1 }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

@MainActor
private final class CanvasNode<Symbols: View>: ContainerNode<Canvas<Symbols>, Symbols, CanvasRender> {
  private let scope = DependencyScope(node: nil)

  override init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    scope.attach(to: self)
  }

  override func contentView(of view: Canvas<Symbols>) -> Symbols { view.symbols }

  override func makeRender() -> CanvasRender {
    CanvasRender(owner: self) { [unowned self] context, size in
      isQueued = false
      scope.track { view.renderer(&context, size) }
    } tag: { [unowned self] index in
      var facts = LeafFacts()
      _ = content.origin(ofLeaf: index, &facts)
      return facts.tag ?? content.ids(ofLeaf: index).first
    }
  }

  override func viewDidChange(from old: Canvas<Symbols>) {
    super.viewDidChange(from: old)
    liveRender?.setNeedsPaint()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    liveRender?.setNeedsPaint()
  }

  override func performQueuedUpdate() {
    super.performQueuedUpdate()
    liveRender?.setNeedsPaint()
  }

  override func willDestroy() {
    super.willDestroy()
    scope.stop()
  }
}

/// Runs the drawing's function. Drawing with its own opacity, clip or transform gets a fragment of its own.
@MainActor
private final class CanvasRender: ContainerRender {
  private let render: (inout GraphicsContext, CGSize) -> Void
  private let tag: (Int) -> AnyHashable?
  private var mustDraw = true
  private var parts = DrawnParts()
  private var drawn: [Fragment] = []
  /// Whether the drawing uses blend modes, which apply only within it.
  private var blends = false
  /// The symbols as last drawn.
  private var symbols: [Fragment] = []

  init(
    owner: _Node, render: @escaping (inout GraphicsContext, CGSize) -> Void, tag: @escaping (Int) -> AnyHashable?
  ) {
    self.render = render
    self.tag = tag
    super.init(owner: owner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Symbols are placed where they are drawn, at their ideal size.
  override func placeChildren() {
    for member in members { member.setFrame(origin: .zero, proposal: .unspecified) }
    setNeedsPaint()
  }

  override var mirrorsChildren: Bool { false }
  override var hasFragment: Bool { true }

  override func draw(into canvas: inout Drawing) { mustDraw = true }

  override func effects(around children: [Fragment]) -> Fragment.Effects {
    blends ? Fragment.Effects(compositing: Compositing()) : .none
  }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    var shown: [Fragment] = []
    var known: [AnyHashable: CanvasSymbol] = [:]
    for (index, member) in members.enumerated() {
      let before = shown.count
      member.collectFragments(into: &shown, offset: .zero)
      guard let tag = tag(index) else { continue }
      known[tag] = CanvasSymbol(size: member.size, fragments: Array(shown[before...]))
    }
    if mustDraw || !shown.elementsEqual(symbols, by: ===) {
      mustDraw = false
      symbols = shown
      let recorder = DrawingRecorder(size: size)
      var context = GraphicsContext(recorder: recorder, environment: environment, symbols: known)
      render(&context, size)
      if let fault = recorder.fault {
        Report.warning(
          "\(owner.appViewName): something is not drawn. \(fault) Check what its numbers are computed from.")
      }
      blends = recorder.blends
      drawn = parts.fragments(of: recorder.parts)
    }
    fragments += drawn
  }

  override func hitTest(_ point: CGPoint) -> [RenderNode] { isHit(point) ? [self] : [] }
  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
  /// A drawing has no accessibility elements.
  override func accessibilityElements() -> [AccessibilityElement] { [] }
}
