import DisplayList
import Foundation
import Rasterizer
import ScrollworkUIKit
import Typesetting

/// Images in a bundle's resources.
@MainActor
enum ImageResources {
  /// The image that a name refers to in an environment.
  struct Found {
    let bitmap: Bitmap
    /// Its pixels per point.
    let scale: CGFloat
    /// Whether it is a template; nil if its file does not say.
    var isTemplate: Bool?
    var slices: AssetPicture.Slices?

    var size: CGSize { bitmap.size(scale: scale) }
  }

  /// Returns the best match for an environment. Nil, reported once, if there is none that can be read.
  static func image(named name: String, in bundle: Bundle, _ environment: EnvironmentValues) -> Found? {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      $0.displayScale = environment.displayScale
    }
    let pictures = AssetPicture.candidates(named: name, in: bundle, for: traits)
    for picture in pictures {
      guard let pixels = picture.pixels(displayScale: environment.displayScale, cache: cached) else { continue }
      return Found(
        bitmap: pixels.bitmap, scale: pixels.scale, isTemplate: picture.isTemplate, slices: picture.slices)
    }
    if let file = AssetCatalog.symbol(named: name, in: bundle) {
      let font = environment.weightedFont.description(in: environment.fontResolutionContext)
      let size = environment.imageScale.symbolScale
      let scale = environment.displayScale
      let look = URLQueryItem(name: "look", value: "\(font.size) \(font.weight) \(size) \(scale)")
      let bitmap = cached(file.appending(queryItems: [look])) {
        AppSymbol(file)?.pixels(
          pointSize: font.size, weight: font.weight, imageScale: size, displayScale: scale)?.bitmap
      }
      if let bitmap { return Found(bitmap: bitmap, scale: scale, isTemplate: true) }
    }
    // An existing but unreadable file was reported already.
    if pictures.isEmpty { Report.warning("No picture named \"\(name)\" in the resources of \(bundle.bundlePath).") }
    return nil
  }

  private static func cached(_ key: URL, _ draw: () -> Bitmap?) -> Bitmap? {
    if let known = ImageCache.shared[key] { return known }
    let bitmap = draw()
    if let bitmap { ImageCache.shared[key] = bitmap }
    return bitmap
  }
}

/// Decoded images by URL, up to a number of bytes. The least recently used ones are evicted first, unless something
/// else holds them, such as a drawing that shows more images than fit. Shared by the whole process, so that a row that
/// comes back shows its image at once.
@MainActor
final class ImageCache {
  static let shared: ImageCache = {
    let cache = ImageCache()
    Phone.onReplace { cache.removeAll() }
    return cache
  }()

  private struct Entry {
    /// Nil for an image that only others hold.
    var held: Bitmap?
    weak var bitmap: Bitmap?
    var lastUse: Int
  }

  private var entries: [URL: Entry] = [:]
  private(set) var byteCount = 0
  private var useCount = 0
  private let maximumBytes: Int

  /// - Parameter maximumBytes: the limit for pixels; by default four images of 2048 x 2048.
  init(maximumBytes: Int = 64 << 20) {
    self.maximumBytes = maximumBytes
  }

  subscript(url: URL) -> Bitmap? {
    get {
      guard let bitmap = entries[url]?.bitmap else { return nil }
      useCount += 1
      entries[url]?.lastUse = useCount
      return bitmap
    }
    set {
      if let old = entries.removeValue(forKey: url)?.held { byteCount -= old.pixels.count }
      guard let newValue, newValue.pixels.count <= maximumBytes else { return }
      useCount += 1
      entries[url] = Entry(held: newValue, bitmap: newValue, lastUse: useCount)
      byteCount += newValue.pixels.count
      guard byteCount > maximumBytes else { return }
      for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where byteCount > maximumBytes {
        byteCount -= entry.held?.pixels.count ?? 0
        entries[key]?.held = nil
      }
      entries = entries.filter { $0.value.bitmap != nil }
    }
  }

  func removeAll() {
    entries = [:]
    byteCount = 0
  }
}
