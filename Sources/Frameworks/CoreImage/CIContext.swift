import DisplayList
import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// Renders filtered images.
public final class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() {}

  /// Creates a context. Caveat: no options have an effect.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// The colour space that filters compute in: sRGB.
  public var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The format that filters compute in.
  public var workingFormat: CIFormat { .BGRA8 }

  /// Returns the part of an image in a rectangle; nil if it is empty.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.cropped(to: fromRect).bitmap.map { CGImage($0) }
  }

  /// Returns the part of an image in a rectangle; nil if it is empty. Caveat: the format has no effect, and of colour
  /// spaces only whether they are grey.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { bitmap(of: image, in: fromRect, colorSpace).map { CGImage($0) } }

  /// Returns the part of an image in a rectangle; nil if it is empty. Caveat: the format has no effect, and of colour
  /// spaces only whether they are grey; it is computed at once.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace) }

  /// Writes the pixels of a part of an image, in rows from the top.
  ///
  /// Caveat: nothing is written for `RGBA16`. Colours are multiplied by the opacity, and of colour spaces only whether
  /// they are grey has an effect. Formats of half and single precision keep the values of filters that measure.
  /// - Parameter rowBytes: The distance between the starts of two rows, in bytes.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let order = format.order, !bounds.isInfinite, !bounds.isNull else { return }
    let bounds = bounds.integral
    let (width, height) = (Int(bounds.width), Int(bounds.height))
    guard width > 0, height > 0, rowBytes >= width * order.count * format.componentSize else { return }
    // A measured image is its own pixels: drawing it would limit them.
    let part = image.isMeasured ? image : image.cropped(to: bounds)
    let pixels = image.isMeasured ? image.pixels : bitmap(of: part, in: bounds, colorSpace).map { Pixels($0) }
    let left = Int(part.extent.minX - bounds.minX)
    let above = Int(bounds.maxY - part.extent.maxY)
    for y in 0..<height {
      for x in 0..<width {
        let value = pixels?.at(x - left, y - above) ?? .zero
        for (index, parts) in order.enumerated() {
          let level = parts.map { value[$0] }.reduce(0, +) / Float(parts.count)
          format.store(level, data + y * rowBytes + (x * order.count + index) * format.componentSize)
        }
      }
    }
  }

  /// Does nothing: nothing is cached.
  public func clearCaches() {}
  /// Does nothing: nothing is cached.
  public func reclaimResources() {}
  /// Returns the largest size of an input, in pixels.
  public func inputImageMaximumSize() -> CGSize { CGSize(width: 8000, height: 8000) }
  /// Returns the largest size of an output, in pixels.
  public func outputImageMaximumSize() -> CGSize { CGSize(width: 8000, height: 8000) }

  private func bitmap(of image: CIImage, in rect: CGRect, _ space: CGColorSpace?) -> Bitmap? {
    guard !rect.isInfinite, let bitmap = image.cropped(to: rect).bitmap else { return nil }
    guard space?.model == .monochrome else { return bitmap }
    return Pixels(bitmap).mapped { SIMD3(repeating: ($0 * SIMD3(0.2126, 0.7152, 0.0722)).sum()) }.bitmap
  }

  // MARK: Files

  /// Returns an image as a JPEG file, before white where it is transparent; nil if it is empty or without an end.
  ///
  /// `kCGImageDestinationLossyCompressionQuality` among the options sets the quality from 0 to 1. Caveat: by default it
  /// is 0.8, a guess. Of colour spaces only whether they are grey has an effect.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let value = options[CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality)]
    let number = (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
    let quality = number ?? (value as? Float).map { Double($0) } ?? 0.8
    return bitmap(of: image, in: image.extent, colorSpace).flatMap {
      ImageEncoder.jpeg($0, quality: min(max(quality, 0), 1))
    }
  }

  /// Returns an image as a PNG file; nil if it is empty or without an end. Caveat: the format has no effect, and of
  /// colour spaces only whether they are grey.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { bitmap(of: image, in: image.extent, colorSpace).map { ImageEncoder.png($0) } }

  /// Returns nil. Caveat: HEIF files are not written here.
  public func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }

  /// Returns nil. Caveat: TIFF files are not written here.
  public func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }

  /// Writes an image as a JPEG file, as `jpegRepresentation` returns it.
  /// - Throws: an error if the image is empty or without an end, or the file cannot be written
  public func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url) }

  /// Writes an image as a PNG file, as `pngRepresentation` returns it.
  /// - Throws: an error if the image is empty or without an end, or the file cannot be written
  public func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace), to: url) }

  /// Throws. Caveat: HEIF files are not written here.
  /// - Throws: always
  public func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { throw CocoaError(.featureUnsupported) }

  /// Throws. Caveat: TIFF files are not written here.
  /// - Throws: always
  public func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws { throw CocoaError(.featureUnsupported) }

  private func write(_ data: Data?, to url: URL) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }
}

/// An option of an image file. `kCGImageDestinationLossyCompressionQuality` is one, as a raw value.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A format of pixels. Caveat: the raw values are not Apple's.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the format.
  public let rawValue: Int32
  /// Creates a format from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Opacity, red, green and blue in 8 bits each.
  public static let ARGB8 = CIFormat(rawValue: 1)
  /// Blue, green, red and opacity in 8 bits each.
  public static let BGRA8 = CIFormat(rawValue: 2)
  /// Red, green, blue and opacity in 8 bits each.
  public static let RGBA8 = CIFormat(rawValue: 3)
  /// Opacity, blue, green and red in 8 bits each.
  public static let ABGR8 = CIFormat(rawValue: 4)
  /// Grey in 8 bits.
  public static let L8 = CIFormat(rawValue: 5)
  /// Red in 8 bits.
  public static let R8 = CIFormat(rawValue: 6)
  /// Opacity in 8 bits.
  public static let A8 = CIFormat(rawValue: 7)
  /// Red, green, blue and opacity in 16 bits each.
  public static let RGBA16 = CIFormat(rawValue: 8)
  /// Red, green, blue and opacity in half precision.
  public static let RGBAh = CIFormat(rawValue: 9)
  /// Red, green, blue and opacity in single precision.
  public static let RGBAf = CIFormat(rawValue: 10)
  /// Red in half precision.
  public static let Rh = CIFormat(rawValue: 11)
  /// Red in single precision.
  public static let Rf = CIFormat(rawValue: 12)

  /// For each component of a pixel the parts of `Pixels` it sets: blue, green, red and opacity; nil for a format of 16
  /// bits.
  var order: [[Int]]? {
    switch self {
    case .ARGB8: [[3], [2], [1], [0]]
    case .BGRA8: [[0], [1], [2], [3]]
    case .RGBA8, .RGBAh, .RGBAf: [[2], [1], [0], [3]]
    case .ABGR8: [[3], [0], [1], [2]]
    case .L8: [[0, 1, 2]]
    case .R8, .Rh, .Rf: [[2]]
    case .A8: [[3]]
    default: nil
    }
  }

  /// The size of a component in bytes.
  var componentSize: Int {
    switch self {
    case .RGBAf, .Rf: 4
    case .RGBAh, .Rh, .RGBA16: 2
    default: 1
    }
  }

  /// Writes a component: in 8 bits from 0 to 1, otherwise as it is.
  func store(_ level: Float, _ place: UnsafeMutableRawPointer) {
    switch componentSize {
    case 4: place.storeBytes(of: level, as: Float.self)
    case 2: place.storeBytes(of: Float16(level), as: Float16.self)
    default: place.storeBytes(of: UInt8((min(max(level, 0), 1) * 255).rounded()), as: UInt8.self)
    }
  }
}
