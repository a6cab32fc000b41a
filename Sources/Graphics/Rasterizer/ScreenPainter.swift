import DisplayList
import Foundation

/// Keeps the picture of a screen and brings it up to one display list after another.
@MainActor
public final class ScreenPainter {
  private let rasterizer = Rasterizer()
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var shown: DisplayList?
  /// Device pixels of the picture; 0 before the first list.
  public private(set) var width = 0
  public private(set) var height = 0

  public init() {}

  isolated deinit { memory.deallocate() }

  /// Brings the picture up to the list.
  @discardableResult
  public func paint(_ list: DisplayList) -> PaintedFrame {
    let area = list.pixels
    if area.width != width || area.height != height {
      memory.deallocate()
      memory = .allocate(byteCount: area.area * 4, alignment: 64)
      (width, height) = (area.width, area.height)
    }
    shown = list
    guard let start = memory.baseAddress else { return PaintedFrame(damage: [], shifted: nil) }
    rasterizer.paint(list, [area], into: start)
    return PaintedFrame(damage: [area], shifted: nil)
  }

  /// Calls `body` with the pixels: premultiplied, 4 bytes each in the order blue, green, red, alpha, rows of `width * 4`
  /// bytes from the top. Valid during the call only.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(memory))
  }

  /// A copy of the picture; empty before the first list.
  public func bitmap() -> Bitmap { Bitmap(width: width, height: height, pixels: Data(memory)) }
}
