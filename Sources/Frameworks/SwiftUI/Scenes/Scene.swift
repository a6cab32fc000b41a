/// A part of an app's user interface, as windows. A phone shows the first window of an app.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes in its body.
  associatedtype Body: Scene
  /// The scenes in its body.
  @SceneBuilder var body: Body { get }
  /// Returns the view of its first window; nil if it has none.
  static func _window(of scene: Self) -> AnyView?
  /// Returns the kinds of documents that the app opens in it.
  static func _documentKinds(of scene: Self) -> [_DocumentKind]
}

extension Scene {
  public static func _window(of scene: Self) -> AnyView? { Body._window(of: scene.body) }
  public static func _documentKinds(of scene: Self) -> [_DocumentKind] {
    // A scene without a body that is not a document group has none.
    Body.self == Never.self ? [] : Body._documentKinds(of: scene.body)
  }
}

extension Scene where Body == Never {
  /// Primitive scenes have no body.
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body.") }
}

extension Never: Scene {}

/// A result builder for scenes.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// Builds a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Builds the first scene.
  public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }
  /// Adds another scene to the previous ones.
  public static func buildPartialBlock<First: Scene, Next: Scene>(
    accumulated: First, next: Next
  ) -> some Scene { ScenePair(first: accumulated, next: next) }
  /// Builds the content of `if #available`.
  public static func buildLimitedAvailability(_ scene: any Scene) -> any Scene { scene }
  /// Builds the scenes of an `if #available`.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { OptionalScene(scene: scene) }
}

/// An optional scene.
struct OptionalScene: Scene {
  typealias Body = Never
  let scene: (any Scene)?

  static func _window(of scene: Self) -> AnyView? {
    func window<Content: Scene>(_ content: Content) -> AnyView? { Content._window(of: content) }
    return scene.scene.flatMap { window($0) }
  }

  static func _documentKinds(of scene: Self) -> [_DocumentKind] {
    func kinds<Content: Scene>(_ content: Content) -> [_DocumentKind] { Content._documentKinds(of: content) }
    return scene.scene.map { kinds($0) } ?? []
  }
}

/// Two scenes; the first with a window is shown.
struct ScenePair<First: Scene, Next: Scene>: Scene {
  typealias Body = Never
  let first: First
  let next: Next

  static func _window(of scene: Self) -> AnyView? { First._window(of: scene.first) ?? Next._window(of: scene.next) }
  static func _documentKinds(of scene: Self) -> [_DocumentKind] {
    First._documentKinds(of: scene.first) + Next._documentKinds(of: scene.next)
  }
}
