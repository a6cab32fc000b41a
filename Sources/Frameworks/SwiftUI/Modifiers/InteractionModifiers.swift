import Foundation

// MARK: Content shapes and hit testing

nonisolated struct _ContentShapeModifier<S: Shape>: RenderModifier {
  let shape: S
  let eoFill: Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ContentShapeRender {
    ContentShapeRender(AnyShape(shape), eoFill: eoFill, owner: owner, child: child)
  }
  @MainActor func update(_ render: ContentShapeRender) {
    render.shape = AnyShape(shape)
    render.eoFill = eoFill
  }
}

@MainActor
final class ContentShapeRender: UnaryRender {
  var shape: AnyShape
  var eoFill: Bool

  init(_ shape: AnyShape, eoFill: Bool, owner: _Node, child: RenderNode) {
    self.shape = shape
    self.eoFill = eoFill
    super.init(owner: owner, child: child)
  }

  override func isHit(_ point: CGPoint) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
  }

  override func touchArea(contains point: CGPoint) -> Bool? { isHit(point) }
}

nonisolated struct _HitTestingModifier: RenderModifier {
  let allowsHitTesting: Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> HitTestingRender {
    HitTestingRender(allowsHitTesting, owner: owner, child: child)
  }
  @MainActor func update(_ render: HitTestingRender) { render.allowsHitTesting = allowsHitTesting }
}

@MainActor
final class HitTestingRender: UnaryRender {
  var allowsHitTesting: Bool

  init(_ allowsHitTesting: Bool, owner: _Node, child: RenderNode) {
    self.allowsHitTesting = allowsHitTesting
    super.init(owner: owner, child: child)
  }

  override func hitTest(_ point: CGPoint) -> [RenderNode] { allowsHitTesting ? super.hitTest(point) : [] }
}

nonisolated extension View {
  /// Where the view takes touches, instead of where it draws. Where the shape's outline crosses itself the winding number
  /// decides what is inside, or parity with `eoFill`.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// False lets touches pass through the view and all inside to what lies behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(allowsHitTesting: enabled))
  }
}
