import Foundation

/// How fast a finger is, from where it was when.
///
/// The velocity is the slope of the straight line that fits the positions of the last tenth of a second best (least
/// squares), which one late or jittery report does not spoil. A finger at rest reports nothing, so a silence is filled
/// with reports of the place where it was last seen: the velocity falls as the finger rests and is 0 after a tenth of a
/// second. UIKit's own method is not documented, nor is any limit; none is applied.
struct VelocityTracker: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var point: CGPoint
    var time: Double
  }

  /// The latest positions, oldest first; none is older than the window when the latest came.
  private var samples: [Sample] = []

  /// Records where the finger is at `time` seconds. Lifting it is no report. One that is older than the last is
  /// ignored, and one of the same time replaces it.
  mutating func add(_ point: CGPoint, at time: Double) {
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(point: point, time: time))
    samples.removeAll { $0.time < time - ScrollPhysics.velocityWindow }
  }

  /// The velocity in points a second at `time` seconds, which is when the finger lifts.
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

  /// Forgets the finger.
  mutating func reset() {
    samples = []
  }
}
