import Foundation

/// A scene's delegate that says what the scene shows instead of making windows itself.
@MainActor @preconcurrency
public protocol _SceneHosting: UISceneDelegate {
  /// The scene's window; nil if it shows nothing.
  func _makeWindow(in scene: UIWindowScene) -> UIWindow?
}
