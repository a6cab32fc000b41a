import DisplayList
import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// An option of creating an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the image is turned upright as its file's orientation says: a Boolean, by default false.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  /// Metadata in place of the file's: a dictionary.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether pixels remain sharp squares when enlarged: a Boolean, by default false.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
  /// The colour space. Caveat: it has no effect.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether high dynamic range is reduced. Caveat: it has no effect.
  public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
}

extension CIImage {
  /// Creates an image from UIKit's; nil if it has no pixels.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Creates an image from UIKit's with options; nil if it has no pixels.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    guard let bitmap = image.bitmap?.full else { return nil }
    self.init(bitmap, options, [:], url: nil)
  }

  /// Creates an image from a bitmap.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, options: nil) }

  /// Creates an image from a bitmap with options.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage.bitmap, options, [:], url: nil)
  }

  /// Creates an image from file data; nil if it is not an image. Its pixels are as stored in the file: see
  /// `CIImageOption.applyOrientationProperty`.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Creates an image from file data with options; nil if it is not an image.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    self.init(file: data, options, url: nil)
  }

  /// Creates an image from a file; nil if there is none. Its pixels are as stored in the file: see
  /// `CIImageOption.applyOrientationProperty`.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Creates an image from a file with options; nil if there is none.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(file: data, options, url: url)
  }

  /// Creates an image from the pixels of a camera image. Caveat: as there is no camera, there are none.
  public convenience init(cvPixelBuffer: CVPixelBuffer) { self.init(cvPixelBuffer: cvPixelBuffer, options: nil) }

  /// Creates an image from the pixels of a camera image with options. Caveat: as there is no camera, there are none.
  public convenience init(cvPixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) { self.init(nil as Bitmap?) }

  /// Creates an image from a camera image. Caveat: as there is no camera, there are none.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
    self.init(cvPixelBuffer: imageBuffer, options: nil)
  }

  /// Creates an image from a camera image with options. Caveat: as there is no camera, there are none.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]?) {
    self.init(cvPixelBuffer: imageBuffer, options: options)
  }

  private convenience init?(file: Data, _ options: [CIImageOption: Any]?, url: URL?) {
    let isUpright = options?[.applyOrientationProperty] as? Bool ?? false
    guard let bitmap = try? ImageDecoder.decode(file, isUpright: isUpright) else { return nil }
    var properties: [String: Any] = [:]
    if let source = CGImageSourceCreateWithData(file as CFData, nil) {
      properties = Self.named(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) ?? [:])
    }
    if isUpright, properties[kCGImagePropertyOrientation] != nil {
      properties[kCGImagePropertyOrientation] = NSNumber(value: 1)
    }
    self.init(bitmap, options, properties, url: url)
  }

  private convenience init(_ bitmap: Bitmap, _ options: [CIImageOption: Any]?, _ properties: [String: Any], url: URL?) {
    self.init(
      bitmap, isCrisp: options?[.nearestSampling] as? Bool ?? false,
      properties: options?[.properties] as? [String: Any] ?? properties, url: url, isSource: true)
  }

  /// Creates an image from pixels in rows from the top.
  ///
  /// Caveat: of another format than `RGBA8`, `BGRA8`, `ARGB8`, `ABGR8`, `L8`, `R8` and `A8`, or if the data are too
  /// short, it is empty. The colour space has no effect.
  /// - Parameter bytesPerRow: The distance between the starts of two rows, in bytes.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let (width, height) = (Int(size.width), Int(size.height))
    guard let order = format.order, width > 0, height > 0, bytesPerRow >= width * order.count,
      data.count >= bytesPerRow * (height - 1) + width * order.count, width * height <= 64_000_000
    else {
      self.init(nil)
      return
    }
    let bytes = [UInt8](data)
    let pixels = Pixels(width: width, height: height).redrawn { x, y in
      let start = y * bytesPerRow + x * order.count
      var value = SIMD4<Float>(0, 0, 0, 1)
      for (index, parts) in order.enumerated() { for part in parts { value[part] = Float(bytes[start + index]) / 255 } }
      return value
    }
    self.init(pixels.bitmap, isSource: true)
  }

  /// Returns the image with other metadata.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    guard let bitmap else { return self }
    return CIImage(
      bitmap, origin: extent.origin, isCrisp: isCrisp, properties: Self.named(properties), url: url, isSource: isSource)
  }

  private static func named(_ properties: [AnyHashable: Any]) -> [String: Any] {
    Dictionary(properties.compactMap { key, value in (key.base as? String).map { ($0, value) } }) { $1 }
  }

  /// The bitmap that the image was created from; nil for an image that was computed.
  public var cgImage: CGImage? { isSource ? bitmap.map { CGImage($0) } : nil }

  /// The colour space of the file: sRGB; nil for an image that was computed.
  public var colorSpace: CGColorSpace? { isSource ? CGColorSpace(name: CGColorSpace.sRGB) : nil }

  // MARK: Single colours

  /// Black, without an end.
  public class var black: CIImage { CIImage(color: .black) }
  /// White, without an end.
  public class var white: CIImage { CIImage(color: .white) }
  /// Grey, without an end.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// Red, without an end.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green, without an end.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue, without an end.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// Cyan, without an end.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta, without an end.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow, without an end.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// Transparent, without an end.
  public class var clear: CIImage { CIImage(color: .clear) }
}
