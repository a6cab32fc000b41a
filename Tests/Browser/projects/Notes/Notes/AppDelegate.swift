import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The storyboard's first screen is there already.
    let stack = window?.rootViewController as? UINavigationController
    (stack?.topViewController as? ListController)?.notes = ["Milk", "Bread"]
    return true
  }
}
