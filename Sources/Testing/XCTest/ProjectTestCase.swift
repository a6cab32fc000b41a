import Foundation
import ProjectApps
import Simulator
import SimulatorTesting
import UIKit
import XCUIAutomation

/// The base class of a project's tests: corresponds to `XCTestCase` on Apple's systems, where Linux differs.
///
/// On Apple's systems a main-actor class can access the main actor in `setUp()` and similar methods. Here XCTest
/// declares them nonisolated, and an override cannot change that; so a copy of the test overrides `_setUp()`, which is
/// called from there.
open class ProjectTestCase: SimulatorTestCase {
  /// The class and the method, as on Apple's systems: `-[ClassName testMethod]`.
  nonisolated override open var name: String { "-[\(type(of: self)) \(method)]" }

  /// The app that `XCUIApplication` launches, and its phone; nil in unit tests.
  @MainActor package static var app: (app: LoadedApp, device: Device, settings: DeviceSettings)?

  /// The app's variables before anything ran; nil if they cannot be found.
  @MainActor package static var statics: AppStatics?
  @MainActor private static var launches = 0

  @MainActor override open class func screen(for launch: AppLaunch) async throws -> Screen {
    guard let (app, device, settings) = app else {
      throw LoadedApp.Unusable("A unit test cannot launch an app: XCUIApplication is for UI test targets.")
    }
    launches += 1
    if launches > 1 { beginNewProcess() }
    return try await Screen(simulator: app.simulator(device: device, settings: settings))
  }

  /// On an iPhone each launch is a separate process, with its own variables.
  @MainActor private class func beginNewProcess() {
    if let statics { return statics.restore() }
    guard launches == 2 else { return }
    print("note: The app was launched again in the same process: its global and static variables keep their values.")
  }

  /// `setUp()` of the class, on the main actor.
  @MainActor open class func _setUp() {}
  /// `tearDown()` of the class, on the main actor.
  @MainActor open class func _tearDown() {}
  /// `setUp()`, on the main actor.
  @MainActor open func _setUp() {}
  /// `setUpWithError()`, on the main actor.
  @MainActor open func _setUpWithError() throws {}
  /// `tearDown()`, on the main actor.
  @MainActor open func _tearDown() {}
  /// `tearDownWithError()`, on the main actor.
  @MainActor open func _tearDownWithError() throws {}

  nonisolated override open class func setUp() {
    super.setUp()
    MainActor.assumeIsolated { _setUp() }
  }
  nonisolated override open class func tearDown() {
    MainActor.assumeIsolated { _tearDown() }
    super.tearDown()
  }
  nonisolated override open func setUp() {
    nonisolated(unsafe) let test = self
    super.setUp()
    MainActor.assumeIsolated { test._setUp() }
  }
  nonisolated override open func setUpWithError() throws {
    nonisolated(unsafe) let test = self
    try super.setUpWithError()
    try MainActor.assumeIsolated { try test._setUpWithError() }
  }
  nonisolated override open func tearDown() {
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { test._tearDown() }
    super.tearDown()
  }
  nonisolated override open func tearDownWithError() throws {
    nonisolated(unsafe) let test = self
    try MainActor.assumeIsolated { try test._tearDownWithError() }
    try super.tearDownWithError()
  }
}
