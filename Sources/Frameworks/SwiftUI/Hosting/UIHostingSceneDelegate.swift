import Foundation
import ScrollworkUIKit

/// The delegate of a UIKit scene whose windows show SwiftUI views, defined by `rootScene`. It is the `delegateClass` of
/// a `UISceneConfiguration`.
///
/// Caveats: a phone shows the first window, and a scene is not activated by its name or by a value. Apple's is not a
/// `UIWindowSceneDelegate`.
@available(iOS 26.0, *)
@MainActor @preconcurrency
public protocol UIHostingSceneDelegate: UIWindowSceneDelegate, _SceneHosting {
  /// The type of the scenes.
  associatedtype RootScene: Scene
  /// The scenes.
  @SceneBuilder static var rootScene: RootScene { get }
}

@available(iOS 26.0, *)
extension UIHostingSceneDelegate {
  public func _makeWindow(in scene: UIWindowScene) -> UIWindow? {
    guard let content = RootScene._window(of: Self.rootScene) else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: content)
    return window
  }
}
