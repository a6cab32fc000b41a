import DisplayList
import Automation
import Foundation
import PhoneHosting
import Rasterizer
import ScrollworkSwiftUI
import ScrollworkUIKit
import Simulator

/// The phone of a session in real time: its frames run by themselves while something moves, and waiting conditions are
/// checked after each frame. Nothing polls.
@MainActor
final class RunningPhone {
  let simulator: Simulator
  let now: @Sendable () -> TimeInterval
  /// Created for the first picture.
  lazy var rasterizer = Rasterizer()
  private var frames: FrameLoop?
  private var waiters: [Int: Waiter] = [:]
  private var lastWaiter = 0
  var lastFinger = 0
  /// When the fingers' last movement or rest ended, by its planned duration; nil before the first.
  var fingersTime: TimeInterval?
  /// The fingers of touch actions that are down, by their sources' ids, with their last positions.
  var heldFingers: [String: Int] = [:]
  var fingerPlaces: [String: CGPoint] = [:]
  /// The automatic answer to the system's alerts.
  var alertAnswer: Capabilities.AlertAnswer? {
    didSet { answerAlert() }
  }
  private var isAnswering = false

  private struct Waiter {
    var condition: () -> Bool
    var continuation: CheckedContinuation<Bool, Never>
    var timer: Task<Void, Never>
  }

  init(_ simulator: Simulator, now: @escaping @Sendable () -> TimeInterval) {
    self.simulator = simulator
    self.now = now
    frames = FrameLoop(source: simulator, now: now) { [weak self] _ in self?.askWaiters() }
    simulator.onNeedsFrame = { [weak self] in self?.frames?.wake() }
    frames?.wake()
  }

  /// Ends the app. Waiting calls fail.
  func stop() {
    simulator.onNeedsFrame = nil
    frames?.stop()
    for id in waiters.keys { finish(id, false) }
    simulator.tearDown()
  }

  /// The elements on the screen now.
  var root: ElementSnapshot { ElementSnapshot(screen: simulator.runtime) }

  var isInBackground: Bool { simulator.scenePhase == .background }

  // MARK: Waiting

  /// Waits until a condition holds, at most for a time in seconds. Returns whether it holds. It is checked at once,
  /// after each frame and at the end.
  /// - Throws: `CancellationError` when the task is cancelled.
  func wait(_ seconds: TimeInterval, until condition: @escaping () -> Bool) async throws -> Bool {
    try Task.checkCancellation()
    if condition() { return true }
    guard seconds > 0 else { return false }
    lastWaiter += 1
    let id = lastWaiter
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let timer = Task { [weak self] in
          guard (try? await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(1))) != nil else { return }
          self?.finish(id, condition())
        }
        waiters[id] = Waiter(condition: condition, continuation: continuation, timer: timer)
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.finish(id, false) }
    }
    try Task.checkCancellation()
    return result
  }

  /// Waits until nothing moves, as XCUITest does before each action; endless animations and scroll bars do not count.
  /// - Parameter coasts: whether content that a finger has flung may still move.
  func waitForIdle(_ limit: TimeInterval, coasts: Bool = false) async throws {
    guard !isInBackground else { return }
    _ = try await wait(limit) { [weak self] in
      guard let self else { return true }
      return !isAnswering && simulator.runtime.busyReasons(scrollBars: false, coasting: !coasts).isEmpty
    }
  }

  private func askWaiters() {
    answerAlert()
    for (id, waiter) in waiters where waiter.condition() { finish(id, true) }
  }

  /// Answers the system's alert on the screen, once; it disappears in a later turn of the main queue.
  private func answerAlert() {
    let alerts = Phone.current.alerts
    guard let alertAnswer, !isAnswering, let alert = alerts.current else { return }
    isAnswering = true
    alerts.answer(alertAnswer.button(of: alert.buttons.count))
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isAnswering = false
        self?.askWaiters()
      }
    }
  }

  private func finish(_ id: Int, _ result: Bool) {
    guard let waiter = waiters.removeValue(forKey: id) else { return }
    waiter.timer.cancel()
    waiter.continuation.resume(returning: result)
  }

  /// Waits for a time in seconds; frames run meanwhile.
  func pass(_ seconds: TimeInterval) async throws {
    if seconds > 0 { try await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(1)) }
  }

  // MARK: Input

  /// The timestamp of input that is sent now.
  var inputTime: TimeInterval { max(now(), simulator.now) }

  func send(_ event: InputEvent) {
    simulator.send(event)
    frames?.wake()
  }

  /// Changes device or settings.
  func change(_ change: (inout DeviceSettings) -> Void) {
    var settings = simulator.settings
    change(&settings)
    simulator.apply(device: simulator.device, settings: settings)
    frames?.wake()
  }

  func enterBackground() { simulator.enterBackground() }

  func enterForeground() {
    simulator.enterForeground()
    frames?.wake()
  }
}
