import Foundation

/// A scene whose window's view has a modifier.
nonisolated struct ModifiedScene<Base: Scene, Modifier: ViewModifier>: Scene {
  typealias Body = Never
  let base: Base
  let modifier: Modifier

  @MainActor static func _window(of scene: Self) -> AnyView? {
    Base._window(of: scene.base).map { AnyView($0.modifier(scene.modifier)) }
  }

  @MainActor static func _documentKinds(of scene: Self) -> [_DocumentKind] { Base._documentKinds(of: scene.base) }
}

extension Scene {
  func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some Scene {
    ModifiedScene(base: self, modifier: modifier)
  }

  /// Sets a value of the environment for the scene's windows.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the scene's windows.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modifier(TransformedSceneModifier(keyPath: keyPath, transform: transform))
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

extension Scene {
  /// Runs an action with a value that has changed.
  @available(*, deprecated, message: "Use onChange with an action of two parameters or none.")
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    onChange(of: value) { action($1) }
  }

  /// The user defaults of each `@AppStorage` in the scene's windows that names none.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultAppStorage, store) }

  // MARK: Windows of their own size

  // On a phone a window is as large as the screen, and so is the only window of an app on a tablet.

  /// The size of a new window, in points, where windows have sizes of their own: not on a phone.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// The size of a new window, in points, where windows have sizes of their own: not on a phone.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// How far windows can be resized, where they can be: not on a phone.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Which events the scene opens a window for. The only window of an app takes all, as on an iPhone.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// How far windows can be resized.
public struct WindowResizability: Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  /// As the system has it.
  public static let automatic = WindowResizability(kind: .automatic)
  /// Between the smallest and the largest size of the content.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// Not below the smallest size of the content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

nonisolated private struct TransformedSceneModifier<V>: ViewModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, V>
  let transform: (inout V) -> Void

  @MainActor func body(content: Content) -> some View { content.transformEnvironment(keyPath, transform: transform) }
}

nonisolated private struct SceneChangeModifier<V: Equatable>: ViewModifier {
  let value: V
  let initial: Bool
  let action: (V, V) -> Void

  @MainActor func body(content: Content) -> some View { content.onChange(of: value, initial: initial, action) }
}
