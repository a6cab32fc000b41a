import Foundation
import Simulator
import SwiftUI
import VirtualTime
import Testing

// Time of a screen. In virtual time a frame begins when everything that is due before it has run.
extension Screen {
  /// Seconds since the screen appeared, on the clock of the frames.
  public var now: TimeInterval { (ContinuousClock.now - start) / .seconds(1) }

  /// The timestamp of input that is sent now.
  var inputTime: TimeInterval { max(now, simulator.now) }

  func drain() async {
    if VirtualTime.isOpen { await VirtualTime.drain() } else { await Task.yield() }
  }

  package func runFrame() {
    simulator.advance(to: inputTime)
    recorder.record(simulator)
    for observer in frameObservers { observer() }
  }

  /// Lets time pass up to the next frame, with everything that is due on the way, and runs the frame.
  func nextFrame() async throws {
    if VirtualTime.isOpen {
      try await VirtualTime.advance(by: .seconds(Self.frame))
      await VirtualTime.drain()
    } else {
      try await Task.sleep(for: .seconds(Self.frame))
    }
    runFrame()
  }

  /// Runs a number of frames, 60 to a second.
  public func frames(_ count: Int) async throws {
    for _ in 0..<count { try await nextFrame() }
  }

  /// Lets time pass, frame by frame; what does not fill a frame is rounded up to one. Frames in which nothing can happen,
  /// since nothing moves and nothing is due, do not run, so ten minutes of rest cost nothing.
  public func advance(by duration: Duration) async throws {
    var left = Self.frames(in: duration)
    while left > 0 {
      let idle = min(left - 1, idleFrames)
      if idle > 0 { try await VirtualTime.advance(by: .seconds(Self.frame * Double(idle))) }
      try await nextFrame()
      left -= 1 + idle
    }
  }

  /// How many frames from now on nothing can happen in: until the next timer is due.
  private var idleFrames: Int {
    guard VirtualTime.isOpen, VirtualTime.pendingJobs == 0, VirtualTime.externalWork.isEmpty,
      !simulator.needsFrame, simulator.nextDeadline == nil
    else { return 0 }
    guard let deadline = VirtualTime.nextDeadline else { return .max }
    return max(0, Int((deadline - VirtualTime.now) / .seconds(1) / Self.frame) - 1)
  }

  /// How many frames a duration takes, at least 0.
  static func frames(in duration: Duration) -> Int {
    max(0, Int((duration / .seconds(1) / frame - 1e-6).rounded(.up)))
  }

  /// Runs frames until nothing is left to come: no animation or scroll is under way, no state is about to change the
  /// screen, no task, timer or work outside is due.
  ///
  /// Animations without end (a spinner, `repeatForever`) are a steady state and not waited for. A timer that repeats
  /// never lets the screen come to rest either, so as soon as nothing else is left it is named in the error; let time
  /// pass with ``advance(by:)`` there.
  ///
  /// - Parameter limit: how long to wait at most, on the frames' clock.
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

  /// What ``settle(limit:)`` waits for, each in words; empty on a screen at rest.
  public var busyReasons: [String] {
    var reasons = simulator.runtime.busyReasons
    if VirtualTime.pendingJobs > 0 { reasons.append("jobs that could run: \(VirtualTime.pendingJobs)") }
    reasons += VirtualTime.pendingTimerList.map(\.description)
    reasons += VirtualTime.externalWork.map { "work outside: \($0)" }
    return reasons
  }

  /// Runs frames in real time until a condition holds: for what a real server answers. Throws after `limit`.
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

/// Tells timers that fire for ever from those that are waited for.
@MainActor
private struct RepeatingTimers {
  /// The deadlines that the run loop's timers had, on the frames' clock.
  private var deadlines: [TimeInterval] = []

  /// True if all of what keeps the screen busy, `count` things, are timers that repeat.
  mutating func areAllThatIsLeft(of count: Int, at now: TimeInterval) -> Bool {
    let pending = VirtualTime.pendingTimerList
    guard !pending.isEmpty else { return false }
    if let timer = pending.first(where: { $0.kind == .timer }) {
      let deadline = now + timer.remaining / .seconds(1)
      if deadlines.last.map({ deadline - $0 > 1e-4 }) ?? true { deadlines.append(deadline) }
    }
    return count == pending.count && pending.allSatisfy { $0.interval != nil || $0.kind == .timer && repeats }
  }

  /// A `Timer` does not say that it repeats; three equal distances between its deadlines do.
  private var repeats: Bool {
    let last = deadlines.suffix(4)
    let steps = zip(last, last.dropFirst()).map { $1 - $0 }
    return steps.count == 3 && steps.allSatisfy { abs($0 - steps[0]) < 1e-3 }
  }
}
