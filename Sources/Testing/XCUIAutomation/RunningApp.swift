import Automation
import Foundation
import Simulator
import SimulatorTesting
import SwiftUI
import VirtualTime

/// The app launched by a test, on its phone.
@MainActor
final class RunningApp {
  /// The running app; there is only one phone at a time.
  private(set) static var current: RunningApp?
  /// Whether the main thread is inside one of our calls, which run the frames themselves.
  nonisolated(unsafe) private(set) static var isBlocking = false

  let screen: Screen
  private let launch: LaunchSettings
  private var isFrameDue = false

  /// How long an action waits for the app to be idle before it continues anyway, in seconds of virtual time: a minute,
  /// as in XCUITest. Endless animations are not awaited.
  private static let idleLimit: TimeInterval = 60
  private static let frame: TimeInterval = 1.0 / 60

  private init(_ screen: Screen, _ launch: LaunchSettings) {
    self.screen = screen
    self.launch = launch
  }

  var simulator: Simulator { screen.simulator }
  var root: ElementSnapshot { ElementSnapshot(screen: simulator.runtime) }

  // MARK: Life

  /// The times of a launch, in real time.
  struct Launch {
    let start: Double
    let firstFrame: Double
    /// When nothing moved any more.
    let rest: Double
  }

  /// A drag, in the phone's time.
  struct Drag {
    /// When it began, in real time.
    let realTime: Double
    let touch: Double
    let lift: Double
    /// When nothing moved any more.
    var rest: Double
  }

  /// The drags in this process, the last at the end.
  private(set) static var drags: [Drag] = []
  private var isDecelerating = false

  /// Records a drag, whose effect may continue.
  func noteDrag(since touch: Double, realTime: Double) {
    Self.drags.append(Drag(realTime: realTime, touch: touch, lift: screen.now, rest: screen.now))
    isDecelerating = true
  }

  /// The launches of this process, the last at the end.
  private(set) static var launches: [Launch] = []

  static func start(_ arguments: AppLaunch) throws {
    current?.terminate()
    guard let test = SimulatorTestCase.current else {
      throw UITestError("Only a test of a SimulatorTestCase subclass can launch an app.")
    }
    let type = Swift.type(of: test)
    let launch = LaunchSettings(arguments: arguments.arguments, environment: arguments.environment)
    let begin = VirtualTime.realTime
    do {
      let app = RunningApp(try blocking { try await type.screen(for: arguments) }, launch)
      app.simulator.onNeedsFrame = { [weak app] in app?.scheduleFrame() }
      current = app
      let firstFrame = VirtualTime.realTime
      try app.run { app in
        let simulator = app.simulator
        let settings = XCUIDevice.shared.takeWishes(simulator.settings)
        if settings != simulator.settings { simulator.apply(device: simulator.device, settings: settings) }
        try await app.waitForIdle()
      }
      launches.append(Launch(start: begin, firstFrame: firstFrame, rest: VirtualTime.realTime))
    } catch {
      if current == nil { launch.restore() }
      throw error
    }
  }

  func terminate() {
    simulator.onNeedsFrame = nil
    simulator.tearDown()
    launch.restore()
    Self.current = nil
  }

  // MARK: Time

  /// Runs an operation on the app's screen and blocks the test until it has ended.
  func run<Result>(_ operation: @escaping @MainActor (RunningApp) async throws -> Result) throws -> Result {
    defer { if simulator.needsFrame { scheduleFrame() } }
    return try Self.blocking { try await operation(self) }
  }

  static func blocking<Result>(_ operation: @escaping @MainActor () async throws -> Result) throws -> Result {
    let isOutermost = !isBlocking
    isBlocking = true
    defer { if isOutermost { isBlocking = false } }
    return try VirtualTime.runBlocking { try await operation() }
  }

  /// Runs frames until nothing moves, as XCUITest does before each action. Timers and sleeping tasks are not awaited.
  func waitForIdle() async throws {
    await VirtualTime.drain()
    let end = screen.now + Self.idleLimit
    while isMoving, screen.now < end {
      try await screen.frames(1)
    }
    if isDecelerating { Self.drags[Self.drags.count - 1].rest = screen.now }
    isDecelerating = false
    guard isMoving else { return }
    let reasons = simulator.runtime.busyReasons.joined(separator: "; ")
    let message = "The app did not come to rest within \(Int(Self.idleLimit)) s of its time: \(reasons).\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  private var isMoving: Bool { !simulator.runtime.busyReasons.isEmpty }

  /// Runs frames until a condition is met or the timeout expires; returns whether it is met.
  func wait(_ timeout: TimeInterval, until condition: @escaping @MainActor () -> Bool) async throws -> Bool {
    await VirtualTime.drain()
    let end = screen.now + timeout
    while !condition() {
      if screen.now >= end { return false }
      try await screen.frames(1)
    }
    return true
  }

  // The display's frames while the test itself waits, in a wait of XCTest or across an `await`.

  private func scheduleFrame() {
    guard !isFrameDue, !Self.isBlocking else { return }
    isFrameDue = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.frame) { [weak self] in
      MainActor.assumeIsolated { self?.runDueFrame() }
    }
  }

  private func runDueFrame() {
    isFrameDue = false
    guard Self.current === self, !Self.isBlocking else { return }
    screen.runFrame()
    if simulator.needsFrame { scheduleFrame() }
  }
}
