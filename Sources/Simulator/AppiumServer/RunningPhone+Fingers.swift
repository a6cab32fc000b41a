import Foundation
import PhoneHosting
import ScrollworkUIKit
import Simulator

// Fingers in real time: where one is depends on the time that has really passed, so that a slow machine shows fewer
// positions on the way but the same speed.
extension RunningPhone {
  func touch(_ finger: Int, _ phase: InputEvent.Touch.Phase, at location: CGPoint) {
    send(.touch(.init(id: finger, phase: phase, location: location, timestamp: inputTime)))
  }

  /// A number that no other finger has.
  func newFinger() -> Int {
    lastFinger += 1
    return lastFinger
  }

  /// A finger lands, rests for a time in seconds, and lifts. The shortest press is a guess at what XCUITest does.
  func press(at point: CGPoint, for duration: TimeInterval = 0.05) async {
    let finger = newFinger()
    touch(finger, .began, at: point)
    await pass(duration)
    touch(finger, .ended, at: point)
    await pass(FrameLoop.interval)
  }

  /// Two taps, a tenth of a second apart.
  func doubleTap(at point: CGPoint) async {
    await press(at: point)
    await pass(0.1)
    await press(at: point)
  }

  /// A finger lands, rests, moves within a duration, rests again and lifts; times in seconds.
  func drag(
    from start: CGPoint, to end: CGPoint, after rest: TimeInterval, within duration: TimeInterval,
    holding: TimeInterval = 0
  ) async {
    let finger = newFinger()
    touch(finger, .began, at: start)
    await pass(rest)
    await move([FingerPath(finger: finger, start: start, end: end, duration: duration)])
    await pass(holding)
    touch(finger, .ended, at: end)
    await pass(FrameLoop.interval)
  }

  /// Fingers that are down move on straight lines, each in its own time; returns when all have arrived and a time in seconds
  /// is over.
  func move(_ paths: [FingerPath], lasting: TimeInterval = 0) async {
    let start = now()
    var left = paths
    while !left.isEmpty {
      if left.contains(where: { $0.duration > 0 }) { await pass(FrameLoop.interval) }
      let time = now() - start
      for path in left { touch(path.finger, .moved, at: path.location(after: time)) }
      left.removeAll { time >= $0.duration }
    }
    await pass(lasting - (now() - start))
  }

  /// Two fingers side by side move apart, or together if the scale is below 1, until the distance between them has changed by that
  /// factor; in a duration in seconds. At their widest they span most of the rectangle's width.
  func pinch(in rect: CGRect, scale: CGFloat, within duration: TimeInterval) async {
    let widest = rect.width * 0.8
    let (before, after) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
    let paths = [-0.5, 0.5].map { side in
      FingerPath(
        finger: newFinger(), start: CGPoint(x: rect.midX + before * side, y: rect.midY),
        end: CGPoint(x: rect.midX + after * side, y: rect.midY), duration: duration)
    }
    for path in paths { touch(path.finger, .began, at: path.start) }
    await move(paths)
    for path in paths { touch(path.finger, .ended, at: path.end) }
    await pass(FrameLoop.interval)
  }

  /// Moves the scroll view under a point; positive distances scroll down and to the right.
  func scroll(by delta: CGVector, at point: CGPoint) {
    send(.wheel(.init(location: point, delta: delta, timestamp: inputTime)))
  }
}

/// A straight line on which a finger moves at an even speed; the duration is in seconds.
struct FingerPath {
  var finger: Int
  var start: CGPoint
  var end: CGPoint
  var duration: TimeInterval

  func location(after time: TimeInterval) -> CGPoint {
    let share = duration > 0 ? min(1, time / duration) : 1
    return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}
