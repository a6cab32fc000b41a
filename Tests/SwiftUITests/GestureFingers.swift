import DisplayList
import SimulatorTesting
import SwiftUI

// Fingers for the suites about gestures: nothing but single changes of single fingers.
extension Screen {
  /// A change of a finger acts in the next frame.
  func change(_ phase: InputEvent.Touch.Phase, at point: CGPoint, finger: Int = 1) {
    simulator.send(.touch(.init(id: finger, phase: phase, location: point, timestamp: max(now, simulator.now))))
  }

  /// A finger lands; one frame runs.
  func land(_ point: CGPoint, finger: Int = 1) async throws {
    change(.began, at: point, finger: finger)
    try await frames(1)
  }

  /// A finger is somewhere else; one frame runs.
  func slide(_ point: CGPoint, finger: Int = 1) async throws {
    change(.moved, at: point, finger: finger)
    try await frames(1)
  }

  /// A finger lifts; one frame runs.
  func lift(_ point: CGPoint, finger: Int = 1) async throws {
    change(.ended, at: point, finger: finger)
    try await frames(1)
  }

  /// A finger lands, goes from point to point, a frame each, and lifts at the last.
  func path(_ points: [CGPoint], finger: Int = 1) async throws {
    guard let first = points.first, let last = points.last else { return }
    try await land(first, finger: finger)
    for point in points.dropFirst() { try await slide(point, finger: finger) }
    try await lift(last, finger: finger)
  }
}

extension CGPoint {
  /// A point that many points away.
  func offset(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: self.x + x, y: self.y + y) }
}
