import Foundation

/// How a view comes and goes when the change that brings or takes it is animated.
public struct AnyTransition: Sendable {
  let insertion: TransitionEffect
  let removal: TransitionEffect
  /// In place of the change's own; nil for that.
  private(set) var animation: Animation?

  private init(_ effect: TransitionEffect) {
    self.init(insertion: effect, removal: effect)
  }

  private init(insertion: TransitionEffect, removal: TransitionEffect) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view fades in and out. What views do of which nobody says anything else.
  public static let opacity = AnyTransition(TransitionEffect(isFading: true))

  /// The view is there and gone at once.
  public static let identity = AnyTransition(TransitionEffect())

  /// The view grows from and shrinks to a point in its middle.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view grows from and shrinks to a share of its size, around a point of its frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionEffect(scales: [TransitionEffect.Scale(factor: scale, anchor: anchor)]))
  }

  /// The view comes from and goes to an edge: it moves by its own width or height.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionEffect(edges: [edge])) }

  /// The view comes from and goes to a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionEffect(offset: offset)) }

  /// The view comes from and goes to a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// The view comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// The view comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity), removal: .move(edge: opposite).combined(with: .opacity))
  }

  /// One transition for coming and another one for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(
      insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
    both.animation = animation ?? other.animation
    return both
  }

  /// The transition with an animation of its own, whatever the change is made with.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

/// What a transition does to a view that is partly there.
struct TransitionEffect: Sendable, Equatable {
  struct Scale: Sendable, Equatable {
    var factor: CGFloat
    var anchor: UnitPoint
  }

  var isFading = false
  var scales: [Scale] = []
  var edges: [Edge] = []
  var offset = CGSize.zero

  func combined(with other: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      isFading: isFading || other.isFading, scales: scales + other.scales, edges: edges + other.edges,
      offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height))
  }

  var isIdentity: Bool { self == TransitionEffect() }

  /// 0 to 1, where `presence` goes from 0 (gone) to 1 (there).
  func opacity(at presence: Double) -> Double { isFading ? min(max(presence, 0), 1) : 1 }

  /// Where the view is drawn; nil for where it lies.
  func transform(at presence: Double, size: CGSize, isRightToLeft: Bool) -> AffineTransform? {
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
      // A spring overshoots: beyond its full size a view grows, but it never turns inside out.
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

/// Says how its content comes and goes.
nonisolated public struct _TransitionModifier: RenderModifier {
  let transition: AnyTransition
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> TransitionRender {
    TransitionRender(transition, owner: owner, child: child)
  }

  @MainActor func update(_ render: TransitionRender) { render.transition = transition }
}

/// Only carries the transition; the container it comes to or leaves carries it out.
@MainActor
final class TransitionRender: UnaryRender {
  var transition: AnyTransition

  init(_ transition: AnyTransition, owner: _Node, child: RenderNode) {
    self.transition = transition
    super.init(owner: owner, child: child)
  }
}

nonisolated extension View {
  /// How the view comes and goes when the change that brings or takes it is animated.
  public func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }
}
