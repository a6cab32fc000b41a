/// A part of an app's windows. A phone shows the first window of an app.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that it is made of.
  associatedtype Body: Scene
  /// The scenes that it is made of.
  @SceneBuilder var body: Body { get }
  /// What the first of its windows shows; nil if it has none.
  static func _window(of scene: Self) -> AnyView?
}

extension Scene {
  public static func _window(of scene: Self) -> AnyView? { Body._window(of: scene.body) }
}

extension Scene where Body == Never {
  /// A scene that is made of no others.
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body.") }
}

extension Never: Scene {}

/// Makes a scene of those that are written below each other.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// A scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// The first scene.
  public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }
  /// Another scene behind those before.
  public static func buildPartialBlock<First: Scene, Next: Scene>(
    accumulated: First, next: Next
  ) -> some Scene { ScenePair(first: accumulated, next: next) }
}

/// Two scenes; the first that has a window is shown.
struct ScenePair<First: Scene, Next: Scene>: Scene {
  typealias Body = Never
  let first: First
  let next: Next

  static func _window(of scene: Self) -> AnyView? { First._window(of: scene.first) ?? Next._window(of: scene.next) }
}

/// Windows that all show the same view. A phone shows one.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let content: Content

  /// Windows with a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Windows with a view. Caveat: `id` is for opening a second one, which a phone does not have.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _window(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

// MARK: Modifiers

/// A scene whose window's view has a modifier.
nonisolated struct ModifiedScene<Base: Scene, Modifier: ViewModifier>: Scene {
  typealias Body = Never
  let base: Base
  let modifier: Modifier

  @MainActor static func _window(of scene: Self) -> AnyView? {
    Base._window(of: scene.base).map { AnyView($0.modifier(scene.modifier)) }
  }
}

extension Scene {
  private func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some Scene {
    ModifiedScene(base: self, modifier: modifier)
  }

  /// Sets a value of the environment for the scene's windows.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Gives an observable object to all views of the scene's windows that ask for its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modifier(_ObservableObjectModifier(object: object))
  }

  /// Gives an object to all views of the scene's windows that ask for its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Runs an action when a value changes, such as the scene's phase, and with `initial` when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modifier(SceneChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value changes, such as the scene's phase, and with `initial` when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

nonisolated private struct SceneChangeModifier<V: Equatable>: ViewModifier {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  @MainActor func body(content: Content) -> some View { content.onChange(of: value, initial: initial, action) }
}
