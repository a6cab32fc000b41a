import Foundation

/// A timer that ends when released. Dispatch timers may be used on any thread.
final class PlaybackTimer: @unchecked Sendable {
  private let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - interval: the seconds between calls; nil for a single call.
  ///   - queue: nil for the main queue.
  init(
    after delay: Double, every interval: Double? = nil, queue: DispatchQueue?, _ body: @escaping @Sendable () -> Void
  ) {
    timer = DispatchSource.makeTimerSource(queue: queue ?? .main)
    if let interval {
      timer.schedule(deadline: .now() + delay, repeating: interval)
    } else {
      timer.schedule(deadline: .now() + min(delay, 1e9))
    }
    timer.setEventHandler(handler: body)
    timer.activate()
  }

  deinit { timer.cancel() }
}

/// A periodic observer of an item's time.
final class TimeObserver: @unchecked Sendable {
  private let interval: Double
  private let queue: DispatchQueue?
  private let block: @Sendable (CMTime) -> Void
  /// The current time of the item.
  @MainActor var time: @MainActor () -> Double = { 0 }
  @MainActor private var timer: PlaybackTimer?

  init(_ interval: Double, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
    (self.interval, self.queue, self.block) = (interval, queue, block)
  }

  @MainActor func stop() { timer = nil }

  /// Schedules calls after the item changed its position or speed.
  @MainActor func plan(speed: Float, from place: Double) {
    timer = nil
    tell()
    guard speed != 0 else { return }
    // At multiples of the interval in the item's time.
    let steps = speed > 0 ? floor(place / interval + 1e-9) + 1 : ceil(place / interval - 1e-9) - 1
    let pace = Double(abs(speed))
    timer = PlaybackTimer(after: abs(steps * interval - place) / pace, every: interval / pace, queue: nil) {
      [weak self] in
      MainActor.assumeIsolated { self?.tell() }
    }
  }

  @MainActor private func tell() {
    let now = CMTime(seconds: time(), preferredTimescale: 1_000_000_000)
    let block = block
    (queue ?? .main).async { block(now) }
  }
}
