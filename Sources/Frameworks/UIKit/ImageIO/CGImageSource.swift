import DisplayList
import Foundation
import Rasterizer
import Synchronization

/// A file with pictures, all of it or as much as has arrived.
public final class CGImageSource: Sendable, Hashable {
  /// What is there so far.
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

  /// A picture, its longer side at most so long; nil if there is none.
  func picture(at index: Int, maximumPixels: Int, isUpright: Bool) -> Bitmap? {
    let content = content
    guard (0..<content.count).contains(index) else { return nil }
    if content.frames.isAnimated { return content.frames.picture(at: index)?.reduced(toLongestSide: maximumPixels) }
    return try? ImageDecoder.decode(content.frames.data, maximumPixels: maximumPixels, isUpright: isUpright)
  }
}

/// How far a file has arrived, and whether it can be read.
public enum CGImageSourceStatus: Int32, Sendable {
  /// It ended early.
  case statusUnexpectedEOF = -5
  /// It is damaged.
  case statusInvalidData = -4
  /// It is no picture.
  case statusUnknownType = -3
  /// What the picture is has not arrived yet.
  case statusReadingHeader = -2
  /// Some of the picture has not arrived yet.
  case statusIncomplete = -1
  /// All is there.
  case statusComplete = 0
}

/// Whether pixels are kept. Caveat: it has no effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are made at once, which they are in any case.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be fractions, which they are in no case.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// What the file probably is. Caveat: it has no effect, as every file says what it is.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether a small picture is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// A small picture is made of the large one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The same, if the file has no small one, which is not looked for.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// How long the longer side of a small picture is at most, in pixels: a number.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// By which of 2, 4 and 8 a picture is made smaller: a number.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The pictures of a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}
/// The pictures in a file's data; nil without any.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource(data)
}
/// The pictures in a file's data; nil without any.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}
/// A file that arrives bit by bit: `CGImageSourceUpdateData` tells what there is.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}
/// Tells all that has arrived of a file, also what was there before, and whether it is all.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.content = CGImageSource.Content(data, isFinal: final)
}
/// Tells all that has arrived of a file, also what was there before, and whether it is all.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  if let data = provider.data { CGImageSourceUpdateData(isrc, data, final) }
}

/// What the file is, as a type identifier; nil if it is no picture.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.content.description.flatMap { CGImageSource.types[$0.mediaType] }
}
/// The types of files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { CGImageSource.types.values.sorted() }
/// How many pictures there are; 0 if the file is none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.content.count }
/// Which picture stands for the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// How far the file has arrived.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  let content = isrc.content
  guard content.description != nil else {
    return content.isFinal ? .statusUnknownType : .statusReadingHeader
  }
  return content.isFinal ? .statusComplete : .statusIncomplete
}
/// How far a picture has arrived.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  let content = isrc.content
  guard (0..<content.count).contains(index) else {
    return content.isFinal ? .statusUnexpectedEOF : .statusReadingHeader
  }
  // An animation's frames are all there once the next one begins.
  return content.isFinal || index + 1 < content.count ? .statusComplete : .statusIncomplete
}

/// A picture as the file has it, not turned; nil if there is none, or if not all of it has arrived.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  var side = 16_384
  let factor = options?[kCGImageSourceSubsampleFactor].flatMap { number($0) }.flatMap { Int(exactly: $0) }
  if let factor, [2, 4, 8].contains(factor), let description = isrc.content.description {
    side = max(1, max(description.width, description.height) / factor)
  }
  return isrc.image(isrc.picture(at: index, maximumPixels: side, isUpright: false))
}
/// A small picture; nil if there is none, or if the options do not say that it is made of the large one: files' own are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isTrue(_ key: CFString) -> Bool { options?[key].flatMap { number($0) } ?? 0 != 0 }
  guard
    isTrue(kCGImageSourceCreateThumbnailFromImageAlways) || isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let side = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap { number($0) } ?? 16_384
  guard side >= 1 else { return nil }
  return isrc.image(
    isrc.picture(
      at: index, maximumPixels: Int(min(side, 16_384).rounded(.up)),
      isUpright: isTrue(kCGImageSourceCreateThumbnailWithTransform)))
}

/// A number among options, which may be of any type.
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
  /// Identifiers of media types.
  static let types = [
    "image/png": "public.png", "image/jpeg": "public.jpeg", "image/gif": "com.compuserve.gif",
    "image/webp": "org.webmproject.webp",
  ]

  fileprivate func image(_ bitmap: Bitmap?) -> CGImage? {
    let isOpaque = content.description?.hasAlpha == false
    return bitmap.map { CGImage($0, layout: isOpaque ? .rgbx : .rgba) }
  }
}
