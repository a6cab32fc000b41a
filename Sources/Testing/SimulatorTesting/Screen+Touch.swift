import DisplayList
import Foundation
import Simulator
import SwiftUI
import Testing

/// The fingers on a screen, for gestures that are not predefined: a finger held while something else happens, or
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
/// Fingers are identified by numbers; finger 1 is the default. Each call runs the frames it needs.
@MainActor
public struct Touch {
  let screen: Screen

  /// Puts a finger down; one frame runs.
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

  /// Puts fingers down in the same frame, numbered from 1.
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

  /// Moves a finger evenly, a step in each frame and at least one.
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

  /// Moves a finger evenly by a distance in points.
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

  /// Moves fingers along paths in the same frames: `path` returns the position of a finger at a fraction of the
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

  /// Lifts a finger; one frame runs.
  public func up(finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      screen.send(.ended, finger, at: try position(of: finger))
      screen.fingers[finger] = nil
      try await screen.frames(1)
    }
  }

  /// Lifts all fingers in the same frame.
  public func upAll() async throws {
    for (finger, point) in screen.fingers.sorted(by: { $0.key < $1.key }) { screen.send(.ended, finger, at: point) }
    screen.fingers = [:]
    try await screen.frames(1)
  }

  /// Cancels a finger's touch, as the system does for an incoming call; one frame runs.
  public func cancel(finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) {
      screen.send(.cancelled, finger, at: try position(of: finger))
      screen.fingers[finger] = nil
      try await screen.frames(1)
    }
  }

  /// Returns the position of a finger that is down.
  private func position(of finger: Int) throws -> CGPoint {
    guard let point = screen.fingers[finger] else { throw ScreenError.finger("Finger \(finger) is not on the screen.") }
    return point
  }
}

extension Screen {
  /// The fingers on the screen.
  public var touch: Touch { Touch(screen: self) }

  /// Queues a change of one finger, now; it takes effect in the next frame.
  func send(_ phase: InputEvent.Touch.Phase, _ finger: Int, at location: CGPoint) {
    simulator.send(.touch(.init(id: finger, phase: phase, location: location, timestamp: inputTime)))
  }
}
