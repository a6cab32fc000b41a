import Foundation

/// What a finger on a sheet does.
extension PresentationView {
  /// A finger may take the sheet along.
  package var canBeDragged: Bool { sheet.map { $0.posture(in: self) != .covering } ?? false }
  /// A finger that scrolls up makes the sheet larger first.
  package var canGrow: Bool { sheet?.canGrow(in: self) ?? false }

  /// A finger takes the sheet; returns where its upper edge is.
  package func beginDrag() -> CGFloat {
    stopMotion()
    isHeld = true
    return cardFrame.minY
  }

  /// The finger wants the upper edge at a height, in points from the top.
  package func drag(top: CGFloat) { sheet?.follow(top: top, in: self) }

  /// The finger lifts at a velocity in points a second downwards.
  package func endDrag(velocity: CGFloat) {
    isHeld = false
    sheet?.release(velocity: velocity, in: self)
  }
}
