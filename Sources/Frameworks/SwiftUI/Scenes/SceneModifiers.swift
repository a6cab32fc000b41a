import Foundation

/// A scene with a modifier for the view of its window.
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

  /// Sets an environment value for the scene's windows.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms an environment value for the scene's windows.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modifier(TransformedSceneModifier(keyPath: keyPath, transform: transform))
  }

  /// Puts an observable object into the environment of the scene's windows, by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modifier(_ObservableObjectModifier(object: object))
  }

  /// Puts an object into the environment of the scene's windows, by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Calls an action when a value changes, such as the scene's phase; with `initial` also when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modifier(SceneChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls an action when a value changes, such as the scene's phase; with `initial` also when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

extension Scene {
  /// Calls an action with the new value when it changes.
  @available(*, deprecated, message: "Use onChange with an action of two parameters or none.")
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    onChange(of: value) { action($1) }
  }

  /// Sets the user defaults for each `@AppStorage` in the scene's windows that does not name a store.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultAppStorage, store) }

  // MARK: Windows of their own size

  // On a phone a window is as large as the screen, as is an app's only window on a tablet.

  /// Sets the size of a new window, in points; no effect on a phone.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Sets the size of a new window, in points; no effect on a phone.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Sets how windows can be resized; no effect on a phone.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets which events the scene opens a window for. An app's only window receives all events, as on an iPhone.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// How windows can be resized.
public struct WindowResizability: Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  /// The system's default.
  public static let automatic = WindowResizability(kind: .automatic)
  /// Between the content's minimum and maximum size.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// Not below the content's minimum size.
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
