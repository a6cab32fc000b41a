import Foundation
import Rasterizer

/// Returns the properties of the whole file: its size and the number of animation loops.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  let content = isrc.content
  guard let description = content.description else { return nil }
  var properties: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: content.frames.data.count)]
  if let keys = AnimationKeys(description) {
    properties[keys.dictionary] =
      content.frames.loopCount.map { [keys.loopCount: NSNumber(value: $0)] as CFDictionary } ?? [:]
  }
  return properties
}

/// Returns the properties of an image; nil if there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  let content = isrc.content
  guard (0..<content.count).contains(index), let description = content.description else { return nil }
  // Numbers as objects: they convert to any requested type.
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: description.width),
    kCGImagePropertyPixelHeight: NSNumber(value: description.height),
    kCGImagePropertyDepth: NSNumber(value: description.depth),
    kCGImagePropertyColorModel: description.isGray ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
  ]
  if description.hasAlpha { properties[kCGImagePropertyHasAlpha] = NSNumber(value: true) }
  if description.isIndexed { properties[kCGImagePropertyIsIndexed] = NSNumber(value: true) }
  if let orientation = description.orientation {
    properties[kCGImagePropertyOrientation] = NSNumber(value: orientation)
    properties[kCGImagePropertyTIFFDictionary] =
      [kCGImagePropertyTIFFOrientation: NSNumber(value: orientation)] as CFDictionary
  }
  if description.isJFIF {
    properties[kCGImagePropertyJFIFDictionary] =
      [kCGImagePropertyJFIFIsProgressive: NSNumber(value: description.isProgressive)] as CFDictionary
  }
  if let keys = AnimationKeys(description), let delay = content.frames.delay(at: index) {
    properties[keys.dictionary] =
      [
        keys.unclampedDelay: NSNumber(value: delay), keys.delay: NSNumber(value: max(delay, 0.1)),
      ] as CFDictionary
  }
  return properties
}

/// The property keys of animations in a file format.
private struct AnimationKeys {
  var dictionary: CFString
  var delay: CFString
  var unclampedDelay: CFString
  var loopCount: CFString

  init?(_ description: PictureDescription) {
    switch description.mediaType {
    case "image/gif":
      (dictionary, loopCount) = (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFLoopCount)
      (delay, unclampedDelay) = (kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFUnclampedDelayTime)
    case "image/png":
      (dictionary, loopCount) = (kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGLoopCount)
      (delay, unclampedDelay) = (kCGImagePropertyAPNGDelayTime, kCGImagePropertyAPNGUnclampedDelayTime)
    default: return nil
    }
  }
}
