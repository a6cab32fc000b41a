import Foundation
import Simulator
import UIKit

/// The phone that the app runs on.
public final class XCUIDevice: NSObject, @unchecked Sendable {
  /// The one phone.
  public static let shared = XCUIDevice()

  /// Light or dark. Numbers as in XCUITest.
  public enum Appearance: Int, Sendable {
    case unspecified, light, dark
  }

  private override init() { super.init() }

  /// How the phone is held; the interface follows at once. Portrait while no app runs.
  ///
  /// Lying on its back or face, or upside down, the interface stays as it is, as on an iPhone.
  public var orientation: UIDeviceOrientation {
    get { onMainActor { RunningApp.current?.simulator.settings.isLandscape == true ? .landscapeLeft : .portrait } }
    set {
      guard newValue == .portrait || newValue.isLandscape else { return }
      change("turn the phone") { $0.isLandscape = newValue.isLandscape }
    }
  }

  /// Light or dark; `unspecified` is what a new phone has, light.
  public var appearance: Appearance {
    get { onMainActor { RunningApp.current?.simulator.settings.isDark == true ? .dark : .light } }
    set { change("change the appearance") { $0.isDark = newValue == .dark } }
  }

  /// The buttons of the phone that mean something to an app. Numbers as in XCUITest.
  public enum Button: Int, Sendable { case home = 1 }

  /// Presses a button; the home button sends the app to the background.
  public func press(_ button: Button) {
    onMainActor {
      do {
        guard let app = RunningApp.current else { throw UITestError("No app is running: call launch() first.") }
        try app.run { try await $0.screen.enterBackground() }
      } catch {
        SimulatorTestCase.fail("Failed to press the home button: \(error)")
      }
    }
  }

  private func change(_ what: String, _ change: @escaping @Sendable (inout DeviceSettings) -> Void) {
    onMainActor {
      do {
        guard let app = RunningApp.current else { throw UITestError("No app is running: call launch() first.") }
        try app.run { app in
          var settings = app.simulator.settings
          change(&settings)
          app.simulator.apply(device: app.simulator.device, settings: settings)
          try await app.screen.frames(1)
          try await app.waitForIdle()
        }
      } catch {
        SimulatorTestCase.fail("Failed to \(what): \(error)")
      }
    }
  }
}
