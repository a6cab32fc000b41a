import Foundation
import Simulator
import SwiftUI
import VirtualTime
import Testing

// The time of a screen. In virtual time a frame begins when everything that is due before it has run.
extension Screen {
  /// Seconds since the screen appeared, on the frame clock.
  public var now: TimeInterval { (ContinuousClock.now - start) / .seconds(1) }

  /// The timestamp of input sent now.
  var inputTime: TimeInterval { max(now, simulator.now) }

  func drain() async {
    if VirtualTime.isOpen { await VirtualTime.drain() } else { await Task.yield() }
  }

  package func runFrame() {
    simulator.advance(to: inputTime)
    recorder.record(simulator)
    for observer in frameObservers { observer() }
  }

  /// Lets time pass up to the next frame, with everything that is due before, and runs the frame.
  func nextFrame() async throws {
    if VirtualTime.isOpen {
      try await VirtualTime.advance(by: .seconds(Self.frame))
      await VirtualTime.drain()
    } else {
      try await Task.sleep(for: .seconds(Self.frame))
    }
    runFrame()
  }

  /// Runs a number of frames, at 60 per second.
  public func frames(_ count: Int) async throws {
    for _ in 0..<count { try await nextFrame() }
  }

  /// Lets time pass, frame by frame; partial frames are rounded up. Frames in which nothing can happen, because nothing
  /// moves and nothing is due, do not run, so ten idle minutes are free.
  public func advance(by duration: Duration) async throws {
    var left = Self.frames(in: duration)
    while left > 0 {
      let idle = min(left - 1, idleFrames)
      if idle > 0 { try await VirtualTime.advance(by: .seconds(Self.frame * Double(idle))) }
      try await nextFrame()
      left -= 1 + idle
    }
  }

  /// The number of frames from now on in which nothing can happen: until the next timer is due.
  private var idleFrames: Int {
    guard VirtualTime.isOpen, VirtualTime.pendingJobs == 0, VirtualTime.externalWork.isEmpty,
      !simulator.needsFrame, simulator.nextDeadline == nil
    else { return 0 }
    guard let deadline = VirtualTime.nextDeadline else { return .max }
    return max(0, Int((deadline - VirtualTime.now) / .seconds(1) / Self.frame) - 1)
  }

  /// Returns the number of frames in a duration, at least 0.
  static func frames(in duration: Duration) -> Int {
    max(0, Int((duration / .seconds(1) / frame - 1e-6).rounded(.up)))
  }

  /// Runs frames until the screen is idle: no animation or scroll is running, no state change is pending, and no task,
  /// timer or external work is due.
  ///
  /// Endless animations (a spinner, `repeatForever`) are a steady state and do not count. A repeating timer never lets
  /// the screen come to rest either, so as soon as nothing else is left it is named in the error; use ``advance(by:)``
  /// there.
  ///
  /// - Parameter limit: The longest wait, on the frame clock.
  /// - Throws: ``ScreenError/busy(_:)`` with everything that keeps the screen busy.
  public func settle(limit: Duration = .seconds(30), sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      let end = now + limit / .seconds(1)
      var timers = RepeatingTimers()
      repeat {
        await drain()
        let reasons = busyReasons
        if reasons.isEmpty { return }
        if timers.areAllThatIsLeft(of: reasons.count, at: now) { throw ScreenError.busy(reasons) }
        try await nextFrame()
      } while now < end
      throw ScreenError.busy(busyReasons)
    }
  }

  /// Descriptions of what ``settle(limit:)`` waits for; empty on an idle screen.
  public var busyReasons: [String] {
    var reasons = simulator.runtime.busyReasons
    if VirtualTime.pendingJobs > 0 { reasons.append("jobs that could run: \(VirtualTime.pendingJobs)") }
    reasons += VirtualTime.pendingTimerList.map(\.description)
    reasons += VirtualTime.externalWork.map { "work outside: \($0)" }
    return reasons
  }

  /// Runs frames in real time until a condition is met, to wait for a real server. Throws after `limit`.
  public func wait(
    _ what: String, limit: Duration = .seconds(10), sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) async throws {
    try await at(sourceLocation) {
      let clock = ContinuousClock()
      let end = clock.now + limit
      while !condition() {
        guard clock.now < end else { throw ScreenError.waited(what, busy: busyReasons) }
        try await nextFrame()
      }
    }
  }
}

/// Distinguishes repeating timers from those that are waited for.
@MainActor
private struct RepeatingTimers {
  /// The past deadlines of the run loop's timers, on the frame clock.
  private var deadlines: [TimeInterval] = []

  /// Returns whether all `count` things that keep the screen busy are repeating timers.
  mutating func areAllThatIsLeft(of count: Int, at now: TimeInterval) -> Bool {
    let pending = VirtualTime.pendingTimerList
    guard !pending.isEmpty else { return false }
    if let timer = pending.first(where: { $0.kind == .timer }) {
      let deadline = now + timer.remaining / .seconds(1)
      if deadlines.last.map({ deadline - $0 > 1e-4 }) ?? true { deadlines.append(deadline) }
    }
    return count == pending.count && pending.allSatisfy { $0.interval != nil || $0.kind == .timer && repeats }
  }

  /// A `Timer` does not say that it repeats; three equal intervals between its deadlines do.
  private var repeats: Bool {
    let last = deadlines.suffix(4)
    let steps = zip(last, last.dropFirst()).map { $1 - $0 }
    return steps.count == 3 && steps.allSatisfy { abs($0 - steps[0]) < 1e-3 }
  }
}
