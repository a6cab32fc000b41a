import UIKit

/// Where the system meets the app. It is started by whoever makes one: there is no `@main` here.
public class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The screen to begin with.
  let screen: AppScreen

  /// - Parameter screen: the one to begin with.
  public init(screen: AppScreen = .landing) {
    self.screen = screen
    super.init()
  }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
