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
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The highest byte first.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Two bytes, the lowest first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Two bytes, the highest first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// The bits that say whether components are fractions.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
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

  let layout: PixelLayout

  @_spi(Scrollwork) public convenience init(_ bitmap: Bitmap) {
    self.init(bitmap, layout: bitmap.mediaType == "image/jpeg" ? .rgbx : .rgba)
  }

  /// A picture whose bytes an app sees in a layout.
  init(_ bitmap: Bitmap, layout: PixelLayout) {
    self.bitmap = bitmap
    self.layout = layout
  }

  /// Pixels.
  public var width: Int { bitmap.width }
  /// Pixels.
  public var height: Int { bitmap.height }
  /// Of a component.
  public var bitsPerComponent: Int { 8 }
  /// Of all components of a pixel.
  public var bitsPerPixel: Int { layout.byteCount * 8 }
  /// Without padding.
  public var bytesPerRow: Int { width * layout.byteCount }

  /// Components from 0 to 1 as a screen has them; nil where there are no colours.
  public var colorSpace: CGColorSpace? {
    if alphaInfo == .alphaOnly { return nil }
    return CGColorSpace(name: layout.isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
  }
  /// Where the opacity is in a pixel.
  public var alphaInfo: CGImageAlphaInfo { layout.info.alphaInfo }
  /// How a pixel is made up.
  public var bitmapInfo: CGBitmapInfo { layout.info }

  /// The part of the picture in a rectangle of pixels; nil where they have nothing in common.
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
