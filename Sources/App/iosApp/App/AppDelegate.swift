import UIKit

#if os(iOS)
  @main
#endif
/// Where the system meets the app. On iOS the system makes one; elsewhere whoever starts the app on a simulated phone.
public class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The screen to begin with. Set it before the app is launched.
  public var screen = AppScreen.landing

  /// - Parameter screen: the one to begin with.
  public convenience init(screen: AppScreen) {
    self.init()
    self.screen = screen
  }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let configuration = APIConfiguration.launchArgument { ServiceContainer.shared.apiConfiguration = configuration }
    return true
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
