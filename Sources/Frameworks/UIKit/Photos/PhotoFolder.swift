import Foundation
import Synchronization

/// The photos on the simulated phone: those of a folder, or a few drawn ones.
///
/// The folder is the environment's `SCROLLWORK_PHOTOS`, unless a test sets another one.
public enum _PhotoFolder {
  private static let chosen = Mutex<URL?>(
    ProcessInfo.processInfo.environment["SCROLLWORK_PHOTOS"].map { URL(fileURLWithPath: $0) })

  /// The folder of the photos; nil for the drawn ones.
  public static var url: URL? {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  /// The changes made on this phone; the folder itself stays as it is.
  private struct Changes: Sendable {
    var added: [PhotoPicture] = []
    var count = 0
    var removed: Set<String> = []
    var favorites: Set<String> = []
    var dates: [String: Date] = [:]
  }

  private static let changes = PerPhone(Changes())

  /// Returns the photos, oldest first.
  package static func pictures() -> [PhotoPicture] {
    let (added, removed, dates) = changes.withLock { ($0.added, $0.removed, $0.dates) }
    return (stored() + added).filter { !removed.contains($0.id) }.map { picture in
      var picture = picture
      if let date = dates[picture.id] { picture.date = date }
      return picture
    }
    .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
  }

  private static func stored() -> [PhotoPicture] {
    guard let url else { return PhotoPicture.drawn }
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let files = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: keys)) ?? []
    let types = ["png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif"]
    return files.compactMap { file -> PhotoPicture? in
      guard let type = types[file.pathExtension.lowercased()] else { return nil }
      let date = (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate ?? .distantPast
      return PhotoPicture(id: file.lastPathComponent, date: date, type: type) { try Data(contentsOf: file) }
    }
  }

  /// Returns the photo of an identifier; nil if it no longer exists.
  package static func picture(_ id: String) -> PhotoPicture? { pictures().first { $0.id == id } }

  /// Returns the identifier of the next new photo.
  package static func nextIdentifier() -> String {
    changes.withLock { changes in
      changes.count += 1
      return "added-\(changes.count)"
    }
  }

  /// Adds a photo created by an app.
  package static func add(_ picture: PhotoPicture) { changes.withLock { $0.added.append(picture) } }
  /// Returns whether an app created the photo.
  package static func isAdded(_ id: String) -> Bool { changes.withLock { $0.added.contains { $0.id == id } } }
  /// Removes photos.
  package static func remove(_ ids: Set<String>) { changes.withLock { $0.removed.formUnion(ids) } }
  /// Returns whether the photo is a favourite.
  package static func isFavorite(_ id: String) -> Bool { changes.withLock { $0.favorites.contains(id) } }
  /// Sets whether the photo is a favourite.
  package static func setFavorite(_ id: String, _ isFavorite: Bool) {
    changes.withLock { changes in
      if isFavorite { changes.favorites.insert(id) } else { changes.favorites.remove(id) }
    }
  }
  /// Sets the creation date.
  package static func setDate(_ id: String, _ date: Date) { changes.withLock { $0.dates[id] = date } }
}

/// A photo on the phone.
package struct PhotoPicture: Identifiable, Sendable {
  /// The identifier.
  package let id: String
  /// The creation date.
  package var date: Date
  /// The uniform type identifier.
  package let type: String
  /// Returns the file's contents.
  package let data: @Sendable () throws -> Data

  /// Creates a photo.
  package init(id: String, date: Date, type: String, data: @escaping @Sendable () throws -> Data) {
    (self.id, self.date, self.type, self.data) = (id, date, type, data)
  }

  /// Drawn hills under skies, each in a different colour.
  static let drawn: [PhotoPicture] = (0..<8).map { index in
    // Noon on eight days of January 2024.
    let date = Date(timeIntervalSince1970: 1_704_110_400 + Double(index) * 86_400)
    return PhotoPicture(id: "drawn-\(index + 1)", date: date, type: "public.png") { landscape(index) }
  }

  private static func landscape(_ index: Int) -> Data {
    let size = CGSize(width: 240, height: index % 3 == 1 ? 320 : 180)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      let hue = CGFloat(index) / 8
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: hue, saturation: 0.1, brightness: 1, alpha: 1).setFill()
      let sun = CGRect(x: 30 + Double(index) * 18, y: 24, width: 36, height: 36)
      UIBezierPath(ovalIn: sun).fill()
      for layer in 0..<3 {
        UIColor(hue: hue + 0.08, saturation: 0.5, brightness: 0.75 - 0.2 * CGFloat(layer), alpha: 1).setFill()
        let top = size.height * (0.5 + 0.15 * Double(layer))
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...24 {
          let x = Double(step) * size.width / 24
          let wave = sin(Double(step) / 3 + Double(index * 2 + layer * 3))
          hill.addLine(to: CGPoint(x: x, y: top + wave * 14))
        }
        hill.addLine(to: CGPoint(x: size.width, y: size.height))
        hill.close()
        hill.fill()
      }
    }
  }
}
