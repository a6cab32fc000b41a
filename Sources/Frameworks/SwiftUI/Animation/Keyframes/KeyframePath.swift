import Foundation

// A cubic keyframe is a Hermite curve. If its velocity at an end is not given and the neighbour there is another
// keyframe, both pass through the value with the velocity of a Catmull-Rom spline, the mean slope over both; at the
// beginning and the end of a track it is zero. That spline is Apple's documentation's; what it is at the ends, and
// beside keyframes of another kind: guess.

/// The keyframes of a track as a function of time.
struct KeyframePath<Data: VectorArithmetic> {
  private struct Segment {
    let start: TimeInterval
    let from: Data
    let keyframe: _Keyframe<Data>
    /// Per second.
    var startVelocity = Data.zero
    var endVelocity = Data.zero
  }

  private let initial: Data
  private var segments: [Segment] = []
  /// Seconds.
  private(set) var duration: TimeInterval = 0

  init(from initial: Data, _ keyframes: [_Keyframe<Data>]) {
    self.initial = initial
    var value = initial
    for keyframe in keyframes {
      segments.append(Segment(start: duration, from: value, keyframe: keyframe))
      value = keyframe.target
      duration += max(0, keyframe.duration)
    }
    for index in segments.indices {
      let (before, after) = (slopeAtStart(of: index), slopeAtStart(of: index + 1))
      segments[index].startVelocity = before
      segments[index].endVelocity = after
      switch segments[index].keyframe.kind {
      case .cubic(let start, let end):
        if let start { segments[index].startVelocity = start }
        if let end { segments[index].endVelocity = end }
      case .spring(_, let start): if let start { segments[index].startVelocity = start }
      case .linear, .move: break
      }
    }
  }

  private func slopeAtStart(of index: Int) -> Data {
    guard index > 0, index < segments.count else { return .zero }
    let (before, after) = (segments[index - 1], segments[index])
    let time = before.keyframe.duration + after.keyframe.duration
    guard time > 0, before.keyframe.duration > 0, after.keyframe.duration > 0 else { return .zero }
    return (after.keyframe.target - before.from).scaled(by: 1 / time)
  }

  func value(at time: TimeInterval) -> Data {
    guard let last = segments.last else { return initial }
    guard time < duration else { return last.keyframe.target }
    guard let segment = segments.last(where: { $0.start <= max(0, time) && $0.keyframe.duration > 0 }) else {
      return initial
    }
    let elapsed = max(0, time) - segment.start
    let (from, to, length) = (segment.from, segment.keyframe.target, segment.keyframe.duration)
    switch segment.keyframe.kind {
    case .move: return to
    case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: elapsed / length))
    case .spring(let spring, _):
      return from
        + spring.value(target: to - from, initialVelocity: segment.startVelocity, time: elapsed)
    case .cubic:
      let t = elapsed / length
      let (t2, t3) = (t * t, t * t * t)
      return from.scaled(by: 2 * t3 - 3 * t2 + 1) + to.scaled(by: 3 * t2 - 2 * t3)
        + segment.startVelocity.scaled(by: (t3 - 2 * t2 + t) * length)
        + segment.endVelocity.scaled(by: (t3 - t2) * length)
    }
  }
}
