import SimulatorTesting
import UIKit

@MainActor @Suite("The window of an app's delegate", .simulator(.iPhone15Pro))
struct DelegateWindowTests {
  private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }
  private final class LaunchedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var banner: UIWindow?
    private(set) var activations = 0

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { activations += 1 }

    func showBanner() {
      let banner = UIWindow(frame: UIScreen.main.bounds)
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      label.text = "Saved"
      banner.addSubview(label)
      banner.windowLevel = .alert
      banner.isHidden = false
      self.banner = banner
    }
  }
  private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  @Test(
    "given a delegate with a window, when any delegate is asked for it, then two optionals are around it, and one in its class"
  )
  func window() {
    // Given
    let delegate = WindowDelegate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    delegate.window = window
    let any: any UIApplicationDelegate = delegate
    // Then
    #expect(any.window??.frame.width == 100)
    #expect(any.window.flatMap { $0 } === window)
    #expect(delegate.window === window)
  }

  @Test("given a delegate without a place for a window, when it is asked for, then there is none")
  func none() {
    // Given
    let any: any UIApplicationDelegate = PlainDelegate()
    // Then
    #expect(any.window == nil)
  }

  @Test("given an app without scenes, then its windows are in the one scene that it has, and all are on the screen")
  func ownScene() async throws {
    // Given
    let delegate = LaunchedDelegate()
    let screen = await Screen(delegate: delegate)
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.first as? UIWindowScene)
    // Then
    #expect(scenes.count == 1 && scene.activationState == .foregroundActive && scene.delegate == nil)
    #expect(delegate.window?.windowScene === scene && scene.windows == [delegate.window])
    #expect(UIApplication.shared.windows.first { $0.isKeyWindow } === delegate.window)
    #expect(delegate.window?.next === scene)
    // When it shows another window
    delegate.showBanner()
    try await screen.settle()
    // Then that is in front, and the first is still the key window
    #expect(screen.isVisible(.label("Saved")))
    #expect(scene.windows == [delegate.window, delegate.banner])
    #expect(delegate.window?.isKeyWindow == true && delegate.banner?.isKeyWindow == false)
    // When the phone leaves the app and returns, then the delegate hears of it, since no scene's delegate does
    let before = delegate.activations
    screen.simulator.enterBackground()
    screen.simulator.enterForeground()
    #expect(delegate.activations == before + 1)
  }
}
