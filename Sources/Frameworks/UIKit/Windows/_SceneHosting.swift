import Foundation

/// A scene delegate that provides the scene's content instead of creating windows itself.
@MainActor @preconcurrency
public protocol _SceneHosting: UISceneDelegate {
  /// Returns the scene's window; nil if it shows nothing.
  func _makeWindow(in scene: UIWindowScene) -> UIWindow?
}
