import DisplayList
import Foundation

/// A picture as pixels.
public final class CGImage: Sendable, Hashable {
  @_spi(Scrollwork) public let bitmap: Bitmap

  @_spi(Scrollwork) public init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Pixels.
  public var width: Int { bitmap.width }
  /// Pixels.
  public var height: Int { bitmap.height }
  /// Of one of four components.
  public var bitsPerComponent: Int { 8 }
  /// Of all four components.
  public var bitsPerPixel: Int { 32 }
  /// Without padding.
  public var bytesPerRow: Int { width * 4 }

  /// The part of the picture in a rectangle of pixels; nil where they have nothing in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(
      bitmap.cropped(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap.id) }
}
