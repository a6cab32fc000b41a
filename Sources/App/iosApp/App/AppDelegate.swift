import UIKit

#if os(iOS)
  @main
#endif
/// The app's delegate. On iOS the system creates it; elsewhere the code that starts the app on a simulated phone does.
public class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The first screen. Set it before the app is launched.
  public var screen = AppScreen.landing

  /// Creates a delegate.
  ///
  /// - Parameter screen: the first screen.
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
