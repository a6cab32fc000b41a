import Foundation

/// The velocity of a finger, from its recent positions.
///
/// The velocity is the slope of the least-squares line through the positions of the last tenth of a second, which one
/// late or jittery report does not distort. A resting finger reports nothing, so silence is filled with reports of its
/// last position: the velocity falls while the finger rests and is 0 after a tenth of a second. UIKit's own method is
/// not documented, nor is any limit; none is applied.
struct VelocityTracker: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var point: CGPoint
    var time: Double
  }

  /// The latest positions, oldest first, all within the window before the latest one.
  private var samples: [Sample] = []

  /// Records the finger's position at `time` seconds. Lifting is not a report. A report older than the last is ignored,
  /// and one of the same time replaces it.
  mutating func add(_ point: CGPoint, at time: Double) {
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(point: point, time: time))
    samples.removeAll { $0.time < time - ScrollPhysics.velocityWindow }
  }

  /// Returns the velocity in points per second at `time` seconds, when the finger lifts.
  func velocity(at time: Double) -> CGSize {
    guard let last = samples.last else { return .zero }
    let start = time - ScrollPhysics.velocityWindow
    var window = samples.filter { $0.time >= start }
    // The first missing report may just be late.
    var silent = max(start, last.time + ScrollPhysics.touchReportInterval)
    while silent + ScrollPhysics.touchReportInterval / 2 < time {
      window.append(Sample(point: last.point, time: silent))
      silent += ScrollPhysics.touchReportInterval
    }
    guard window.count > 1 else { return .zero }

    let count = CGFloat(window.count)
    let meanTime = window.map { CGFloat($0.time - start) }.reduce(0, +) / count
    let meanX = window.map(\.point.x).reduce(0, +) / count
    let meanY = window.map(\.point.y).reduce(0, +) / count
    var (spread, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for sample in window {
      let time = CGFloat(sample.time - start) - meanTime
      spread += time * time
      x += time * (sample.point.x - meanX)
      y += time * (sample.point.y - meanY)
    }
    return spread > 0 ? CGSize(width: x / spread, height: y / spread) : .zero
  }

  /// Discards the positions.
  mutating func reset() {
    samples = []
  }
}
