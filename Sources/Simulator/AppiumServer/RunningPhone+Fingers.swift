import DisplayList
import Foundation
import PhoneHosting
import ScrollworkUIKit
import Simulator

// Fingers in real time: a finger's position depends on the elapsed real time. A slow machine shows fewer positions on
// the way, but receives all of them, as an app on an iPhone does.
extension RunningPhone {
  /// Sends a touch. As on an iPhone, its timestamp says when the finger was there, however late it arrives: else a busy
  /// machine would turn a flick into a slow movement.
  /// - Parameter time: when the finger was there; nil for the end of the last movement, or now if there was none.
  func touch(_ finger: Int, _ phase: InputEvent.Touch.Phase, at location: CGPoint, time: TimeInterval? = nil) {
    let timestamp = time ?? fingersTime ?? inputTime
    send(.touch(.init(id: finger, phase: phase, location: location, timestamp: timestamp)))
  }

  /// Returns a number that no other finger has.
  func newFinger() -> Int {
    lastFinger += 1
    return lastFinger
  }

  /// Presses for a time in seconds. The shortest press is a guess at what XCUITest does.
  func press(at point: CGPoint, for duration: TimeInterval = 0.05) async throws {
    try await hold([newFinger()], from: [point], to: [point]) { _ in try await move([], lasting: duration) }
  }

  /// Taps twice, a tenth of a second apart.
  func doubleTap(at point: CGPoint) async throws {
    try await press(at: point)
    try await pass(0.1)
    try await press(at: point)
  }

  /// Presses, rests, moves within a duration, rests again and lifts; times in seconds.
  func drag(
    from start: CGPoint, to end: CGPoint, after rest: TimeInterval, within duration: TimeInterval,
    holding: TimeInterval = 0
  ) async throws {
    try await hold([newFinger()], from: [start], to: [end]) { fingers in
      try await move([], lasting: rest)
      try await move([FingerPath(finger: fingers[0], start: start, end: end, duration: duration)])
      try await move([], lasting: holding)
    }
  }

  /// Puts fingers down, performs an action and lifts them. If that is cancelled, their touches are cancelled.
  private func hold(
    _ fingers: [Int], from starts: [CGPoint], to ends: [CGPoint], _ body: ([Int]) async throws -> Void
  ) async throws {
    fingersTime = nil
    defer { fingersTime = nil }
    for (finger, start) in zip(fingers, starts) { touch(finger, .began, at: start) }
    do {
      try await body(fingers)
    } catch {
      for (finger, end) in zip(fingers, ends) { touch(finger, .cancelled, at: end) }
      throw error
    }
    for (finger, end) in zip(fingers, ends) { touch(finger, .ended, at: end) }
    try await pass(FrameLoop.interval)
  }

  /// Moves fingers that are down on straight lines, each in its own time; returns when all have arrived and a time in
  /// seconds is over.
  func move(_ paths: [FingerPath], lasting: TimeInterval = 0) async throws {
    let start = fingersTime ?? inputTime
    var left = paths
    var told: TimeInterval = 0
    while let longest = left.map(\.duration).max() {
      if longest > 0 { try await pass(FrameLoop.interval) }
      let time = now() - start
      // After a long frame, the positions in between are sent late.
      while min(time, longest) - told > 2 * FrameLoop.interval {
        told += FrameLoop.interval
        for path in left { touch(path.finger, .moved, at: path.location(after: told), time: start + told) }
      }
      told = time
      for path in left {
        touch(path.finger, .moved, at: path.location(after: time), time: start + min(time, path.duration))
      }
      left.removeAll { time >= $0.duration }
    }
    try await pass(lasting - (now() - start))
    fingersTime = start + paths.map(\.duration).reduce(lasting, max)
  }

  /// Moves two fingers apart, or together if the scale is below 1, until the distance between them has changed by that
  /// factor; within a duration in seconds. At their widest they span most of the rectangle's width.
  func pinch(in rect: CGRect, scale: CGFloat, within duration: TimeInterval) async throws {
    let widest = rect.width * 0.8
    let (before, after) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
    func places(_ distance: CGFloat) -> [CGPoint] {
      [-0.5, 0.5].map { CGPoint(x: rect.midX + distance * $0, y: rect.midY) }
    }
    try await hold([newFinger(), newFinger()], from: places(before), to: places(after)) { fingers in
      try await move(
        fingers.indices.map { index in
          FingerPath(
            finger: fingers[index], start: places(before)[index], end: places(after)[index], duration: duration)
        })
    }
  }

  /// Moves the scroll view under a point; positive distances scroll down and to the right.
  func scroll(by delta: CGVector, at point: CGPoint) {
    send(.wheel(.init(location: point, delta: CGPoint(x: delta.dx, y: delta.dy), timestamp: inputTime)))
  }
}

/// A straight line on which a finger moves at constant speed; the duration is in seconds.
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
