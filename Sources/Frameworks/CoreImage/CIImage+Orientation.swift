import Foundation
import ScrollworkUIKit

extension CIImage {
  /// Returns the image turned and mirrored as pixels of an orientation are for display.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    orientation == .up ? self : transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image turned and mirrored as pixels of an Exif orientation, from 1 to 8, are for display; unchanged
  /// for another number.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(exif: orientation).map { oriented($0) } ?? self
  }

  /// Returns the matrix that turns and mirrors the image for display. Caveat: that the lower left corner of its extent
  /// stays in place is a guess. The identity for an image without an end.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    guard endless == nil else { return .identity }
    let (width, height) = (extent.width, extent.height)
    let matrix =
      switch orientation {
      case .up: CGAffineTransform.identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: extent.minX, y: extent.minY))
  }

  /// Returns the matrix that turns and mirrors the image for display by its Exif orientation, from 1 to 8; the
  /// identity for another number.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    CGImagePropertyOrientation(exif: orientation).map { orientationTransform(for: $0) } ?? .identity
  }

  // MARK: Edges, transparency and sampling

  /// Returns the image with its edge continued without an end. Caveat: filters only work on a cropped part.
  public func clampedToExtent() -> CIImage {
    guard let bitmap, endless == nil else { return self }
    let (pixels, extent) = (Pixels(bitmap), extent)
    return CIImage { point in
      pixels.inside(Int((point.x - extent.minX).rounded(.down)), Int((extent.maxY - point.y).rounded(.down)))
    }
  }

  /// Returns a part of the image with its edge continued without an end. Caveat: filters only work on a cropped part.
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

  /// Returns the image opaque in a rectangle.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    if let endless {
      return CIImage { point in
        let value = endless(point)
        return extent.contains(point) ? SIMD4(value.x, value.y, value.z, 1) : value
      }
    }
    guard let bitmap else { return self }
    let (pixels, own) = (Pixels(bitmap), self.extent)
    let new = pixels.redrawn { x, y in
      let value = pixels[x, y]
      let isInside = extent.contains(CGPoint(x: own.minX + CGFloat(x) + 0.5, y: own.maxY - CGFloat(y) - 0.5))
      return isInside ? SIMD4(value.x, value.y, value.z, 1) : value
    }
    return CIImage(new.bitmap, origin: own.origin, isCrisp: isCrisp)
  }

  /// Returns the image smoothed when enlarged, as images are by default.
  public func samplingLinear() -> CIImage {
    bitmap == nil ? self : CIImage(bitmap, origin: extent.origin, isCrisp: false, properties: properties, url: url)
  }

  /// Returns the image transformed by a matrix. Caveat: the quality is the same either way.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the image itself: intermediate results are always kept.
  public func insertingIntermediate() -> CIImage { self }
  /// Returns the image itself: intermediate results are always kept.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }
}

extension CGImagePropertyOrientation {
  fileprivate init?(exif number: Int32) {
    guard let number = UInt32(exactly: number) else { return nil }
    self.init(rawValue: number)
  }
}
