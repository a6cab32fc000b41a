import DisplayList
import SimulatorTesting
import SwiftUI

// Fingers for the suites about gestures: single changes of single fingers only.
extension Screen {
  /// Changes a finger, which takes effect in the next frame.
  func change(_ phase: InputEvent.Touch.Phase, at point: CGPoint, finger: Int = 1) {
    simulator.send(.touch(.init(id: finger, phase: phase, location: point, timestamp: max(now, simulator.now))))
  }

  /// Lands a finger and runs one frame.
  func land(_ point: CGPoint, finger: Int = 1) async throws {
    change(.began, at: point, finger: finger)
    try await frames(1)
  }

  /// Moves a finger to a point and runs one frame.
  func slide(_ point: CGPoint, finger: Int = 1) async throws {
    change(.moved, at: point, finger: finger)
    try await frames(1)
  }

  /// Lifts a finger and runs one frame.
  func lift(_ point: CGPoint, finger: Int = 1) async throws {
    change(.ended, at: point, finger: finger)
    try await frames(1)
  }

  /// Lands a finger, moves it from point to point, one per frame, and lifts it at the last.
  func path(_ points: [CGPoint], finger: Int = 1) async throws {
    guard let first = points.first, let last = points.last else { return }
    try await land(first, finger: finger)
    for point in points.dropFirst() { try await slide(point, finger: finger) }
    try await lift(last, finger: finger)
  }
}

extension CGPoint {
  /// Returns a point offset by a number of points.
  func offset(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}
