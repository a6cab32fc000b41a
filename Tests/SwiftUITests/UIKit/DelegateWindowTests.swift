import SimulatorTesting
import UIKit

@MainActor @Suite("The window of an app's delegate", .simulator(.iPhone15Pro))
struct DelegateWindowTests {
  private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
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
}
