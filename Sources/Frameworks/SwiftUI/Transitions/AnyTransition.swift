import Foundation

/// How a view comes and goes when the change that brings or takes it is animated, the transition's type hidden.
public struct AnyTransition: @unchecked Sendable {
  let insertion: TransitionEffect
  let removal: TransitionEffect
  /// What an app's own transition does besides; a value that is used on the main thread only.
  private(set) var custom: (any Transition)?
  /// In place of the change's own; nil for that.
  private(set) var insertionAnimation: Animation?
  private(set) var removalAnimation: Animation?

  init(insertion: TransitionEffect, removal: TransitionEffect) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ effect: TransitionEffect) {
    self.init(insertion: effect, removal: effect)
  }

  /// Hides a transition's type.
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
    asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// One modifier while the view is there, another one before it comes and after it has gone; in between the modifier is animated.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    var transition = AnyTransition(TransitionEffect())
    transition.custom = ModifierTransition(active: active, identity: identity)
    return transition
  }

  /// One transition for coming and another one for going.
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

  /// Both transitions at the same time.
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

  /// The transition with an animation of its own, whatever the change is made with.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertionAnimation = animation
    copy.removalAnimation = animation
    return copy
  }
}
