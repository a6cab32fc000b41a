import DisplayList
import Foundation

/// The effect of a transition on a view that is partly inserted.
struct TransitionEffect: Sendable, Equatable {
  struct Scale: Sendable, Equatable {
    var factor: CGFloat
    var anchor: UnitPoint
  }

  var isFading = false
  var scales: [Scale] = []
  var edges: [Edge] = []
  var offset = CGSize.zero
  /// The blur's radius in points.
  var blur: CGFloat = 0

  func combined(with other: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      isFading: isFading || other.isFading, scales: scales + other.scales, edges: edges + other.edges,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      blur: blur + other.blur)
  }

  var isIdentity: Bool { self == TransitionEffect() }
  var hasMotion: Bool { !scales.isEmpty || !edges.isEmpty || offset != .zero }

  /// Returns the effects on a view, where `presence` goes from 0 (gone) to 1 (fully shown).
  func effects(at presence: Double, size: CGSize, isRightToLeft: Bool) -> Fragment.Effects {
    Fragment.Effects(
      opacity: isFading ? min(max(presence, 0), 1) : 1,
      transform: transform(at: presence, size: size, isRightToLeft: isRightToLeft),
      compositing: Filter.blur(radius: blur * CGFloat(1 - presence), isOpaque: false).map { Compositing(filters: [$0]) }
    )
  }

  /// Returns the transform with which the view is drawn; nil for its layout position.
  private func transform(at presence: Double, size: CGSize, isRightToLeft: Bool) -> AffineTransform? {
    let absence = 1 - CGFloat(presence)
    var map = (scale: CGFloat(1), x: offset.width * absence, y: offset.height * absence)
    for edge in edges {
      switch edge {
      case .top: map.y -= size.height * absence
      case .bottom: map.y += size.height * absence
      case .leading: map.x += (isRightToLeft ? 1 : -1) * size.width * absence
      case .trailing: map.x += (isRightToLeft ? -1 : 1) * size.width * absence
      }
    }
    for scale in scales {
      // A spring overshoots: a view grows past its full size, but never turns inside out.
      let factor = max(scale.factor + (1 - scale.factor) * CGFloat(presence), 0)
      let anchorX = (isRightToLeft ? 1 - scale.anchor.x : scale.anchor.x) * size.width
      map.x += map.scale * anchorX * (1 - factor)
      map.y += map.scale * scale.anchor.y * size.height * (1 - factor)
      map.scale *= factor
    }
    if map.scale == 1, map.x == 0, map.y == 0 { return nil }
    return AffineTransform(m11: map.scale, m12: 0, m21: 0, m22: map.scale, tX: map.x, tY: map.y)
  }
}

/// Shows a view that is partly inserted.
nonisolated public struct _PresenceModifier: RenderModifier, Animatable {
  var effect: TransitionEffect
  /// 0 (gone) to 1 (fully shown).
  var presence: Double
  public typealias Body = Never
  public var animatableData: Double {
    get { presence }
    set { presence = newValue }
  }
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PresenceRender {
    PresenceRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: PresenceRender) { render.modifier = self }
}

@MainActor
final class PresenceRender: EffectRender {
  var modifier: _PresenceModifier {
    didSet { setNeedsPaint() }
  }

  init(_ modifier: _PresenceModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var effects: Fragment.Effects {
    modifier.effect.effects(
      at: modifier.presence, size: size, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }
  override var shownTransform: AffineTransform? { effects.transform }
}
