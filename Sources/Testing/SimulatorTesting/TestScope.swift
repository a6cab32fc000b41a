import Foundation
import Simulator
import SwiftUI
import VirtualTime

/// The test to which the running code belongs.
enum CurrentTest {
  @TaskLocal static var scope: TestScope?
}

/// What one run of a test made, to find what is left at the end.
@MainActor
final class TestScope {
  private var simulators: [Simulator] = []
  private var censuses: [RenderCensus] = []

  private let keepsScreens: Bool

  nonisolated init(keepsScreens: Bool) { self.keepsScreens = keepsScreens }

  /// Adds a screen, which is kept until the end of the test, so that its views disappear in order.
  func add(_ simulator: Simulator) {
    guard keepsScreens else { return }
    simulators.append(simulator)
    censuses.append(RenderCensus(of: simulator.runtime))
  }

  /// Takes all screens down and returns descriptions of what outlives them.
  func end() async -> [String] {
    var left: [String] = []
    for simulator in simulators { simulator.tearDown() }
    await VirtualTime.drain()
    for simulator in simulators {
      left += (simulator.runtime.busyReasons + simulator.runtime.endlessAnimations).map { "still busy: \($0)" }
    }
    simulators = []
    // External work that was cancelled, such as a download, takes time to end.
    try? await VirtualTime.settle(limit: .seconds(2))
    left += censuses.flatMap(\.survivors).map { "views that are still retained: \($0)" }
    left += timers.map { "a timer that is still set: \($0)" }
    left += TaskCensus.running.map { "a task that is still running, or whose handle is retained: \($0)" }
    return left
  }

  /// Sleeps belong to their tasks: a cancelled one also waits for its deadline. The run loop also has one extra `Timer`
  /// after the last was invalidated.
  private var timers: [PendingTimer] {
    let next = RunLoop.main.limitDate(forMode: .default)
    let hasTimer = next != nil && next != .distantFuture
    return VirtualTime.pendingTimerList.filter { $0.kind == .source || $0.kind == .timer && hasTimer }
  }
}
