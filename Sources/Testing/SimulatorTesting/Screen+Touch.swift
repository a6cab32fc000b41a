import DisplayList
import Foundation
import Simulator
import SwiftUI
import Testing

/// The fingers on a screen, for what no ready-made gesture does: a finger that is held while something else happens,
/// several fingers at once.
///
/// ```swift
/// try await screen.touch.down(at: CGPoint(x: 200, y: 600))
/// try await screen.touch.move(by: CGVector(dx: 0, dy: -110), duration: .milliseconds(200))
/// try await screen.advance(by: .seconds(3))
/// #expect(try screen.scrollOffset(of: "pets").y > 90)
/// try await screen.touch.up()
/// ```
///
/// Fingers are told apart by numbers; without one, finger 1 is meant. Each call runs the frames that it takes.
@MainActor
public struct Touch {
  let screen: Screen

  /// A finger lands; one frame runs.
  public func down(at point: CGPoint, finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      guard screen.fingers[finger] == nil else {
        throw ScreenError.finger("Finger \(finger) is on the screen already.")
      }
      screen.fingers[finger] = point
      screen.send(.began, finger, at: point)
      try await screen.frames(1)
    }
  }

  /// Fingers land in the same frame, numbered from 1.
  public func down(at points: [CGPoint], sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      for (index, point) in points.enumerated() {
        guard screen.fingers[index + 1] == nil else {
          throw ScreenError.finger("Finger \(index + 1) is on the screen already.")
        }
        screen.fingers[index + 1] = point
        screen.send(.began, index + 1, at: point)
      }
      try await screen.frames(1)
    }
  }

  /// A finger that is down moves evenly, a step in each frame and at least one.
  public func move(
    to point: CGPoint, duration: Duration = .milliseconds(200), finger: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      let start = try position(of: finger)
      try await move(duration: duration, fingers: [finger]) { share, _ in
        CGPoint(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share)
      }
    }
  }

  /// A finger that is down moves by a distance in points, evenly.
  public func move(
    by distance: CGVector, duration: Duration = .milliseconds(200), finger: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await at(sourceLocation) {
      let start = try position(of: finger)
      try await move(
        to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), duration: duration, finger: finger)
    }
  }

  /// Fingers that are down move along paths, all in the same frames: `path` says where a finger is after a share of the
  /// duration, from 0 to 1.
  public func move(
    duration: Duration, fingers: [Int], sourceLocation: SourceLocation = #_sourceLocation,
    along path: (_ share: CGFloat, _ finger: Int) -> CGPoint
  ) async throws {
    try await at(sourceLocation) {
      for finger in fingers { _ = try position(of: finger) }
      let steps = max(1, Int((duration / .seconds(1) / Screen.frame).rounded()))
      for step in 1...steps {
        for finger in fingers {
          let point = path(CGFloat(step) / CGFloat(steps), finger)
          screen.fingers[finger] = point
          screen.send(.moved, finger, at: point)
        }
        try await screen.frames(1)
      }
    }
  }

  /// A finger lifts where it is; one frame runs.
  public func up(finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      screen.send(.ended, finger, at: try position(of: finger))
      screen.fingers[finger] = nil
      try await screen.frames(1)
    }
  }

  /// All fingers lift in the same frame.
  public func upAll() async throws {
    for (finger, point) in screen.fingers.sorted(by: { $0.key < $1.key }) { screen.send(.ended, finger, at: point) }
    screen.fingers = [:]
    try await screen.frames(1)
  }

  /// The system takes a finger's touch away, as for an incoming call; one frame runs.
  public func cancel(finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      screen.send(.cancelled, finger, at: try position(of: finger))
      screen.fingers[finger] = nil
      try await screen.frames(1)
    }
  }

  /// Where a finger is that is down.
  private func position(of finger: Int) throws -> CGPoint {
    guard let point = screen.fingers[finger] else { throw ScreenError.finger("Finger \(finger) is not on the screen.") }
    return point
  }
}

extension Screen {
  /// The fingers on the screen.
  public var touch: Touch { Touch(screen: self) }

  /// Queues one change of one finger, now; it acts in the next frame.
  func send(_ phase: InputEvent.Touch.Phase, _ finger: Int, at location: CGPoint) {
    simulator.send(.touch(.init(id: finger, phase: phase, location: location, timestamp: inputTime)))
  }
}
