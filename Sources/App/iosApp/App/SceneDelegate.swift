import UIKit

/// Creates the app's window and hands it to the coordinators.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let screen = (UIApplication.shared.delegate as? AppDelegate)?.screen ?? .landing
    let coordinator = AppCoordinator(window: window, screen: screen)
    self.window = window
    appCoordinator = coordinator
    Task { await coordinator.start(animated: false) }
  }
}
