import DisplayList
import Foundation

/// The position of the opacity in a pixel, and whether colours are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none = 0
  /// Opacity follows premultiplied colours.
  case premultipliedLast = 1
  /// Opacity precedes premultiplied colours.
  case premultipliedFirst = 2
  /// Opacity follows colours.
  case last = 3
  /// Opacity precedes colours.
  case first = 4
  /// Unused bits follow colours.
  case noneSkipLast = 5
  /// Unused bits precede colours.
  case noneSkipFirst = 6
  /// Only opacity.
  case alphaOnly = 7
}

/// The layout of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The most significant byte first.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Two bytes, little-endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Two bytes, big-endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// The bits for floating-point components.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Four bytes, little-endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Four bytes, big-endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A bitmap image.
public final class CGImage: Sendable, Hashable {
  @_spi(Scrollwork) public let bitmap: Bitmap

  let layout: PixelLayout

  @_spi(Scrollwork) public convenience init(_ bitmap: Bitmap) {
    self.init(bitmap, layout: bitmap.mediaType == "image/jpeg" ? .rgbx : .rgba)
  }

  /// Creates an image whose bytes have a layout.
  init(_ bitmap: Bitmap, layout: PixelLayout) {
    self.bitmap = bitmap
    self.layout = layout
  }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// The number of bits per component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits per pixel.
  public var bitsPerPixel: Int { layout.byteCount * 8 }
  /// The number of bytes per row, without padding.
  public var bytesPerRow: Int { width * layout.byteCount }

  /// The screen's colour space, with components from 0 to 1; nil without colours.
  public var colorSpace: CGColorSpace? {
    if alphaInfo == .alphaOnly { return nil }
    return CGColorSpace(name: layout.isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
  }
  /// The position of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { layout.info.alphaInfo }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { layout.info }

  /// Returns the part of the image in a rectangle of pixels; nil if they do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(
      bitmap.cropped(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)),
      layout: layout)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap.id) }
}
