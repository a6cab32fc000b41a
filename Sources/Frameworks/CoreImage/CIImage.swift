import DisplayList
import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// An image for filters, with the origin at the lower left as in Apple's. Caveat: it is computed immediately, not when
/// it is drawn.
public final class CIImage: NSObject, @unchecked Sendable {
  /// The pixels; nil if there is none.
  let bitmap: Bitmap?
  /// The extent.
  public let extent: CGRect
  /// Whether pixels remain sharp squares when enlarged.
  let isCrisp: Bool
  /// The colour at each point of an infinite image; nil for one of pixels.
  let endless: (@Sendable (CGPoint) -> SIMD4<Float>)?
  /// The metadata of the file, by the keys of ImageIO (`kCGImagePropertyOrientation` and others). Caveat: empty for an
  /// image that was computed, unless `settingProperties(_:)` has set it.
  public let properties: [String: Any]
  /// The file that the image was created from; nil for others.
  public let url: URL?
  /// Whether the pixels are those that the image was created from.
  let isSource: Bool
  /// The pixels of a filter that measures, whose values may lie outside of 0 to 1; nil for others.
  private let measured: Pixels?

  init(
    _ bitmap: Bitmap?, origin: CGPoint = .zero, isCrisp: Bool = false, properties: [String: Any] = [:],
    url: URL? = nil, isSource: Bool = false
  ) {
    self.bitmap = bitmap
    (self.properties, self.url, self.isSource) = (properties, url, isSource)
    self.isCrisp = isCrisp
    endless = nil
    measured = nil
    let size = bitmap.map { CGSize(width: CGFloat($0.width), height: CGFloat($0.height)) } ?? .zero
    extent = CGRect(origin: origin, size: size)
  }

  /// Creates an image of infinite extent. Caveat: filters only work on a cropped part.
  init(_ endless: @escaping @Sendable (CGPoint) -> SIMD4<Float>) {
    (bitmap, isCrisp, extent) = (nil, false, .infinite)
    (properties, url, isSource) = ([:], nil, false)
    measured = nil
    self.endless = endless
  }

  /// Creates an image of measurements.
  init(measuring pixels: Pixels, origin: CGPoint = .zero) {
    bitmap = pixels.bitmap
    measured = pixels
    extent = CGRect(origin: origin, size: CGSize(width: pixels.width, height: pixels.height))
    (isCrisp, endless, properties, url, isSource) = (false, nil, [:], nil, false)
  }

  /// Whether values may lie outside of 0 to 1.
  var isMeasured: Bool { measured != nil }
  /// The pixels as numbers; nil if there are none.
  var pixels: Pixels? { measured ?? bitmap.map { Pixels($0) } }

  /// Creates an image of a single colour.
  public convenience init(color: CIColor) {
    let pixel = color.pixel
    self.init { _ in pixel }
  }

  /// Returns an empty image.
  public static func empty() -> CIImage { CIImage(nil) }

  /// Returns the image without smoothing when enlarged.
  public func samplingNearest() -> CIImage { CIImage(bitmap, origin: extent.origin, isCrisp: true) }

  /// Returns the part in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    if let endless { return Self.drawn(endless, in: rect.integral) }
    let part = rect.integral.intersection(extent)
    guard let bitmap, !part.isNull, part.width > 0, part.height > 0 else { return CIImage(nil) }
    let cut = bitmap.cropped(
      x: Int(part.minX - extent.minX), y: Int(extent.maxY - part.maxY), width: Int(part.width), height: Int(part.height)
    )
    return CIImage(cut, origin: part.origin, isCrisp: isCrisp)
  }

  private static func drawn(_ color: (CGPoint) -> SIMD4<Float>, in rect: CGRect) -> CIImage {
    guard rect.width > 0, rect.height > 0, rect.width * rect.height <= 64_000_000 else { return CIImage(nil) }
    let pixels = Pixels(width: Int(rect.width), height: Int(rect.height)).redrawn { x, y in
      color(CGPoint(x: rect.minX + CGFloat(x) + 0.5, y: rect.maxY - CGFloat(y) - 0.5))
    }
    return CIImage(pixels.bitmap, origin: rect.origin)
  }

  /// Returns the image transformed by a matrix.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    if let endless {
      let inverse = matrix.inverted()
      return CIImage { endless($0.applying(inverse)) }
    }
    let place = extent.applying(matrix).standardized
    guard let bitmap, place.width.rounded() >= 1, place.height.rounded() >= 1, place.width * place.height <= 64_000_000,
      matrix.a * matrix.d != matrix.b * matrix.c
    else { return CIImage(nil) }
    let size = (width: Int(place.width.rounded()), height: Int(place.height.rounded()))
    if matrix.b == 0, matrix.c == 0, matrix.a == 1, matrix.d == 1 { return CIImage(bitmap, origin: place.origin) }
    let inverse = matrix.inverted()
    let source = Pixels(bitmap)
    var target = Pixels(width: size.width, height: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let at = CGPoint(x: place.minX + CGFloat(x) + 0.5, y: place.maxY - CGFloat(y) - 0.5).applying(inverse)
        let (column, row) = (at.x - extent.minX, extent.maxY - at.y)
        target[x, y] = isCrisp ? source.nearest(column, row) : source.mixed(column, row)
      }
    }
    return CIImage(target.bitmap, origin: place.origin, isCrisp: isCrisp)
  }

  /// Returns the result of a filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// Returns the blurred image. Caveat: the edge is blurred too, so the image grows.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns this image composited over another.
  public func composited(over dest: CIImage) -> CIImage {
    if endless != nil, dest.endless == nil { return cropped(to: dest.extent).composited(over: dest) }
    if endless == nil, dest.endless != nil { return composited(over: dest.cropped(to: extent)) }
    guard let top = bitmap else { return dest }
    guard let bottom = dest.bitmap else { return self }
    let all = extent.union(dest.extent)
    var target = Pixels(width: Int(all.width), height: Int(all.height))
    for (bitmap, place) in [(bottom, dest.extent), (top, extent)] {
      let source = Pixels(bitmap)
      let (left, above) = (Int(place.minX - all.minX), Int(all.maxY - place.maxY))
      for y in 0..<source.height {
        for x in 0..<source.width {
          let new = source[x, y]
          target[x + left, y + above] = new + target[x + left, y + above] * (1 - new.w)
        }
      }
    }
    return CIImage(target.bitmap, origin: all.origin)
  }
}

extension UIImage {
  /// Creates an image from a filtered one, with one point per pixel.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image from a filtered one, with a scale in pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let bitmap = ciImage.bitmap {
      self.init(cgImage: CGImage(bitmap), scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    objc_setAssociatedObject(self, &source, ciImage, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The filtered image that it was created from; nil for others. Caveat: it also has pixels, see `cgImage`.
  public var ciImage: CIImage? { objc_getAssociatedObject(self, &source) as? CIImage }
}

/// Its address is the key.
nonisolated(unsafe) private var source: UInt8 = 0
