import SimulatorTesting
import SwiftUI
import Testing

/// The orientations that an app supports, and those it requests.
@MainActor @Suite("Orientations that an app asks for", .simulator(.iPhone15Pro))
struct OrientationTests {
  private final class OrientedController: UIViewController {
    var supported: UIInterfaceOrientationMask = .allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  }

  @Test func `Given a page, when it asks for another orientation or supports another, then the phone turns`()
    async throws
  {
    let page = OrientedController()
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    let scene = try #require(page.view.window?.windowScene)
    var faults = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in faults += 1 }
    try await screen.settle()
    #expect(scene.interfaceOrientation.isLandscape && faults == 0)
    page.supported = .portrait
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in faults += 1 }
    #expect(faults == 1)
    page.setNeedsUpdateOfSupportedInterfaceOrientations()
    try await screen.settle()
    #expect(scene.interfaceOrientation == .portrait)
    try await screen.rotate(to: .landscape)
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test func `Given an app without other icons, when it chooses one, then it hears that it cannot`() async {
    #expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
    await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("Other") }
  }
}
