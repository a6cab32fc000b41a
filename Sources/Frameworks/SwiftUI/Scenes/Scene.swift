/// A part of an app's windows. A phone shows the first window of an app.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that it is made of.
  associatedtype Body: Scene
  /// The scenes that it is made of.
  @SceneBuilder var body: Body { get }
  /// What the first of its windows shows; nil if it has none.
  static func _window(of scene: Self) -> AnyView?
  /// The kinds of documents that the app opens in it.
  static func _documentKinds(of scene: Self) -> [_DocumentKind]
}

extension Scene {
  public static func _window(of scene: Self) -> AnyView? { Body._window(of: scene.body) }
  public static func _documentKinds(of scene: Self) -> [_DocumentKind] {
    // What has no body and is no group of documents has none.
    Body.self == Never.self ? [] : Body._documentKinds(of: scene.body)
  }
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
  /// Inside `if #available`.
  public static func buildLimitedAvailability(_ scene: any Scene) -> any Scene { scene }
  /// An `if #available` whose scenes may not be there.
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { OptionalScene(scene: scene) }
}

/// A scene that may not be there.
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

/// Two scenes; the first that has a window is shown.
struct ScenePair<First: Scene, Next: Scene>: Scene {
  typealias Body = Never
  let first: First
  let next: Next

  static func _window(of scene: Self) -> AnyView? { First._window(of: scene.first) ?? Next._window(of: scene.next) }
  static func _documentKinds(of scene: Self) -> [_DocumentKind] {
    First._documentKinds(of: scene.first) + Next._documentKinds(of: scene.next)
  }
}
