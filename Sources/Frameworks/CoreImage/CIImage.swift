import DisplayList
import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// A picture that filters work on, with the origin below and left as in Apple's. Caveat: it is worked out at once, not when it is drawn.
public final class CIImage: NSObject, @unchecked Sendable {
  /// The pixels; nil for nothing.
  let bitmap: Bitmap?
  /// Where the picture is.
  public let extent: CGRect
  /// Enlarged, its pixels stay squares.
  private let isCrisp: Bool
  /// The colour of each place, in a picture without an end; nil for one of pixels.
  private let endless: (@Sendable (CGPoint) -> SIMD4<Float>)?

  init(_ bitmap: Bitmap?, origin: CGPoint = .zero, isCrisp: Bool = false) {
    self.bitmap = bitmap
    self.isCrisp = isCrisp
    endless = nil
    let size = bitmap.map { CGSize(width: CGFloat($0.width), height: CGFloat($0.height)) } ?? .zero
    extent = CGRect(origin: origin, size: size)
  }

  /// A picture without an end. Caveat: filters only work on what is cropped of it.
  init(_ endless: @escaping @Sendable (CGPoint) -> SIMD4<Float>) {
    (bitmap, isCrisp, extent) = (nil, false, .infinite)
    self.endless = endless
  }

  /// One colour everywhere.
  public convenience init(color: CIColor) {
    let pixel = color.pixel
    self.init { _ in pixel }
  }

  /// Nothing.
  public static func empty() -> CIImage { CIImage(nil) }

  /// UIKit's picture; nil for one without pixels.
  public convenience init?(image: UIImage) {
    guard let bitmap = image.bitmap else { return nil }
    self.init(bitmap)
  }

  /// A picture as pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage.bitmap) }

  /// The picture in a file's data; nil if the data is no picture.
  public convenience init?(data: Data) {
    guard let bitmap = try? ImageDecoder.decode(data) else { return nil }
    self.init(bitmap)
  }

  /// The picture in a file; nil if there is none.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The same without smoothing where it is enlarged.
  public func samplingNearest() -> CIImage { CIImage(bitmap, origin: extent.origin, isCrisp: true) }

  /// The part in a rectangle.
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

  /// Moved, turned, larger or smaller.
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

  /// What a filter makes of it.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// Blurred. Caveat: the edge is blurred too, and the picture grows by what that takes.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// This picture over another one.
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

/// Draws what filters made.
public final class CIContext: NSObject, @unchecked Sendable {
  /// Where it is drawn. Caveat: no options have an effect.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// The part of a picture in a rectangle; nil where there is nothing.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.cropped(to: fromRect).bitmap.map { CGImage($0) }
  }
}

extension UIImage {
  /// What filters made, one point a pixel.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// What filters made, so many pixels a point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let bitmap = ciImage.bitmap {
      self.init(cgImage: CGImage(bitmap), scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    objc_setAssociatedObject(self, &source, ciImage, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// What filters made it of; nil for any other. Caveat: it has pixels all the same, see `cgImage`.
  public var ciImage: CIImage? { objc_getAssociatedObject(self, &source) as? CIImage }
}

/// Its address is a key.
nonisolated(unsafe) private var source: UInt8 = 0
