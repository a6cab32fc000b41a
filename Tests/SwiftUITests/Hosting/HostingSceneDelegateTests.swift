import SimulatorTesting
import SwiftUI
import UIKit

@MainActor @Suite("Scenes of UIKit with SwiftUI's windows", .simulator(.iPhone15Pro))
struct HostingSceneDelegateTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private final class HostingDelegate: UIResponder, UIHostingSceneDelegate {
    static var rootScene: some Scene {
      WindowGroup(id: "main") { Counter() }
    }
    static var isActive = false
    func sceneDidBecomeActive(_ scene: UIScene) { Self.isActive = true }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = HostingDelegate.self
      return configuration
    }
  }

  @Test(
    "given a configuration with such a delegate, when the app starts, then its scene is shown and its delegate hears of it"
  )
  func launch() async throws {
    // Given
    HostingDelegate.isActive = false
    let screen = await Screen(delegate: Delegate())
    // When
    try await screen.tap(.label("Count 0"))
    // Then
    #expect(screen.exists(.label("Count 1")))
    #expect(HostingDelegate.isActive)
  }

  @Test("given a controller of views, when it is asked as a responder, then it answers for the screen and for itself")
  func responder() async {
    // Given
    final class CommandController: UIHostingController<Text> {
      override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector(("new:")))]
      }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector(("new:")) || super.canPerformAction(action, withSender: sender)
      }
    }
    let page = CommandController(rootView: Text("Page"))
    _ = await Screen(rootViewController: page)
    // Then
    #expect(page.keyCommands?.map(\.input) == ["n"])
    #expect(page.target(forAction: Selector(("new:")), withSender: nil) as? UIViewController === page)
    #expect(page.target(forAction: Selector(("unknown:")), withSender: nil) == nil)
    #expect(page.undoManager != nil)
  }

  @Test("given UIKit's weight of texts and SwiftUI's, when one is made of the other, then they say the same")
  func weights() {
    #expect(LegibilityWeight(.bold) == .bold)
    #expect(LegibilityWeight(.regular) == .regular)
    #expect(LegibilityWeight(.unspecified) == nil)
    #expect(UILegibilityWeight(.bold) == .bold)
    #expect(UILegibilityWeight(LegibilityWeight?.none) == .unspecified)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
  }
}
