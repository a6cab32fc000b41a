import Foundation

/// A transition that painting knows: nothing of it is evaluated.
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

/// The view is there and gone at once.
nonisolated public struct IdentityTransition: BuiltInTransition {
  /// The only one.
  public init() {}
  /// Nothing moves.
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var insertionEffect: TransitionEffect { TransitionEffect() }
}

/// The view fades in and out.
nonisolated public struct OpacityTransition: BuiltInTransition {
  /// The only one.
  public init() {}
  /// Nothing moves.
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  var insertionEffect: TransitionEffect { TransitionEffect(isFading: true) }
}

/// The view grows from and shrinks to a share of its size.
nonisolated public struct ScaleTransition: BuiltInTransition {
  /// The share.
  public var scale: Double
  /// The point of the view's frame that stays.
  public var anchor: UnitPoint

  /// From and to a share of the size, around a point of the frame.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  var insertionEffect: TransitionEffect {
    TransitionEffect(scales: [TransitionEffect.Scale(factor: scale, anchor: anchor)])
  }
}

/// The view comes from and goes to a distance.
nonisolated public struct OffsetTransition: BuiltInTransition {
  /// The distance in points.
  public var offset: CGSize

  /// From and to a distance in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  var insertionEffect: TransitionEffect { TransitionEffect(offset: offset) }
}

/// The view comes from and goes to an edge: it moves by its own width or height.
nonisolated public struct MoveTransition: BuiltInTransition {
  /// The edge.
  public var edge: Edge

  /// From and to an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  var insertionEffect: TransitionEffect { TransitionEffect(edges: [edge]) }
}

/// The view comes from the leading edge and goes to the trailing one.
nonisolated public struct SlideTransition: BuiltInTransition {
  /// The only one.
  public init() {}
  var insertionEffect: TransitionEffect { TransitionEffect(edges: [.leading]) }
  var removalEffect: TransitionEffect { TransitionEffect(edges: [.trailing]) }
}

/// The view comes from an edge and goes to the opposite one, fading.
nonisolated public struct PushTransition: BuiltInTransition {
  /// Where it comes from.
  public var edge: Edge

  /// From an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  var insertionEffect: TransitionEffect { TransitionEffect(isFading: true, edges: [edge]) }
  var removalEffect: TransitionEffect { TransitionEffect(isFading: true, edges: [edge.opposite]) }
}

/// The view is blurred, faint and of another size until it is there.
nonisolated public struct BlurReplaceTransition: BuiltInTransition {
  /// In which direction sizes change.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsOnRemoval: Bool
    /// The view grows when it comes and shrinks when it goes.
    public static let downUp = Configuration(growsOnRemoval: false)
    /// The view grows when it comes and when it goes.
    public static let upUp = Configuration(growsOnRemoval: true)
  }

  /// In which direction sizes change.
  public var configuration: Configuration

  /// With directions in which sizes change.
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
  /// The view is there and gone at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// The view grows from and shrinks to next to nothing in its middle.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// The view grows from and shrinks to a share of its size, around a point of its frame.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// The view comes from and goes to a distance in points.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// The view comes from and goes to a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

nonisolated extension Transition where Self == MoveTransition {
  /// The view comes from and goes to an edge: it moves by its own width or height.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
  /// The view comes from the leading edge and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == PushTransition {
  /// The view comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// The view is blurred, faint and of another size until it is there.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
  /// The view is blurred, faint and smaller until it is there.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
