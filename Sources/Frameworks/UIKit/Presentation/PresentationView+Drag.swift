import Foundation

/// Dragging a sheet.
extension PresentationView {
  /// Whether a finger can drag the sheet.
  package var canBeDragged: Bool { sheet.map { $0.posture(in: self) != .covering } ?? false }
  /// Whether scrolling up enlarges the sheet first.
  package var canGrow: Bool { sheet?.canGrow(in: self) ?? false }

  /// Starts a drag; returns the position of the upper edge.
  package func beginDrag() -> CGFloat {
    stopMotion()
    isHeld = true
    return cardFrame.minY
  }

  /// Drags the upper edge to a position, in points from the top.
  package func drag(top: CGFloat) { sheet?.follow(top: top, in: self) }

  /// Ends a drag with a downward velocity in points per second.
  package func endDrag(velocity: CGFloat) {
    isHeld = false
    sheet?.release(velocity: velocity, in: self)
  }
}
