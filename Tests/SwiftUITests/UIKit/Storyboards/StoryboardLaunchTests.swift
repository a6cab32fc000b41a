import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("An app that begins with a storyboard", .simulator(.iPhone15Pro))
struct StoryboardLaunchTests {
  /// The app's delegate, which configures its scene.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    let storyboard: UIStoryboard
    let sceneDelegate: AnyClass?

    init(_ storyboard: UIStoryboard, _ sceneDelegate: AnyClass?) {
      (self.storyboard, self.sceneDelegate) = (storyboard, sceneDelegate)
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Storyboard", sessionRole: connectingSceneSession.role)
      configuration.storyboard = storyboard
      configuration.delegateClass = sceneDelegate
      return configuration
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      window?.rootViewController?.title = "known, \(window?.isHidden == true ? "not shown" : "shown")"
    }
  }

  private func folder() throws -> InterfaceFolder {
    let label = """
      <label opaque="NO" contentMode="left" text="Welcome" id="l"><rect key="frame" x="20" y="90" width="200" height="21"/></label>
      """
    return try InterfaceFolder(InterfaceFolder.scene(InterfaceFolder.page("first", "ConnectedPage", view: label)))
  }

  @Test("Given a scene with a delegate, then the window and its root are there before the delegate hears of the scene")
  func sceneDelegate() async throws {
    // Given
    let folder = try folder()
    // When
    let screen = await Screen(delegate: Delegate(folder.storyboard, SceneDelegate.self))
    // Then
    let window = try #require(UIApplication.shared.keyWindow)
    #expect(window.rootViewController?.title == "known, not shown")
    #expect(window.rootViewController is ConnectedPage)
    #expect(screen.visibleText.contains("Welcome"))
  }

  @Test("Given a scene without a delegate, then it shows the storyboard too")
  func noSceneDelegate() async throws {
    let folder = try folder()
    let screen = await Screen(delegate: Delegate(folder.storyboard, nil))
    #expect(screen.visibleText.contains("Welcome"))
  }
}
