import Foundation
import Simulator

/// The object that a frame loop runs.
@MainActor
package protocol FrameSource: AnyObject {
  /// Whether another frame is wanted soon.
  var needsFrame: Bool { get }
  /// The time when something is due although nothing moves, in seconds; nil if nothing is.
  var nextDeadline: TimeInterval? { get }
  func advance(to timestamp: TimeInterval)
}

extension Simulator: FrameSource {}

/// Runs frames while the simulator wants any and sleeps otherwise.
///
/// At most 60 frames a second. After the last wanted frame the loop ends; if the simulator has a deadline (a resting
/// finger that becomes a press, a debounce), one timer is set for it.
@MainActor
package final class FrameLoop {
  private let source: any FrameSource
  private let now: @Sendable () -> TimeInterval
  /// Called after each frame; true for the last one before the loop sleeps.
  private let didRun: @MainActor (_ isLast: Bool) -> Void
  private var running: Task<Void, Never>?
  private var deadline: Task<Void, Never>?
  private var lastFrame = -Double.infinity
  private var isStopped = false

  /// The seconds between two frames: a display of 60 Hz.
  package static let interval = 1.0 / 60

  package init(
    source: any FrameSource, now: @escaping @Sendable () -> TimeInterval, didRun: @escaping @MainActor (Bool) -> Void
  ) {
    self.source = source
    self.now = now
    self.didRun = didRun
  }

  /// Ensures that a frame runs soon.
  package func wake() {
    guard running == nil, !isStopped else { return }
    deadline?.cancel()
    deadline = nil
    running = Task { [weak self] in await self?.run() }
  }

  /// Stops running frames.
  package func stop() {
    isStopped = true
    running?.cancel()
    deadline?.cancel()
  }

  private func run() async {
    var due = lastFrame + Self.interval
    repeat {
      let wait = due - now()
      if wait > 0 { try? await Task.sleep(for: .seconds(wait), tolerance: .milliseconds(1)) }
      if isStopped { return }
      let time = now()
      // Small delays are made up for; after a long one the rhythm restarts, so that no frames are rushed after it.
      due = (time - due > Self.interval ? time : due) + Self.interval
      lastFrame = time
      source.advance(to: time)
      didRun(!source.needsFrame)
    } while source.needsFrame
    running = nil
    guard let next = source.nextDeadline else { return }
    deadline = Task { [weak self, now] in
      let wait = max(0, next - now())
      guard (try? await Task.sleep(for: .seconds(wait), tolerance: .milliseconds(1))) != nil else { return }
      self?.wake()
    }
  }
}
