import DisplayList
import Automation
import Foundation
import PhoneHosting
import Rasterizer
import ScrollworkSwiftUI
import ScrollworkUIKit
import Simulator

/// The phone of a session in real time: its frames run by themselves while something moves, and whoever waits is asked after
/// each frame. Nothing polls.
@MainActor
final class RunningPhone {
  let simulator: Simulator
  let now: @Sendable () -> TimeInterval
  /// Made for the first picture.
  lazy var rasterizer = Rasterizer()
  private var frames: FrameLoop?
  private var waiters: [Int: Waiter] = [:]
  private var lastWaiter = 0
  var lastFinger = 0
  /// Fingers of touch actions that are down, and where each has been last, by their sources' ids.
  var heldFingers: [String: Int] = [:]
  var fingerPlaces: [String: CGPoint] = [:]
  /// What happens to the system's questions by itself.
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

  /// Ends the app. Whoever waits is told that it was in vain.
  func stop() {
    simulator.onNeedsFrame = nil
    frames?.stop()
    for id in waiters.keys { finish(id, false) }
    simulator.tearDown()
  }

  /// What is on the screen now.
  var root: ElementSnapshot { ElementSnapshot(screen: simulator.runtime) }

  var isInBackground: Bool { simulator.scenePhase == .background }

  // MARK: Waiting

  /// Waits until a condition holds, at most for a time in seconds; says whether it holds. It is asked at once, after each frame
  /// and at the end.
  /// - Throws: `CancellationError` when nobody wants to know any more.
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

  /// Waits until nothing moves, as XCUITest does before each action; animations without end and scroll bars are not waited for.
  /// - Parameter coasts: content that a finger let go may go on.
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

  /// Answers the system's question that is on the screen, once; it goes in a later turn of the main queue.
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

  /// Lets a time in seconds pass; frames run meanwhile.
  func pass(_ seconds: TimeInterval) async throws {
    if seconds > 0 { try await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(1)) }
  }

  // MARK: Input

  /// When input happens that is sent now.
  var inputTime: TimeInterval { max(now(), simulator.now) }

  func send(_ event: InputEvent) {
    simulator.send(event)
    frames?.wake()
  }

  /// Another device or other settings.
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
