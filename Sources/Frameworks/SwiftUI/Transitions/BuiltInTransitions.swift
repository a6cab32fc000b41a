import Foundation

/// A transition that painting implements: its body is not evaluated.
nonisolated protocol BuiltInTransition: ComposedTransition where Body == ModifiedContent<Content, _PresenceModifier> {
  var insertionEffect: TransitionEffect { get }
  var removalEffect: TransitionEffect { get }
}

extension BuiltInTransition {
  var removalEffect: TransitionEffect { insertionEffect }

  var anyTransition: AnyTransition { AnyTransition(insertion: insertionEffect, removal: removalEffect) }

  /// The view in a phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> ModifiedContent<Content, _PresenceModifier> {
    content.modifier(
      _PresenceModifier(
        effect: phase == .didDisappear ? removalEffect : insertionEffect, presence: phase.isIdentity ? 1 : 0))
  }
}

/// A transition that inserts and removes the view at once.
nonisolated public struct IdentityTransition: BuiltInTransition {
  /// Creates the transition.
  public init() {}
  /// A transition without motion.
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var insertionEffect: TransitionEffect { TransitionEffect() }
}

/// A transition that fades the view in and out.
nonisolated public struct OpacityTransition: BuiltInTransition {
  /// Creates the transition.
  public init() {}
  /// A transition without motion.
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var insertionEffect: TransitionEffect { TransitionEffect(isFading: true) }
}

/// A transition that scales the view from and to a fraction of its size.
nonisolated public struct ScaleTransition: BuiltInTransition {
  /// The fraction.
  public var scale: Double
  /// The fixed point of the view's frame.
  public var anchor: UnitPoint

  /// Creates a transition from and to a fraction of the size, around a point of the frame.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var insertionEffect: TransitionEffect {
    TransitionEffect(scales: [TransitionEffect.Scale(factor: scale, anchor: anchor)])
  }
}

/// A transition that moves the view from and to an offset.
nonisolated public struct OffsetTransition: BuiltInTransition {
  /// The offset in points.
  public var offset: CGSize

  /// Creates a transition from and to an offset in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  var insertionEffect: TransitionEffect { TransitionEffect(offset: offset) }
}

/// A transition that moves the view in from an edge and out to it, by its own width or height.
nonisolated public struct MoveTransition: BuiltInTransition {
  /// The edge.
  public var edge: Edge

  /// Creates a transition from and to an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  var insertionEffect: TransitionEffect { TransitionEffect(edges: [edge]) }
}

/// A transition that moves the view in from the leading edge and out to the trailing one.
nonisolated public struct SlideTransition: BuiltInTransition {
  /// Creates the transition.
  public init() {}
  var insertionEffect: TransitionEffect { TransitionEffect(edges: [.leading]) }
  var removalEffect: TransitionEffect { TransitionEffect(edges: [.trailing]) }
}

/// A transition that moves the view in from an edge and out to the opposite one, with a fade.
nonisolated public struct PushTransition: BuiltInTransition {
  /// The edge from which the view moves in.
  public var edge: Edge

  /// Creates a transition from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  var insertionEffect: TransitionEffect { TransitionEffect(isFading: true, edges: [edge]) }
  var removalEffect: TransitionEffect { TransitionEffect(isFading: true, edges: [edge.opposite]) }
}

/// A transition that blurs, fades and scales the view.
nonisolated public struct BlurReplaceTransition: BuiltInTransition {
  /// The direction in which the size changes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsOnRemoval: Bool
    /// Grows on insertion and shrinks on removal.
    public static let downUp = Configuration(growsOnRemoval: false)
    /// Grows on insertion and on removal.
    public static let upUp = Configuration(growsOnRemoval: true)
  }

  /// The direction in which the size changes.
  public var configuration: Configuration

  /// Creates a transition with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  private func effect(_ scale: CGFloat) -> TransitionEffect {
    TransitionEffect(isFading: true, scales: [TransitionEffect.Scale(factor: scale, anchor: .center)], blur: 7)
  }
  var insertionEffect: TransitionEffect { effect(0.9) }
  var removalEffect: TransitionEffect { effect(configuration.growsOnRemoval ? 1.1 : 0.9) }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// Inserts and removes the view at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// Scales the view from and to nearly zero in its centre.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Scales the view from and to a fraction of its size, around a point of its frame.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Moves the view from and to an offset in points.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// Moves the view from and to an offset in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge and out to it, by its own width or height.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
  /// Moves the view in from the leading edge and out to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == PushTransition {
  /// Moves the view in from an edge and out to the opposite one, with a fade.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, fades and scales the view.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
  /// Blurs, fades and scales the view.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
