/// A way for a view to come and go that an app can make: what the view looks like in each phase. In a change that is animated the
/// modifiers in `body` are animated from one phase to the next.
@MainActor @preconcurrency
public protocol Transition {
  /// The view in a phase.
  associatedtype Body: View
  /// The view in a phase; `content` stands for the one that comes or goes. Caveat: it can be used once, and of several views
  /// the first is shown.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What else is to be known of the transition.
  static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// A transition that moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as the transition shows it in a phase, for transitions that are made of others.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(view: content), phase: phase)
  }

  /// Both transitions at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own, whatever the change is made with.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
}

/// Where a view is on its way in and out.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has been taken away.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view comes, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is to be known of a kind of transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves: such a transition is a fade where a person wants less motion.
  public var hasMotion: Bool

  /// What is to be known of a kind of transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A transition that says itself what it comes to.
nonisolated protocol ComposedTransition: Transition {
  var anyTransition: AnyTransition { get }
}

/// Two transitions at the same time.
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition, ComposedTransition {
  let first: First
  let second: Second

  var anyTransition: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }

  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
nonisolated public struct _AnimatedTransition<Base: Transition>: Transition, ComposedTransition {
  let base: Base
  let animation: Animation?

  var anyTransition: AnyTransition { AnyTransition(base).animation(animation) }

  @MainActor public static var properties: TransitionProperties { Base.properties }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    } body: {
      base.apply(content: $0, phase: phase)
    }
  }
}

/// One transition for coming and another one for going.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
  ComposedTransition
{
  /// How the view comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// One transition for coming and another one for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var anyTransition: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  /// What moves if one of them does.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// The view in a phase that one of them knows.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

/// One modifier while the view is there, another one before and after.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

nonisolated extension View {
  /// How the view comes and goes when the change that brings or takes it is animated.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
