import DisplayList
import Foundation

/// The container's shape, inset by the distance from the container's edges; a rectangle if no container has a shape.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the container's shape.
  public init() {}

  /// The container's shape in `rect`, with concentric corners if they are round.
  public func path(in rect: CGRect) -> Path { Self.shape(in: rect)?.path() ?? Path(rect) }

  /// The container's shape as a named outline, if it has one.
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    Self.shape(in: rect)?.outline() ?? _ShapeOutline(.rect(rect))
  }

  /// Returns the shape inset.
  public func inset(by amount: CGFloat) -> some InsettableShape { EvenlyInset(base: self, amount: amount) }

  private static func shape(in rect: CGRect) -> Fitted? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      guard ContainerShapeRender.areThere, let node = RenderNode.painted,
        let container = node.enclosing(ContainerShapeRender.self)
      else { return nil }
      container.followers.add(node)
      let origin = node.position(in: container)
      let place = rect.offsetBy(dx: origin.x, dy: origin.y)
      let distance = min(
        place.minX, place.minY, container.size.width - place.maxX, container.size.height - place.maxY)
      return Fitted(shape: container.shape, rect: rect, inset: max(0, distance))
    }
  }

  private struct Fitted: Sendable {
    var shape: any InsettableShape
    var rect: CGRect
    var inset: CGFloat

    func path() -> Path { inner(shape).path(in: around) }
    func outline() -> _ShapeOutline { inner(shape)._outline(in: around) }
    private func inner(_ shape: some InsettableShape) -> any InsettableShape { shape.inset(by: inset) }
    /// The rectangle before the inset.
    private var around: CGRect { rect.insetBy(dx: -inset, dy: -inset) }
  }
}

/// Sets the shape that `ContainerRelativeShape` in the content follows.
nonisolated struct ContainerShapeModifier<Outer: InsettableShape>: RenderModifier {
  typealias Body = Never
  var shape: Outer

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ContainerShapeRender {
    ContainerShapeRender(shape, owner: owner, child: child)
  }

  @MainActor func update(_ render: ContainerShapeRender) {
    guard !ValueComparison.areEqual(render.shape as? Outer, shape) else { return }
    render.shape = shape
    render.repaint()
  }
}

/// Keeps track of the views in it that follow its shape.
@MainActor
final class ContainerShapeRender: UnaryRender {
  /// False until the first one exists, so that lookups can be skipped.
  private(set) static var areThere = false

  var shape: any InsettableShape
  let followers = Followers()

  /// The nodes whose drawing depends on the container, as long as they exist.
  @MainActor
  final class Followers {
    private var nodes: [ObjectIdentifier: WeakRenderNode] = [:]
    private struct WeakRenderNode { weak var node: RenderNode? }

    func add(_ node: RenderNode) { nodes[ObjectIdentifier(node)] = WeakRenderNode(node: node) }

    func repaint() {
      nodes = nodes.filter { $0.value.node != nil }
      for entry in nodes.values { entry.node?.setNeedsPaint() }
    }
  }

  init(_ shape: any InsettableShape, owner: _Node, child: RenderNode) {
    self.shape = shape
    Self.areThere = true
    super.init(owner: owner, child: child)
  }

  func repaint() { followers.repaint() }

  override func placeChildren() {
    super.placeChildren()
    repaint()
  }
}

nonisolated extension View {
  /// Sets the shape that `ContainerRelativeShape` in this view follows.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The container's shape.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
