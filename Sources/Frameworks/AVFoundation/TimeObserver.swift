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

/// An observer of an item's time: periodic, or of some times.
final class TimeObserver: @unchecked Sendable {
  private let interval: Double
  /// The times at which an observer that is not periodic is called, in seconds.
  private let boundaries: [Double]?
  private let queue: DispatchQueue?
  private let block: @Sendable (CMTime) -> Void
  /// The current time of the item.
  @MainActor var time: @MainActor () -> Double = { 0 }
  @MainActor private var timer: PlaybackTimer?

  init(_ interval: Double, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
    (self.interval, boundaries, self.queue, self.block) = (interval, nil, queue, block)
  }

  init(boundaries: [Double], _ queue: DispatchQueue?, _ block: @escaping @Sendable () -> Void) {
    (interval, self.boundaries, self.queue) = (0, boundaries, queue)
    self.block = { _ in block() }
  }

  @MainActor func stop() { timer = nil }

  /// Schedules calls after the item changed its position or speed.
  @MainActor func plan(speed: Float, from place: Double) {
    timer = nil
    if let boundaries { return wait(for: boundaries, speed: speed, from: place) }
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

  /// Schedules the call for the next boundary, and after it for the one that follows.
  @MainActor private func wait(for boundaries: [Double], speed: Float, from place: Double) {
    guard speed != 0 else { return }
    let ahead = boundaries.filter { speed > 0 ? $0 > place : $0 < place }
    guard let next = speed > 0 ? ahead.min() : ahead.max() else { return }
    timer = PlaybackTimer(after: abs(next - place) / Double(abs(speed)), queue: nil) { [weak self] in
      MainActor.assumeIsolated {
        self?.tell()
        self?.wait(for: boundaries, speed: speed, from: next)
      }
    }
  }

  @MainActor private func tell() {
    let now = CMTime(seconds: time(), preferredTimescale: 1_000_000_000)
    let block = block
    (queue ?? .main).async { block(now) }
  }
}
