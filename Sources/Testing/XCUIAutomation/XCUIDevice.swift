import CoreLocation
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

  /// As the test has turned it last.
  private var held = UIDeviceOrientation.portrait

  private override init() { super.init() }

  /// What opens addresses.
  public let system = XCUISystem()

  /// A finger is all that there is on an iPhone; an iPad has a pointer too.
  public var supportsPointerInteraction: Bool {
    onMainActor { UIDevice.current.userInterfaceIdiom == .pad }
  }

  /// Where the phone is; nil for nowhere.
  public var location: XCUILocation? {
    get { onMainActor { LocationCenter.shared.location.position.map(XCUILocation.init(location:)) } }
    set { onMainActor { LocationCenter.shared.location.position = newValue?.location } }
  }

  /// How the phone is held; the interface follows at once. Portrait while no app runs.
  ///
  /// Lying on its back or face, or upside down, the interface stays as it is, as on an iPhone.
  public var orientation: UIDeviceOrientation {
    get {
      onMainActor {
        let isLandscape = RunningApp.current?.simulator.settings.isLandscape == true
        return held.isLandscape == isLandscape && RunningApp.current != nil
          ? held : isLandscape ? .landscapeLeft : .portrait
      }
    }
    set {
      held = newValue
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
  public enum Button: Int, Sendable {
    case home = 1
    case action = 4
    case camera = 5
  }

  /// Whether the phone has a button: the home button, or what stands for it, and no other.
  public func hasHardwareButton(_ button: Button) -> Bool { button == .home }

  /// Presses a button; the home button sends the app to the background. One that the phone does not have makes the test fail.
  public func press(_ button: Button) {
    guard hasHardwareButton(button) else {
      return SimulatorTestCase.fail("The phone has no \(button) button: ask hasHardwareButton(_:).")
    }
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

/// The system of the phone.
public final class XCUISystem: NSObject, Sendable {
  override init() { super.init() }

  /// Opens an address with the app that it is for. There is one app on the phone; what it does not open makes the test fail.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    XCUIApplication().open(url, file: file, line: line)
  }
}

/// A place in the world.
public final class XCUILocation: NSObject, Sendable {
  /// The place.
  public let location: CLLocation

  /// A place.
  public init(location: CLLocation) {
    self.location = location
    super.init()
  }
}
