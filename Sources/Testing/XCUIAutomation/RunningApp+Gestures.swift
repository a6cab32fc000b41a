import DisplayList
import Automation
import Foundation
import Simulator
import SimulatorTesting
import UIKit
import VirtualTime

extension RunningApp {
  /// Changes one finger, with effect in the next frame.
  private func touch(_ phase: InputEvent.Touch.Phase, at location: CGPoint, finger: Int = 1) {
    let timestamp = max(screen.now, simulator.now)
    simulator.send(.touch(.init(id: finger, phase: phase, location: location, timestamp: timestamp)))
  }

  private func frames(_ seconds: TimeInterval) async throws {
    try await screen.frames(max(1, Int((seconds * 60).rounded())))
  }

  /// Puts fingers down, rests for a duration in seconds, and lifts them.
  func press(at points: [CGPoint], for duration: TimeInterval = 0.05) async throws {
    for (index, point) in points.enumerated() { touch(.began, at: point, finger: index + 1) }
    try await frames(duration)
    for (index, point) in points.enumerated() { touch(.ended, at: point, finger: index + 1) }
    try await screen.frames(2)
  }

  /// Taps twice, a tenth of a second apart.
  func doubleTap(at point: CGPoint) async throws {
    try await press(at: [point])
    try await frames(0.1)
    try await press(at: [point])
  }

  /// Puts a finger down, rests, moves at a speed in points per second, rests again and lifts.
  func drag(
    from start: CGPoint, to end: CGPoint, after press: TimeInterval, velocity: CGFloat, holding: TimeInterval
  ) async throws {
    let (began, realTime) = (screen.now, VirtualTime.realTime)
    touch(.began, at: start)
    try await frames(press)
    try await move([start], to: [end], duration: hypot(end.x - start.x, end.y - start.y) / max(velocity, 1))
    if holding > 0 { try await frames(holding) }
    touch(.ended, at: end)
    noteDrag(since: began, realTime: realTime)
    try await screen.frames(2)
  }

  /// Moves two fingers along paths from their first points within a duration, and lifts them.
  func moveTwoFingers(_ path: (Double) -> [CGPoint], duration: TimeInterval) async throws {
    for (index, point) in path(0).enumerated() { touch(.began, at: point, finger: index + 1) }
    try await screen.frames(1)
    let steps = max(2, Int((duration * 60).rounded()))
    for step in 1...steps {
      for (index, point) in path(Double(step) / Double(steps)).enumerated() {
        touch(.moved, at: point, finger: index + 1)
      }
      try await screen.frames(1)
    }
    for (index, point) in path(1).enumerated() { touch(.ended, at: point, finger: index + 1) }
    try await screen.frames(2)
  }

  private func move(_ starts: [CGPoint], to ends: [CGPoint], duration: TimeInterval) async throws {
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      for (index, (start, end)) in zip(starts, ends).enumerated() {
        let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        touch(.moved, at: point, finger: index + 1)
      }
      try await screen.frames(1)
    }
  }

  /// Types at the focus; text that represents a special key presses that key.
  func type(_ text: String) async throws {
    var rest = text[...]
    while let first = rest.first {
      if XCUIKeyboardKey.deleting.contains(first) {
        rest.removeFirst()
        try await screen.press(.delete)
      } else {
        let run = rest.prefix { !XCUIKeyboardKey.deleting.contains($0) }
        rest.removeFirst(run.count)
        try await screen.type(String(run).replacing(XCUIKeyboardKey.enter.rawValue, with: "\n"))
      }
    }
  }

  /// Moves the scroll view under a point; positive distances scroll down and to the right.
  func scroll(by delta: CGVector, at point: CGPoint) async throws {
    let delta = CGPoint(x: delta.dx, y: delta.dy)
    simulator.send(.wheel(.init(location: point, delta: delta, timestamp: max(screen.now, simulator.now))))
    try await screen.frames(1)
    try await waitForIdle()
  }

  /// Scrolls the scroll view around the only element at a path until a finger can reach it, or nothing moves any more.
  func bringIntoView(_ path: ElementPath) async throws {
    var last: CGRect?
    while let delta = distanceIntoView(path, from: &last) {
      try await scroll(by: delta.vector, at: delta.point)
    }
  }

  /// Returns how far to scroll where; nil if not needed or without effect.
  private func distanceIntoView(
    _ path: ElementPath, from last: inout CGRect?
  ) -> (vector: CGVector, point: CGPoint)? {
    // Keeps the element's ancestors alive.
    let root = root
    let found = path.find(in: root)
    guard found.count == 1, let element = found.first, element.touchPoint == nil, element.frame != last else {
      return nil
    }
    last = element.frame
    return element.distanceIntoView
  }
}
