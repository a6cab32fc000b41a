import Foundation
import ScrollworkUIKit

/// An app made with SwiftUI; its body declares its windows.
///
/// On Linux, `./run FILE.swift` shows the first of them on a simulated phone.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates the app at launch.
  init()
}

extension App {
  /// The entry point of `@main`. Here the phone starts first and creates the app, so this prints a message and exits
  /// with status 2.
  public static func main() {
    let message = "\(TypeName.of(Self.self)) needs a phone to run on: ./run FILE.swift shows the file that it is in.\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
  }
}

/// The first window of an app, with the app's state.
public struct _AppView<A: App>: View, FrameworkView {
  private var launched = LaunchedApp<A>()

  /// Launches the app.
  public init() {}

  public var body: some View {
    let scene = launched.app.body
    let window = A.Body._window(of: scene)?.environment(\.documentKinds, A.Body._documentKinds(of: scene))
    // Observable delegates are in the environment of all views.
    let scenes = UIApplication.shared.scenes.map { $0.delegate as? any ObservableObject }
    let delegates = ([UIApplication.shared.delegate as? any ObservableObject] + scenes).compactMap(\.self)
    if delegates.isEmpty {
      window
    } else {
      window.map { window in delegates.reduce(AnyView(window)) { Self.giving($1, to: $0) } }
    }
  }

  private static func giving<Delegate: ObservableObject>(_ delegate: Delegate, to view: some View) -> AnyView {
    AnyView(view.environmentObject(delegate))
  }
}

/// An app, launched once.
private struct LaunchedApp<A: App> {
  @Connected var app: A

  @MainActor init() {
    app = A()
    if let delegate = UIApplication.shared.delegate {
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
      UIApplication.shared.connectViews()
    }
  }
}

extension LaunchedApp: StoredDynamicProperty {
  func makeSlot(for node: _Node, scope: DependencyScope) -> Connected<A>.Slot {
    _app.makeSlot(for: node, scope: scope)
  }

  mutating func install(_ slot: Connected<A>.Slot) { _app.install(slot) }
}

extension LaunchedApp: InputComparable {
  /// An app is launched once.
  func isEqualInput(to other: LaunchedApp<A>) -> Bool { true }
}
