import SimulatorTesting
import SwiftUI
import UIKit

@MainActor @Suite("An app with a delegate", .simulator(.iPhone15Pro))
struct AppDelegateTests {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      return true
    }
  }

  private struct LaunchCount: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View {
      Text(verbatim: "launches \(delegate.launches)")
      Button("Again") { delegate.launches += 1 }
    }
  }

  private struct Main: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup { LaunchCount() } }
  }

  @Test("the delegate is made with the app, hears of its launch, and is in the environment")
  func delegate() async throws {
    let screen = await Screen { _AppView<Main>() }
    #expect(UIApplication.shared.delegate is Delegate)
    #expect(screen.visibleText.contains("launches 1"))
    try await screen.tap(.label("Again"))
    #expect(screen.visibleText.contains("launches 2"))
  }
}
