import Foundation
import Simulator
import SwiftUI
import VirtualTime

/// The test that the running code belongs to.
enum CurrentTest {
  @TaskLocal static var scope: TestScope?
}

/// What one run of a test made, to see at its end what is left.
@MainActor
final class TestScope {
  private var simulators: [Simulator] = []
  private var censuses: [RenderCensus] = []

  private let keepsScreens: Bool

  nonisolated init(keepsScreens: Bool) { self.keepsScreens = keepsScreens }

  /// A screen was made; it is kept until the end of the test, so that its views disappear in order.
  func add(_ simulator: Simulator) {
    guard keepsScreens else { return }
    simulators.append(simulator)
    censuses.append(RenderCensus(of: simulator.runtime))
  }

  /// Takes all screens down and says what outlives them, each in words.
  func end() async -> [String] {
    var left: [String] = []
    for simulator in simulators { simulator.tearDown() }
    await VirtualTime.drain()
    for simulator in simulators {
      left += (simulator.runtime.busyReasons + simulator.runtime.endlessAnimations).map { "still busy: \($0)" }
    }
    simulators = []
    // What was cancelled outside the process, such as a download, takes its time.
    try? await VirtualTime.settle(limit: .seconds(2))
    left += censuses.flatMap(\.survivors).map { "views that are still held by something: \($0)" }
    left += timers.map { "a timer that is still set: \($0)" }
    left += TaskCensus.running.map { "a task that still runs, or whose handle is still held: \($0)" }
    return left
  }

  /// Sleeps are their tasks' business: one that was cancelled waits for its deadline too. So does the run loop for one
  /// `Timer` more after the last was invalidated.
  private var timers: [PendingTimer] {
    let next = RunLoop.main.limitDate(forMode: .default)
    let hasTimer = next != nil && next != .distantFuture
    return VirtualTime.pendingTimerList.filter { $0.kind == .source || $0.kind == .timer && hasTimer }
  }
}
