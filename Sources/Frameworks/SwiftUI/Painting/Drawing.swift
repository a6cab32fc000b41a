import DisplayList
import Foundation

/// Collects the drawing commands of a node. Shapes are snapped to device pixels here, because layout keeps fractions.
struct Drawing {
  /// Device pixels per point.
  let scale: CGFloat
  private(set) var commands: [DrawCommand] = []
  /// The reason that something cannot be drawn.
  private(set) var fault: String?

  init(scale: CGFloat) {
    self.scale = scale
  }

  mutating func append(_ command: DrawCommand) {
    if command.isDrawable { commands.append(command) } else { fault = command.fault ?? fault }
  }

  /// Returns the closest multiple of a pixel.
  func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// Returns the rectangle with its edges snapped to pixel boundaries.
  func snapped(_ rect: CGRect) -> CGRect {
    let left = snapped(rect.minX)
    let top = snapped(rect.minY)
    return CGRect(x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }
}
