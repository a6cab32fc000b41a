import DisplayList
import Foundation
import Rasterizer
import Synchronization

/// A file with a picture, and what its image set says about it.
package struct AssetPicture: Sendable {
  /// What keeps its size when the picture is stretched.
  package struct Slices: Hashable, Sendable {
    /// In points.
    package let insets: UIEdgeInsets
    /// What lies between is shown side by side.
    package let isTiled: Bool
  }

  /// Pixels, and how many of them make a point.
  package typealias Pixels = (bitmap: Bitmap, scale: CGFloat)

  let file: URL
  /// Pixels per point, but of outlines.
  let scale: CGFloat
  /// Outlines are drawn again where the picture is larger.
  var keepsOutlines = false
  /// Whether the picture is a stencil; nil if that is not said.
  package var isTemplate: Bool?
  package var slices: Slices?

  /// The picture's pixels for a screen; nil, reported once, if the file cannot be read. Outlines that are to be sharp at any size
  /// are drawn so large that they are at most.
  /// - Parameter cache: what is known already, by a name for the file and how it is drawn.
  package func pixels(displayScale: CGFloat, cache: (_ key: URL, _ draw: () -> Bitmap?) -> Bitmap?) -> Pixels? {
    guard VectorPicture.isVector(file) else {
      return cache(file) { reporting { try ImageDecoder.decode(try Data(contentsOf: file)) } }.map {
        // One that was scaled down is as large in points as its file says.
        ($0, scale / $0.reduction)
      }
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

  /// The best first: exact, then finer ones, then coarser ones.
  static func sorted(_ pictures: [AssetPicture], displayScale: CGFloat) -> [AssetPicture] {
    let pictures = pictures.sorted { $0.scale < $1.scale }
    return pictures.filter { $0.scale >= displayScale } + pictures.filter { $0.scale < displayScale }.reversed()
  }

  /// The files that a name can mean in a bundle, the best first: files beside the catalogs, then those in them.
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
