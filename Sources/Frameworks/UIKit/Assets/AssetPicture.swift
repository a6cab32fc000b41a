import DisplayList
import Foundation
import Rasterizer
import Synchronization

/// An image file with the settings of its image set.
package struct AssetPicture: Sendable {
  /// The parts that keep their size when the image is stretched.
  package struct Slices: Hashable, Sendable {
    /// The insets in points.
    package let insets: UIEdgeInsets
    /// Whether the area between them is tiled.
    package let isTiled: Bool
  }

  /// Pixels, and the number of them per point.
  package typealias Pixels = (bitmap: Bitmap, scale: CGFloat)

  let file: URL
  /// The number of pixels per point, except for vectors.
  let scale: CGFloat
  /// Whether vectors are drawn again at larger sizes.
  var keepsOutlines = false
  /// Whether the image is a template; nil if unspecified.
  package var isTemplate: Bool?
  package var slices: Slices?

  /// Returns the pixels for a screen; nil, reported once, if the file cannot be read. Vectors that stay sharp at any
  /// size are drawn at the maximum size.
  /// - Parameter cache: looks up known pixels, by a key for the file and how it is drawn.
  package func pixels(displayScale: CGFloat, cache: (_ key: URL, _ draw: () -> Bitmap?) -> Bitmap?) -> Pixels? {
    guard VectorPicture.isVector(file) else {
      let bitmap = cache(file) { reporting { try ImageDecoder.decodeForDrawing(try Data(contentsOf: file)) } }
      return bitmap.map { ($0, scale) }
    }
    let key = file.appending(queryItems: [URLQueryItem(name: "scale", value: "\(displayScale)")])
    let bitmap = cache(key) {
      reporting {
        let drawn = try VectorPicture.draw(
          try Data(contentsOf: file), scale: max(1, displayScale), leastPixels: keepsOutlines ? 1024 : 0)
        Self.scales.withLock { $0[key] = drawn.scale }
        return drawn.bitmap
      }
    }
    return bitmap.map { ($0, Self.scales.withLock { $0[key] } ?? 1) }
  }

  private func reporting(_ draw: () throws -> Bitmap) -> Bitmap? {
    do {
      return try draw()
    } catch {
      if Self.reported.withLock({ $0.insert(file).inserted }) {
        FileHandle.standardError.write(Data("\(file.path): \(error)\n".utf8))
      }
      return nil
    }
  }

  private static let scales = Mutex<[URL: CGFloat]>([:])
  private static let reported = Mutex<Set<URL>>([])

  /// Sorts images from the best on: the exact scale, then finer ones, then coarser ones.
  static func sorted(_ pictures: [AssetPicture], displayScale: CGFloat) -> [AssetPicture] {
    let pictures = pictures.sorted { $0.scale < $1.scale }
    return pictures.filter { $0.scale >= displayScale } + pictures.filter { $0.scale < displayScale }.reversed()
  }

  /// Returns the files that a name may refer to in a bundle, from the best on: files beside the catalogs, then those in
  /// them.
  package static func candidates(named name: String, in bundle: Bundle, for traits: UITraitCollection) -> [AssetPicture]
  {
    let files = PhoneBundle.files(of: bundle)
    let given = (name as NSString).pathExtension.lowercased()
    let (stem, types) = kinds.contains(given) ? ((name as NSString).deletingPathExtension, [given]) : (name, kinds)
    let scales: [(suffix: String, scale: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]
    let loose = scales.compactMap { suffix, scale in
      types.lazy.compactMap { PhoneBundle.path(of: stem + suffix, type: $0, in: files) }.first.map {
        AssetPicture(file: URL(fileURLWithPath: $0), scale: scale)
      }
    }
    return sorted(loose, displayScale: traits.displayScale) + AssetCatalog.pictures(named: name, in: files, for: traits)
  }

  private static let kinds = ["png", "jpg", "jpeg", "gif", "pdf"]
}
