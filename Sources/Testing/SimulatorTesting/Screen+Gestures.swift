import DisplayList
import Foundation
import Simulator
import SwiftUI
import Testing

// Gestures at points; those on elements are in Element+Gestures.swift. Each is made of touches, one step per frame.
extension Screen {
  /// Taps a point, whatever is there; the finger lifts after 50 ms.
  public func tap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      try await touch.down(at: point)
      try await frames(2)
      try await touch.up()
      // The first frame acts, the second shows the result, including tasks.
      try await frames(1)
    }
  }

  /// Taps twice within 0.2 seconds.
  public func doubleTap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      try await tap(at: point)
      try await frames(2)
      try await tap(at: point)
    }
  }

  /// Rests a finger on a point before it lifts.
  public func longPress(
    at point: CGPoint, duration: Duration = .seconds(0.6), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await touch.down(at: point)
      try await advance(by: duration)
      try await touch.up()
      try await frames(1)
    }
  }

  /// Drags evenly between two points; the finger rests before it lifts, so that nothing continues to move.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(300),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await touch.down(at: start)
      try await touch.move(to: end, duration: duration)
      try await frames(Self.restingFrames)
      try await touch.up()
    }
  }

  /// Flings: a finger moves at a constant velocity and lifts while it moves.
  ///
  /// The finger moves for a tenth of a second, longer if that is less than 24 points (a scroll view follows after 10),
  /// shorter if it would leave the screen; it lifts at exactly the velocity in each case.
  ///
  /// - Parameter velocity: Points per second; negative values go up and to the left.
  public func fling(from start: CGPoint, velocity: CGVector, sourceLocation: SourceLocation = #_sourceLocation)
    async throws
  {
    try await at(sourceLocation) {
      let speed = hypot(velocity.dx, velocity.dy)
      guard speed >= 60 else { throw ScreenError.gesture("A fling needs at least 60 points a second, not \(speed).") }
      let step = CGVector(dx: velocity.dx * Self.frame, dy: velocity.dy * Self.frame)
      let shortest = Int((24 / (speed * Self.frame)).rounded(.up))
      let longest = stepsOnScreen(from: start, step: step)
      let count = max(shortest, min(6, longest), 1)
      try await touch.down(at: start)
      try await touch.move(
        by: CGVector(dx: step.dx * CGFloat(count), dy: step.dy * CGFloat(count)),
        duration: .seconds(Double(count) * Self.frame))
      try await touch.up()
    }
  }

  /// Returns the number of steps that a finger can make before it leaves the screen.
  private func stepsOnScreen(from start: CGPoint, step: CGVector) -> Int {
    let size = simulator.displayList.size
    func count(_ start: CGFloat, _ step: CGFloat, _ length: CGFloat) -> CGFloat {
      step > 0 ? (length - start) / step : step < 0 ? -start / step : .greatestFiniteMagnitude
    }
    return Int(min(count(start.x, step.dx, size.width), count(start.y, step.dy, size.height), 1_000))
  }

  /// Swipes by 200 points (less on a small screen) around the middle of the screen.
  public func swipe(_ direction: SwipeDirection, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      try await swipe(direction, inside: CGRect(origin: .zero, size: simulator.displayList.size))
    }
  }

  func swipe(_ direction: SwipeDirection, inside frame: CGRect) async throws {
    let unit = direction.vector
    let length = min(200, (unit.dx == 0 ? frame.height : frame.width) * 0.6)
    let start = CGPoint(x: frame.midX - unit.dx * length / 2, y: frame.midY - unit.dy * length / 2)
    // Twelve frames: 1,000 points per second for the whole length.
    let speed = max(length / 0.2, 60)
    try await touch.down(at: start)
    try await touch.move(
      by: CGVector(dx: unit.dx * length, dy: unit.dy * length), duration: .seconds(Double(length / speed)))
    try await touch.up()
  }

  /// Moves two fingers, 100 points apart at the closer end, apart (a scale above 1) or together.
  public func pinch(
    at center: CGPoint, scale: CGFloat, duration: Duration = .milliseconds(300), angle: Angle = .zero,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      guard scale > 0 else { throw ScreenError.gesture("A pinch needs a scale above 0, not \(scale).") }
      let closest: CGFloat = 50
      let start = scale > 1 ? closest : closest / scale
      try await twoFingers(at: center, duration: duration) { share in
        (start * (1 + (scale - 1) * share), angle)
      }
    }
  }

  /// Rotates two fingers, 100 points apart, around a point; positive angles are clockwise.
  public func rotate(
    at center: CGPoint, by angle: Angle, duration: Duration = .milliseconds(300),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      try await twoFingers(at: center, duration: duration) { share in (50, .radians(angle.radians * share)) }
    }
  }

  /// Two fingers opposite each other, whose distance from the centre and angle depend on the fraction of the time.
  private func twoFingers(
    at center: CGPoint, duration: Duration, _ place: (CGFloat) -> (radius: CGFloat, angle: Angle)
  ) async throws {
    func point(_ share: CGFloat, _ finger: Int) -> CGPoint {
      let (radius, angle) = place(share)
      let side: CGFloat = finger == 1 ? -1 : 1
      return CGPoint(
        x: center.x + side * radius * cos(angle.radians), y: center.y + side * radius * sin(angle.radians))
    }
    try await touch.down(at: [point(0, 1), point(0, 2)])
    try await touch.move(duration: duration, fingers: [1, 2], along: point)
    try await frames(Self.restingFrames)
    try await touch.upAll()
  }

  /// Turns the wheel in the middle of the screen, or at a point; positive values scroll down and to the right.
  public func wheel(_ dy: CGFloat, horizontally dx: CGFloat = 0, at point: CGPoint? = nil) async throws {
    let size = simulator.displayList.size
    simulator.send(
      .wheel(
        .init(
          location: point ?? CGPoint(x: size.width / 2, y: size.height / 2), delta: CGPoint(x: dx, y: dy),
          timestamp: inputTime)))
    try await frames(1)
  }

  /// Presses a key, with the given modifier keys held.
  public func press(_ key: InputEvent.Key.Name, shift: Bool = false, command: Bool = false) async throws {
    for isDown in [true, false] {
      simulator.send(
        .key(.init(name: key, shift: shift, command: command, isDown: isDown, timestamp: inputTime)))
    }
    try await frames(1)
  }

  /// Presses the key of a character on a hardware keyboard, with the given modifier keys held. Nothing is typed.
  public func press(
    _ character: Character, shift: Bool = false, command: Bool = false, option: Bool = false, control: Bool = false
  ) async throws {
    for isDown in [true, false] {
      simulator.send(
        .key(
          .init(
            name: .character, character: character, shift: shift, command: command, option: option, control: control,
            isDown: isDown, timestamp: inputTime)))
    }
    try await frames(1)
  }

  /// Shakes the phone: the first responder, or the front controller, receives the motion.
  public func shake() async throws {
    UIApplication.shared.shake(at: inputTime)
    try await frames(1)
  }

  /// After this rest a finger has no velocity: a scroll view uses the last tenth of a second.
  static let restingFrames = 9
}

/// The direction of a swipe; content moves with the finger.
public enum SwipeDirection: Sendable, CaseIterable {
  case up, down, left, right

  var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }
}
