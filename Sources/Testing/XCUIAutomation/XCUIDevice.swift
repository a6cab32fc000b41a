import CoreLocation
import Foundation
import Simulator
import UIKit

/// The phone that the app runs on.
public final class XCUIDevice: NSObject, @unchecked Sendable {
  /// The only phone.
  public static let shared = XCUIDevice()

  /// The appearance, light or dark. Numbers as in XCUITest.
  public enum Appearance: Int, Sendable {
    case unspecified, light, dark
  }

  /// The orientation last set by the test.
  private var held = UIDeviceOrientation.portrait
  /// What a test has changed before it launches the app.
  @MainActor private var wishes: [@Sendable (inout DeviceSettings) -> Void] = []

  private override init() { super.init() }

  /// Opens URLs.
  public let system = XCUISystem()

  /// Whether the device supports a pointer: an iPad, but not an iPhone.
  public var supportsPointerInteraction: Bool {
    onMainActor { UIDevice.current.userInterfaceIdiom == .pad }
  }

  /// The phone's location; nil for none.
  public var location: XCUILocation? {
    get { onMainActor { LocationCenter.shared.location.position.map(XCUILocation.init(location:)) } }
    set { onMainActor { LocationCenter.shared.location.position = newValue?.location } }
  }

  /// The orientation of the phone; the interface follows immediately. What is set while no app is running turns the
  /// next one when it is launched; until then it is portrait.
  ///
  /// Face up or down, or upside down, the interface does not change, as on an iPhone.
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

  /// The appearance, light or dark; `unspecified` is light, that of a new phone.
  public var appearance: Appearance {
    get { onMainActor { RunningApp.current?.simulator.settings.isDark == true ? .dark : .light } }
    set { change("change the appearance") { $0.isDark = newValue == .dark } }
  }

  /// The hardware buttons that affect an app. Numbers as in XCUITest.
  public enum Button: Int, Sendable {
    case home = 1
    case action = 4
    case camera = 5
  }

  /// Returns whether the phone has a button: only the home button or its equivalent.
  public func hasHardwareButton(_ button: Button) -> Bool { button == .home }

  /// Presses a button; the home button sends the app to the background. A button that the phone does not have fails the
  /// test.
  public func press(_ button: Button) {
    guard hasHardwareButton(button) else {
      return SimulatorTestCase.fail("The phone has no \(button) button: check hasHardwareButton(_:) first.")
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

  /// Returns the settings of a launched app with what was changed before.
  @MainActor func takeWishes(_ settings: DeviceSettings) -> DeviceSettings {
    defer { wishes = [] }
    return wishes.reduce(into: settings) { $1(&$0) }
  }

  private func change(_ what: String, _ change: @escaping @Sendable (inout DeviceSettings) -> Void) {
    onMainActor {
      guard let app = RunningApp.current else { return wishes.append(change) }
      do {
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

  /// Opens a URL with the corresponding app. There is one app on the phone; a URL that it does not open fails the test.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    XCUIApplication().open(url, file: file, line: line)
  }
}

/// A location.
public final class XCUILocation: NSObject, Sendable {
  /// The underlying location.
  public let location: CLLocation

  /// Creates a location.
  public init(location: CLLocation) {
    self.location = location
    super.init()
  }
}
