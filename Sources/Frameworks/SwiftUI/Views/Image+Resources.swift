import DisplayList
import Foundation
import Rasterizer
import ScrollworkUIKit

/// Pictures among a bundle's resources.
@MainActor
enum ImageResources {
  /// The file for a screen of `displayScale` pixels a point, and how many of its pixels make a point; nil, reported
  /// once, if there is none that can be read.
  static func image(named name: String, in bundle: Bundle, displayScale: CGFloat) -> (bitmap: Bitmap, scale: CGFloat)? {
    for (suffix, scale) in suffixes(for: displayScale) {
      for type in ["png", "jpg", "jpeg"] {
        guard let path = bundle.path(forResource: name + suffix, ofType: type) else { continue }
        let url = URL(fileURLWithPath: path)
        if let known = ImageCache.shared[url] { return (known, scale) }
        guard let data = try? Data(contentsOf: url), let bitmap = try? ImageDecoder.decode(data) else { continue }
        ImageCache.shared[url] = bitmap
        return (bitmap, scale)
      }
    }
    let pictures = AssetCatalog.pictures(named: name, in: bundle).sorted { $0.scale < $1.scale }
    let coarser = pictures.filter { $0.scale < displayScale }.reversed()
    for (url, scale) in pictures.filter({ $0.scale >= displayScale }) + coarser {
      if let known = ImageCache.shared[url] { return (known, scale) }
      guard let data = try? Data(contentsOf: url), let bitmap = try? ImageDecoder.decode(data) else { continue }
      ImageCache.shared[url] = bitmap
      return (bitmap, scale)
    }
    Report.warning("No picture named \"\(name)\" (PNG or JPEG) in the resources of \(bundle.bundlePath).")
    return nil
  }

  /// The best first: exact, then finer ones, then coarser ones.
  private static func suffixes(for displayScale: CGFloat) -> [(suffix: String, scale: CGFloat)] {
    let all: [(suffix: String, scale: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]
    return all.filter { $0.scale >= displayScale } + all.filter { $0.scale < displayScale }.reversed()
  }
}

/// Decoded pictures by the address they came from, up to a number of bytes; those that were not used for the longest
/// time go first. One for the whole process, so that a row that comes back shows its picture at once.
@MainActor
final class ImageCache {
  static let shared: ImageCache = {
    let cache = ImageCache()
    Phone.onReplace { cache.removeAll() }
    return cache
  }()

  private struct Entry {
    let bitmap: Bitmap
    var lastUse: Int
  }

  private var entries: [URL: Entry] = [:]
  private(set) var byteCount = 0
  private var useCount = 0
  private let maximumBytes: Int

  /// - Parameter maximumBytes: of pixels; by default four pictures of 2048 x 2048.
  init(maximumBytes: Int = 64 << 20) {
    self.maximumBytes = maximumBytes
  }

  subscript(url: URL) -> Bitmap? {
    get {
      guard let entry = entries[url] else { return nil }
      useCount += 1
      entries[url]?.lastUse = useCount
      return entry.bitmap
    }
    set {
      if let old = entries.removeValue(forKey: url) { byteCount -= old.bitmap.pixels.count }
      guard let newValue, newValue.pixels.count <= maximumBytes else { return }
      useCount += 1
      entries[url] = Entry(bitmap: newValue, lastUse: useCount)
      byteCount += newValue.pixels.count
      while byteCount > maximumBytes, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        entries[oldest.key] = nil
        byteCount -= oldest.value.bitmap.pixels.count
      }
    }
  }

  func removeAll() {
    entries = [:]
    byteCount = 0
  }
}
