import Foundation
import Simulator
import SwiftUI
import Testing

// A pointer, as of a mouse or a trackpad, that moves over the screen without pressing anything.
extension Screen {
  /// Moves a pointer to a point, whatever is there; one frame runs.
  public func hover(at point: CGPoint) async throws { try await movePointer(to: point) }

  /// Moves a pointer to a touchable point of the only element that matches a query. Throws
  /// ``ScreenError/notHittable(_:reason:)`` if there is none.
  public func hover(over query: Query, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await find(query).hover() }
  }

  /// Removes the pointer from the screen.
  public func stopHovering() async throws { try await movePointer(to: nil) }

  private func movePointer(to point: CGPoint?) async throws {
    simulator.send(.hover(point, timestamp: inputTime))
    try await frames(1)
  }
}

extension Element {
  /// Moves a pointer over the element; see ``Screen/hover(over:)``.
  public func hover(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await at(sourceLocation) { try await screen.hover(at: touchablePoint()) }
  }
}
