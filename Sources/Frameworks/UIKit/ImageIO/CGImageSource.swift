import DisplayList
import Foundation
import Rasterizer
import Synchronization

/// An image file, complete or still loading.
public final class CGImageSource: Sendable, Hashable {
  /// The content so far.
  struct Content {
    var frames: PictureFrames
    var description: PictureDescription?
    var isFinal: Bool

    init(_ data: Data, isFinal: Bool) {
      frames = PictureFrames(data)
      description = PictureDescription(data)
      self.isFinal = isFinal
    }

    var count: Int { description == nil ? 0 : frames.count }
  }

  private let mutex: Mutex<Content>

  init(_ data: Data, isFinal: Bool = true) { mutex = Mutex(Content(data, isFinal: isFinal)) }

  var content: Content {
    get { mutex.withLock { $0 } }
    set { mutex.withLock { $0 = newValue } }
  }

  public static func == (a: CGImageSource, b: CGImageSource) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns an image with a maximum length of the longer side; nil if there is none.
  func picture(at index: Int, maximumPixels: Int, isUpright: Bool) -> Bitmap? {
    let content = content
    guard (0..<content.count).contains(index) else { return nil }
    if content.frames.isAnimated { return content.frames.picture(at: index)?.reduced(toLongestSide: maximumPixels) }
    return try? ImageDecoder.decode(content.frames.data, maximumPixels: maximumPixels, isUpright: isUpright)
  }
}

/// The loading status of a file.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ended early.
  case statusUnexpectedEOF = -5
  /// The data is damaged.
  case statusInvalidData = -4
  /// The data is no image.
  case statusUnknownType = -3
  /// The header has not arrived yet.
  case statusReadingHeader = -2
  /// Some of the image has not arrived yet.
  case statusIncomplete = -1
  /// The data is complete.
  case statusComplete = 0
}

/// Whether pixels are cached. Caveat: it has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once; they always are.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be floating-point; they never are.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The likely type of the file. Caveat: it has no effect, as every file identifies itself.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a thumbnail is rotated by the file's orientation.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether a thumbnail is always created from the full image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is created if the file has none; the file's own is ignored.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The maximum length of a thumbnail's longer side, in pixels: a number.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The factor by which an image is reduced, 2, 4 or 8: a number.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// Creates an image source from a file; returns nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}
/// Creates an image source from data; returns nil without images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data)
}
/// Creates an image source from data; returns nil without images.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}
/// Creates a source that loads incrementally, with `CGImageSourceUpdateData`.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}
/// Sets all data that has arrived, including earlier data, and whether it is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.content = CGImageSource.Content(data, isFinal: final)
}
/// Sets all data that has arrived, including earlier data, and whether it is complete.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  if let data = provider.data { CGImageSourceUpdateData(isrc, data, final) }
}

/// Returns the type identifier of the file; nil if it is no image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.content.description.flatMap { CGImageSource.types[$0.mediaType] }
}
/// Returns the types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { CGImageSource.types.values.sorted() }
/// Returns the number of images; 0 if the file is none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.content.count }
/// Returns the index of the image that represents the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// Returns the loading status of the file.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  let content = isrc.content
  guard content.description != nil else {
    return content.isFinal ? .statusUnknownType : .statusReadingHeader
  }
  return content.isFinal ? .statusComplete : .statusIncomplete
}
/// Returns the loading status of an image.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  let content = isrc.content
  guard (0..<content.count).contains(index) else {
    return content.isFinal ? .statusUnexpectedEOF : .statusReadingHeader
  }
  // An animation's frames are complete once the next one begins.
  return content.isFinal || index + 1 < content.count ? .statusComplete : .statusIncomplete
}

/// Returns an image as in the file, not rotated; nil if there is none or it is incomplete.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  var side = ImageDecoder.mostSide
  let factor = options?[kCGImageSourceSubsampleFactor].flatMap { number($0) }.flatMap { Int(exactly: $0) }
  if let factor, [2, 4, 8].contains(factor), let description = isrc.content.description {
    side = max(1, max(description.width, description.height) / factor)
  }
  return isrc.image(isrc.picture(at: index, maximumPixels: side, isUpright: false))
}
/// Returns a thumbnail; nil if there is none, or unless the options request one from the full image: those in files are
/// not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isTrue(_ key: CFString) -> Bool { options?[key].flatMap { number($0) } ?? 0 != 0 }
  guard
    isTrue(kCGImageSourceCreateThumbnailFromImageAlways) || isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let side = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap { number($0) } ?? Double(ImageDecoder.mostSide)
  guard side >= 1 else { return nil }
  return isrc.image(
    isrc.picture(
      at: index, maximumPixels: Int(min(side, Double(ImageDecoder.mostSide)).rounded(.up)),
      isUpright: isTrue(kCGImageSourceCreateThumbnailWithTransform)))
}

/// Returns a number from options, of any numeric type.
func number(_ value: Any) -> Double? {
  switch value {
  case let value as Bool: value ? 1 : 0
  case let value as CGFloat: Double(value)
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  default: (value as? NSNumber)?.doubleValue
  }
}

extension CGImageSource {
  /// The identifiers of media types.
  static let types = [
    "image/png": "public.png", "image/jpeg": "public.jpeg", "image/gif": "com.compuserve.gif",
    "image/webp": "org.webmproject.webp",
  ]

  fileprivate func image(_ bitmap: Bitmap?) -> CGImage? {
    let isOpaque = content.description?.hasAlpha == false
    return bitmap.map { CGImage($0, layout: isOpaque ? .rgbx : .rgba) }
  }
}
