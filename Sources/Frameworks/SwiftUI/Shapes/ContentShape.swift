import DisplayList
import Foundation

/// The uses of a view's content shape.
@available(iOS 15.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates kinds from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of the view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of the view while its context menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect of the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The accessibility frame of the view.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

nonisolated struct _ContentShapeModifier<S: Shape>: RenderModifier {
  let kinds: ContentShapeKinds
  let shape: S
  let eoFill: Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ContentShapeRender {
    ContentShapeRender(kinds, AnyShape(shape), eoFill: eoFill, owner: owner, child: child)
  }
  @MainActor func update(_ render: ContentShapeRender) {
    if kinds != render.kinds { render.runtime.accessibilityDidChange() }
    render.kinds = kinds
    render.shape = AnyShape(shape)
    render.eoFill = eoFill
  }
}

@MainActor
final class ContentShapeRender: UnaryRender {
  var kinds: ContentShapeKinds
  var shape: AnyShape
  var eoFill: Bool

  init(_ kinds: ContentShapeKinds, _ shape: AnyShape, eoFill: Bool, owner: _Node, child: RenderNode) {
    self.kinds = kinds
    self.shape = shape
    self.eoFill = eoFill
    super.init(owner: owner, child: child)
  }

  private var path: Path { shape.path(in: CGRect(origin: .zero, size: size)) }

  override func isHit(_ point: CGPoint) -> Bool {
    kinds.contains(.interaction) && path.contains(point, eoFill: eoFill)
  }

  /// Descendants take no touches outside the shape.
  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    !kinds.contains(.interaction) || isHit(point) ? super.hitTest(point) : []
  }

  override func touchArea(contains point: CGPoint) -> Bool? { kinds.contains(.interaction) ? isHit(point) : nil }

  override var elementBounds: CGRect {
    kinds.contains(.accessibility) ? path.boundingRect : super.elementBounds
  }

  /// An element with the shape's frame belongs to this node, which forwards actions.
  override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements()
    if kinds.contains(.accessibility), elements.count == 1 { elements[0].node = self }
    return elements
  }

  /// Returns the shape that a node, or the outermost modifier in it that sets one, has for a kind, in the node's
  /// coordinates.
  static func outline(for kind: ContentShapeKinds, of node: RenderNode) -> Outline? {
    var (node, origin) = (node, CGPoint.zero)
    while let unary = node as? UnaryRender {
      if let found = unary as? ContentShapeRender, found.kinds.contains(kind) {
        let rect = CGRect(origin: .zero, size: found.size)
        return found.shape.outline(
          in: rect, fillStyle: FillStyle(eoFill: found.eoFill), layoutDirection: found.environment.layoutDirection
        ).offset(by: origin)
      }
      node = unary.child
      origin = CGPoint(x: origin.x + node.origin.x, y: origin.y + node.origin.y)
    }
    return nil
  }
}

nonisolated extension View {
  /// Sets the shape for hit testing, instead of what the view draws. If the outline crosses itself, the winding number
  /// decides what is inside, or the even-odd rule with `eoFill`.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for the given uses: touches, the preview of its context menu, or assistive technology.
  @available(iOS 15.0, *)
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
  }
}
