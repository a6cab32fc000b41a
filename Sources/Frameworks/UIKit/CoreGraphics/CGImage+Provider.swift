import DisplayList
import Foundation
import Rasterizer

extension CGImage {
  /// Creates an image from bytes; nil if there are too few, or unless components have 8 bits.
  ///
  /// Caveat: `decode`, `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = provider.data, (1...65_536).contains(width), (1...65_536).contains(height),
      let layout = PixelLayout(
        model: space.model, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, info: bitmapInfo.rawValue),
      bytesPerRow >= width * layout.byteCount,
      data.count >= bytesPerRow * (height - 1) + width * layout.byteCount
    else { return nil }
    let bitmap = data.withUnsafeBytes {
      layout.bitmap(in: $0, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    self.init(bitmap, layout: layout)
  }

  /// Creates an image from JPEG data; nil if it is none. Caveat: the other arguments have no effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, mediaType: "image/jpeg")
  }

  /// Creates an image from PNG data; nil if it is none. Caveat: the other arguments have no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, mediaType: "image/png")
  }

  private convenience init?(file: CGDataProvider, mediaType: String) {
    guard let data = file.data, (try? ImageDecoder.mediaType(of: data)) == mediaType,
      let bitmap = try? ImageDecoder.decode(data, isUpright: false)
    else { return nil }
    self.init(bitmap, layout: mediaType == "image/jpeg" ? .rgbx : .rgba)
  }

  /// The bytes of the pixels, in rows of `bytesPerRow`.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: layout.data(of: bitmap)) }
  /// The mapping of components before display: none.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether an enlarged image is interpolated.
  public var shouldInterpolate: Bool { true }
  /// How colours outside a screen's gamut are treated.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Whether the image is a mask; never here.
  public var isMask: Bool { false }
  /// Returns the same image.
  public func copy() -> CGImage? { CGImage(bitmap, layout: layout) }

  /// Returns the same image. Caveat: components are not converted, whatever the colour space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { copy() }
}
