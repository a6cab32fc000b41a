import Foundation
import Rasterizer

// The image I/O of Core Graphics, as far as apps make small pictures of large files with it.

/// A file with pictures.
public final class CGImageSource: Sendable {
  fileprivate let data: Data
  fileprivate init(_ data: Data) { self.data = data }
}

/// Whether pixels are kept. Caveat: it has no effect.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// Whether pixels are made at once, which they are in any case.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// A small picture is turned as the file says, which it is in any case.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
/// A small picture is made of the large one, which it is in any case.
public let kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The same, if the file has no small one.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// How long the longer side of a small picture is at most, in pixels: a number.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"

/// The pictures of a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: [AnyHashable: Any]?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}
/// The pictures in a file's data.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [AnyHashable: Any]?) -> CGImageSource? {
  CGImageSource(data)
}
/// How many pictures there are. Caveat: one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
/// A picture; nil if there is none.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
  index == 0 ? UIImage(data: isrc.data)?.cgImage : nil
}
/// A small picture; nil if there is none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: [AnyHashable: Any]?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let most = options?[kCGImageSourceThumbnailMaxPixelSize]
  let side =
    (most as? CGFloat) ?? (most as? Int).map { CGFloat($0) } ?? (most as? NSNumber).map { CGFloat($0.doubleValue) }
  let longer = CGFloat(max(image.width, image.height))
  guard let side, side > 0, side < longer else { return image }
  let size = CGSize(width: CGFloat(image.width) * side / longer, height: CGFloat(image.height) * side / longer)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format).image { _ in
    UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
  }.cgImage
}
