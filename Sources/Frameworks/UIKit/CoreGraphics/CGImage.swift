import DisplayList
import Foundation

/// Where the opacity is in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none = 0
  /// Behind colours that are multiplied by it.
  case premultipliedLast = 1
  /// In front of colours that are multiplied by it.
  case premultipliedFirst = 2
  /// Behind colours.
  case last = 3
  /// In front of colours.
  case first = 4
  /// Behind colours is room that means nothing.
  case noneSkipLast = 5
  /// In front of colours is room that means nothing.
  case noneSkipFirst = 6
  /// There are no colours.
  case alphaOnly = 7
}

/// How a pixel is made up.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are fractions, not whole numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Four bytes, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Four bytes, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

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

  /// Components from 0 to 1 as a screen has them.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Where the opacity is in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How a pixel is made up.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

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
