import Foundation

/// The work of a `ScreenPainter` for one display list.
public struct PaintedFrame: Sendable, Equatable {
  /// The painted rectangles, in device pixels; empty if the list shows what is there already.
  public var damage: [CGRect]
  /// The area whose pixels were moved instead of being painted, in device pixels.
  public var shifted: CGRect?

  init(damage: [PixelRect], shifted: PixelRect?) {
    self.damage = damage.map { $0.scaled(by: 1) }
    self.shifted = shifted?.scaled(by: 1)
  }

  /// The total area of all painted rectangles, in pixels.
  public var paintedPixels: Int { damage.reduce(0) { $0 + Int($1.width * $1.height) } }
}
