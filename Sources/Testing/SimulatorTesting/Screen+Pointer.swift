import Foundation
import Simulator
import SwiftUI
import Testing

// A pointer, as of a mouse or a track pad, that moves over the screen without pressing anything.
extension Screen {
  /// A pointer moves to a point, whatever is there, and rests; one frame runs.
  public func hover(at point: CGPoint) async throws { try await movePointer(to: point) }

  /// A pointer moves to where a finger could touch the one element that meets a query, and rests. Throws
  /// ``ScreenError/notHittable(_:reason:)`` if that is nowhere.
  public func hover(over query: Query, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await find(query).hover() }
  }

  /// The pointer leaves the screen.
  public func stopHovering() async throws { try await movePointer(to: nil) }

  private func movePointer(to point: CGPoint?) async throws {
    simulator.send(.hover(point, timestamp: inputTime))
    try await frames(1)
  }
}

extension Element {
  /// A pointer moves over the element and rests; see ``Screen/hover(over:)``.
  public func hover(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await screen.hover(at: touchablePoint()) }
  }
}
