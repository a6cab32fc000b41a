import Foundation
import Simulator
import SwiftUI

extension Screen {
  /// Queues one change of one finger, now; it acts in the next frame.
  public func touch(_ phase: InputEvent.Touch.Phase, at location: CGPoint, finger: Int = 1) {
    simulator.send(.touch(.init(id: finger, phase: phase, location: location, timestamp: max(now, simulator.now))))
  }

  /// A short tap in the middle of an element.
  public func tap(_ element: AccessibilityNode) async throws {
    try await tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  /// A short tap in the middle of the one element that meets a query.
  public func tap(_ query: Query) async throws { try await tap(resolve(query)) }

  /// A finger that lands and lifts 50 ms later.
  public func tap(at point: CGPoint) async throws {
    touch(.began, at: point)
    try await frames(3)
    touch(.ended, at: point)
    // The first frame acts, the second shows what came of it, tasks included.
    try await frames(2)
  }

  /// A finger lands and stays.
  public func touchDown(at point: CGPoint) async throws {
    touch(.began, at: point)
    try await frames(1)
  }

  /// The finger that is down moves there within a duration.
  public func touchMove(from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(200)) async throws {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      try await frames(1)
    }
  }

  /// The finger that is down lifts there; one frame runs.
  public func touchUp(at point: CGPoint) async throws {
    touch(.ended, at: point)
    try await frames(1)
  }

  /// A finger lands, moves evenly and lifts after resting, so that nothing moves on by itself.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(300)) async throws {
    try await touchDown(at: start)
    try await touchMove(from: start, to: end, duration: duration)
    try await frames(9)
    try await touchUp(at: end)
  }

  /// A finger lands, moves evenly and lifts while it moves.
  public func fling(from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(150)) async throws {
    try await touchDown(at: start)
    try await touchMove(from: start, to: end, duration: duration)
    try await touchUp(at: end)
  }

  /// A turn of the wheel in the middle of the screen, or at a point; positive values scroll down and to the right.
  public func wheel(_ dy: CGFloat, horizontally dx: CGFloat = 0, at point: CGPoint? = nil) async throws {
    let size = simulator.displayList.size
    simulator.send(
      .wheel(
        .init(
          location: point ?? CGPoint(x: size.width / 2, y: size.height / 2), delta: CGVector(dx: dx, dy: dy),
          timestamp: max(now, simulator.now))))
    try await frames(1)
  }

  /// A key goes down and up.
  public func press(_ key: InputEvent.Key.Name, shift: Bool = false) async throws {
    for isDown in [true, false] {
      simulator.send(.key(.init(name: key, shift: shift, isDown: isDown, timestamp: max(now, simulator.now))))
    }
    try await frames(1)
  }
}
