import Foundation

/// A type-erased transition: how a view appears and disappears in an animated change.
public struct AnyTransition: @unchecked Sendable {
  let insertion: TransitionEffect
  let removal: TransitionEffect
  /// The additional behaviour of a custom transition; used only on the main thread.
  private(set) var custom: (any Transition)?
  /// Replaces the animation of the change; nil for that.
  private(set) var insertionAnimation: Animation?
  private(set) var removalAnimation: Animation?

  init(insertion: TransitionEffect, removal: TransitionEffect) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ effect: TransitionEffect) {
    self.init(insertion: effect, removal: effect)
  }

  /// Wraps a transition.
  public init<T: Transition>(_ transition: T) {
    if let composed = transition as? any ComposedTransition {
      self = composed.anyTransition
    } else {
      self.init(TransitionEffect())
      custom = transition
    }
  }

  /// Whether something moves.
  @MainActor var hasMotion: Bool {
    insertion.hasMotion || removal.hasMotion || custom.map { type(of: $0).properties.hasMotion } == true
  }

  /// Fades the view in and out. The default transition.
  public static let opacity = AnyTransition(TransitionEffect(isFading: true))

  /// Inserts and removes the view at once.
  public static let identity = AnyTransition(TransitionEffect())

  /// Scales the view from and to a point in its centre.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Scales the view from and to a fraction of its size, around a point of its frame.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionEffect(scales: [TransitionEffect.Scale(factor: scale, anchor: anchor)]))
  }

  /// Moves the view in from an edge and out to it, by its own width or height.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(TransitionEffect(edges: [edge])) }

  /// Moves the view from and to an offset in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionEffect(offset: offset)) }

  /// Moves the view from and to an offset in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Moves the view in from the leading edge and out to the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Moves the view in from an edge and out to the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// Uses one modifier while the view is shown, and another before insertion and after removal, animating between them.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var transition = AnyTransition(TransitionEffect())
    transition.custom = ModifierTransition(active: active, identity: identity)
    return transition
  }

  /// Uses one transition for insertion and another for removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> any Transition {
      AsymmetricTransition(insertion: insertion, removal: removal)
    }
    var both = AnyTransition(
      insertion: insertion.insertion, removal: removal.removal)
    if insertion.custom != nil || removal.custom != nil {
      let coming: any Transition = insertion.custom ?? IdentityTransition()
      let going: any Transition = removal.custom ?? IdentityTransition()
      both.custom = open(coming, going)
    }
    both.insertionAnimation = insertion.insertionAnimation
    both.removalAnimation = removal.removalAnimation
    return both
  }

  /// Returns both transitions combined.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func open<A: Transition, B: Transition>(_ first: A, _ second: B) -> any Transition {
      _CombinedTransition(first: first, second: second)
    }
    var both = AnyTransition(
      insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
    both.insertionAnimation = insertionAnimation ?? other.insertionAnimation
    both.removalAnimation = removalAnimation ?? other.removalAnimation
    if let custom, let outer = other.custom {
      both.custom = open(custom, outer)
    } else {
      both.custom = custom ?? other.custom
    }
    return both
  }

  /// Returns the transition with its own animation, whatever the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertionAnimation = animation
    copy.removalAnimation = animation
    return copy
  }
}
