import Foundation

/// What a `ScreenPainter` did for one display list.
public struct PaintedFrame: Sendable, Equatable {
  /// Rectangles that were painted, in device pixels; empty if the list shows what is there already.
  public var damage: [CGRect]
  /// Where pixels were moved instead of being painted, in device pixels.
  public var shifted: CGRect?

  init(damage: [PixelRect], shifted: PixelRect?) {
    self.damage = damage.map { $0.scaled(by: 1) }
    self.shifted = shifted?.scaled(by: 1)
  }

  /// The areas of all painted rectangles together, in pixels.
  public var paintedPixels: Int { damage.reduce(0) { $0 + Int($1.width * $1.height) } }
}
