import DisplayList
import Foundation
import Rasterizer

extension CGImage {
  /// A picture of bytes; nil where there are too few, or for components of another size than 8 bits.
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

  /// The picture in a JPEG file's bytes; nil if it is none. Caveat: the other arguments have no effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, mediaType: "image/jpeg")
  }

  /// The picture in a PNG file's bytes; nil if it is none. Caveat: the other arguments have no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    self.init(file: source, mediaType: "image/png")
  }

  private convenience init?(file: CGDataProvider, mediaType: String) {
    guard let data = file.data, (try? ImageDecoder.mediaType(of: data)) == mediaType,
      let bitmap = try? ImageDecoder.decode(data, maximumPixels: 16_384, isUpright: false)
    else { return nil }
    self.init(bitmap, layout: mediaType == "image/jpeg" ? .rgbx : .rgba)
  }

  /// The bytes of the pixels, in rows of `bytesPerRow`.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: layout.data(of: bitmap)) }
  /// How components are changed before they are shown: not at all.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Pixels of an enlarged picture are mixed.
  public var shouldInterpolate: Bool { true }
  /// What is done about colours that a screen does not have.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// It only says where to draw: none does here.
  public var isMask: Bool { false }
  /// The same picture.
  public func copy() -> CGImage? { CGImage(bitmap, layout: layout) }

  /// The same picture. Caveat: its numbers stay as they are, whatever the colour space is.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { copy() }
}
