import Foundation

/// The velocity of a value that changes without animations, for the spring that follows; see
/// `Transaction.tracksVelocity`.
@MainActor
final class VelocityTrack<Value: VectorArithmetic> {
  private var samples: [(time: TimeInterval, value: Value)] = []
  /// Older values do not count, in seconds: a guess.
  private static var window: TimeInterval { 0.1 }

  func add(_ value: Value, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { time - $0.time > Self.window }
    samples.append((time, value))
  }

  /// The velocity per second; nil if it is unknown, or if the value did not change recently.
  func velocity(at now: TimeInterval) -> Value? {
    let recent = samples.filter { now - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return nil }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }
}

extension Animatable {
  /// Adds the animatable data to the track of its last changes, or to a new one, and returns that; nil without data.
  @MainActor
  func velocityTrack(after previous: AnyObject?, at time: TimeInterval) -> AnyObject? {
    guard AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let track = previous as? VelocityTrack<AnimatableData> ?? VelocityTrack()
    track.add(animatableData, at: time)
    return track
  }
}
