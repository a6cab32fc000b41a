/// A custom transition: what the view looks like in each phase. In an animated change, the modifiers in `body` are
/// animated between phases.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// Returns the view in a phase; `content` represents the inserted or removed view. Caveat: it can be used once, and
  /// of several views the first is shown.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// A transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns the view as the transition shows it in a phase, for composing transitions.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(view: content), phase: phase)
  }

  /// Returns both transitions combined.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with its own animation, whatever the animation of the change.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
}

/// The phase of a view's insertion or removal.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// Before insertion.
  case willAppear
  /// Fully shown.
  case identity
  /// After removal.
  case didDisappear

  /// Whether the view is fully shown.
  public var isIdentity: Bool { self == .identity }

  /// -1 before insertion, 0 while the view is shown, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves. If the user prefers reduced motion, such a transition is replaced with a fade.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A transition that declares its own composition.
nonisolated protocol ComposedTransition: Transition {
  var anyTransition: AnyTransition { get }
}

/// Two combined transitions.
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

/// A transition with its own animation.
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

/// A transition with one transition for insertion and another for removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
  ComposedTransition
{
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal

  /// Creates a transition from one for insertion and another for removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var anyTransition: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }

  /// A transition with motion if either has.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// The view in a phase of one of the transitions.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

/// One modifier while the view is shown, and another one before and after.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

nonisolated extension View {
  /// Sets the transition with which the view is inserted and removed in an animated change.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
