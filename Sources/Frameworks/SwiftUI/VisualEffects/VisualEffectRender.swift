import DisplayList
import Foundation

/// Draws its content with effects that are computed when the screen is painted, for visible views only. Neither bodies
/// nor layout are involved, so effects that follow scrolling cost a scroll frame nothing but painting.
@MainActor
class VisualEffectRender: EffectRender {
  private var drawing = _VisualEffectDrawing()

  /// Returns the current effects.
  func currentDrawing() -> _VisualEffectDrawing { _VisualEffectDrawing() }

  override func didAttach() { runtime.part(VisualEffects.self).all.append(self) }
  override func didDetach() { runtime.part(VisualEffects.self).all.removeAll { $0 === self } }

  /// Called before each painting, when everything is in place.
  final func refresh() {
    guard placedProposal != nil else { return }
    let new = currentDrawing()
    guard new != drawing else { return }
    if (new.opacity > 0) != (drawing.opacity > 0) { runtime.accessibilityDidChange() }
    drawing = new
    setNeedsPaint()
  }

  override var shownTransform: AffineTransform? { effects.drawable.transform }

  override func shownBounds(of rect: CGRect) -> CGRect { drawing.map.projection.bounds(of: rect) }

  override var effects: Fragment.Effects {
    var map = drawing.map
    guard map.isFinite, map.projection.inverted != nil else { return Fragment.Effects(opacity: 0) }
    // Text that is only moved stays sharp.
    if map.isAffine, map.m11 == 1, map.m12 == 0, map.m21 == 0, map.m22 == 1 {
      let shift = runtime.roundedToPixel(CGPoint(x: map.m31, y: map.m32))
      (map.m31, map.m32) = (shift.x, shift.y)
    }
    let compositing = Compositing(
      filters: drawing.filters, blendMode: drawing.blendMode, projection: map.isAffine ? nil : map.projection)
    return Fragment.Effects(
      opacity: min(max(drawing.opacity, 0), 1), transform: map.isIdentity || !map.isAffine ? nil : map.affine,
      compositing: compositing == Compositing() ? nil : compositing)
  }

  /// Invisible views are neither touched nor read.
  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    guard drawing.opacity > 0, let place = drawing.map.projection.inverted?(point) else { return [] }
    return super.hitTest(place)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    drawing.opacity > 0 ? super.accessibilityElements() : []
  }
}

/// Effects that depend on the view's geometry.
nonisolated public struct _GeometryEffectModifier<Effect: VisualEffect>: RenderModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> GeometryEffectRender<Effect> {
    GeometryEffectRender(effect, owner: owner, child: child)
  }
  @MainActor func update(_ render: GeometryEffectRender<Effect>) { render.effect = effect }
}

@MainActor
final class GeometryEffectRender<Effect: VisualEffect>: VisualEffectRender {
  var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect {
    didSet { setNeedsPaint() }
  }

  init(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect, owner: _Node, child: RenderNode
  ) {
    self.effect = effect
    super.init(owner: owner, child: child)
  }

  override func currentDrawing() -> _VisualEffectDrawing {
    effect(EmptyVisualEffect(), GeometryProxy(node: self)).drawing(in: size)
  }
}

nonisolated extension View {
  /// Applies effects that depend on the view's size and position, which changes as content scrolls, without affecting
  /// layout.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_GeometryEffectModifier(effect: effect))
  }
}

/// Views on the screen whose drawing depends on their position.
@MainActor
final class VisualEffects: LiveViews<VisualEffectRender> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.beforePaint) { [unowned self] in for effect in all { effect.refresh() } }
  }
}
