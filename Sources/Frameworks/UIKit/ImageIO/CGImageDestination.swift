import DisplayList
import Foundation
import Rasterizer

/// An image file to write.
public final class CGImageDestination {
  enum Target {
    case data(NSMutableData)
    case url(URL)
  }

  struct Picture {
    var bitmap: Bitmap
    var properties: CFDictionary
  }

  let target: Target
  let mediaType: String
  let capacity: Int
  var pictures: [Picture] = []
  var properties: CFDictionary = [:]

  init?(_ target: Target, type: CFString, capacity: Int) {
    guard let mediaType = Self.types[type], capacity > 0 else { return nil }
    self.target = target
    self.mediaType = mediaType
    self.capacity = capacity
  }

  static let types = ["public.png": "image/png", "public.jpeg": "image/jpeg", "com.compuserve.gif": "image/gif"]

  /// Returns the whole file; nil without images.
  func file() -> Data? {
    guard let first = pictures.first, pictures.count == capacity else { return nil }
    switch mediaType {
    case "image/jpeg":
      let quality = value(kCGImageDestinationLossyCompressionQuality, of: first) ?? 0.8
      guard let file = ImageEncoder.jpeg(first.bitmap, quality: quality) else { return nil }
      let orientation = value(kCGImagePropertyOrientation, of: first).flatMap { Int(exactly: $0) }
      return orientation.map { ImageEncoder.jpeg(file, turned: $0) } ?? file
    case "image/gif":
      var encoder = GIFEncoder(loopCount: loopCount(kCGImagePropertyGIFDictionary))
      for picture in pictures {
        encoder.append(picture.bitmap, delay: delay(of: picture, kCGImagePropertyGIFDictionary))
      }
      return encoder.finish()
    default:
      guard pictures.count > 1 else { return ImageEncoder.png(first.bitmap) }
      var encoder = AnimationEncoder()
      for picture in pictures {
        encoder.append(picture.bitmap, duration: delay(of: picture, kCGImagePropertyPNGDictionary))
      }
      return encoder.finish()
    }
  }

  private func value(_ key: CFString, of picture: Picture) -> Double? {
    (picture.properties[key] ?? properties[key]).flatMap { number($0) }
  }

  private func delay(of picture: Picture, _ dictionary: CFString) -> TimeInterval {
    let properties = picture.properties[dictionary] as? CFDictionary
    let delay = properties?[kCGImagePropertyGIFUnclampedDelayTime] ?? properties?[kCGImagePropertyGIFDelayTime]
    return delay.flatMap { number($0) } ?? 0.1
  }

  /// Returns the loop count; nil for an image that is shown once.
  private func loopCount(_ dictionary: CFString) -> Int? {
    let properties = properties[dictionary] as? CFDictionary
    return properties?[kCGImagePropertyGIFLoopCount].flatMap { number($0) }.flatMap { Int(exactly: $0) }
  }
}

/// Creates a file of images in data; returns nil for an unsupported type: PNG, JPEG and GIF are supported.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, capacity: count)
}
/// Creates a file of images; returns nil for an unsupported type: PNG, JPEG and GIF are supported.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.url(url as URL), type: type, capacity: count)
}
/// Returns the types of files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types.keys.sorted() }
/// Sets properties of the whole file, which are defaults for its images.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties.merge(properties ?? [:]) { $1 }
}
/// Adds an image, up to the announced number.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  guard idst.pictures.count < idst.capacity else { return }
  let properties = properties ?? [:]
  let side = (properties[kCGImageDestinationImageMaxPixelSize] ?? idst.properties[kCGImageDestinationImageMaxPixelSize])
    .flatMap { number($0) }.flatMap { Int(exactly: $0.rounded(.up)) }
  idst.pictures.append(
    CGImageDestination.Picture(
      bitmap: side.map { image.bitmap.reduced(toLongestSide: $0) } ?? image.bitmap, properties: properties))
}
/// Adds an image of another file with its properties.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  let own = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) ?? [:]
  CGImageDestinationAddImage(idst, image, own.merging(properties ?? [:]) { $1 })
}
/// Writes the file; returns false if an image is missing or writing fails.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let file = idst.file() else { return false }
  switch idst.target {
  case .data(let data): data.setData(file)
  case .url(let url): do { try file.write(to: url) } catch { return false }
  }
  return true
}
