import DisplayList
import Foundation

/// Collects the drawing commands of a node. Shapes are snapped to device pixels here, because layout keeps fractions.
struct Drawing {
  /// Device pixels per point.
  let scale: CGFloat
  /// The distance from the node's origin, which is on a pixel, to its exact place in points.
  private let rest: CGPoint
  /// The distances for which the same pixels would be drawn.
  private(set) var fit = PixelFit()
  private(set) var commands: [DrawCommand] = []
  /// The reason that something cannot be drawn.
  private(set) var fault: String?

  init(scale: CGFloat, rest: CGPoint = .zero) {
    self.scale = scale
    self.rest = rest
  }

  mutating func append(_ command: DrawCommand) {
    if command.isDrawable { commands.append(command) } else { fault = command.fault ?? fault }
  }

  /// Returns the closest multiple of a pixel.
  func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// Returns the rectangle with its edges snapped to the pixels of the screen, so that those of two neighbours meet.
  mutating func snapped(_ rect: CGRect) -> CGRect {
    let left = fit.x.snapped(rect.minX, at: rest.x, scale: scale)
    let top = fit.y.snapped(rect.minY, at: rest.y, scale: scale)
    let right = fit.x.snapped(rect.maxX, at: rest.x, scale: scale)
    let bottom = fit.y.snapped(rect.maxY, at: rest.y, scale: scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
