import Foundation
import Hummingbird

/// The pictures of the seed, read once. Names are looked up here and never used as paths.
struct PhotoLibrary: Sendable {
  struct Photo: Sendable {
    let bytes: ByteBuffer
    let contentType: String
    /// A strong validator: changes with the bytes.
    let entityTag: String

    init(bytes: ByteBuffer, contentType: String, entityTag: String) {
      self.bytes = bytes
      self.contentType = contentType
      self.entityTag = entityTag
    }

    init(bytes: Data, format: ImageFormat) {
      self.init(
        bytes: ByteBuffer(bytes: bytes), contentType: format.rawValue, entityTag: PhotoLibrary.entityTag(for: bytes))
    }

    /// Returns whether an `If-None-Match` header names this photo (RFC 9110, 13.1.2: a list, compared weakly, or `*`).
    func matches(ifNoneMatch header: String) -> Bool {
      header.split(separator: ",").contains { candidate in
        let tag = candidate.trimmingCharacters(in: .whitespaces)
        return tag == "*" || tag == entityTag || tag == "W/\(entityTag)"
      }
    }
  }

  private static let contentTypes = ["jpg": "image/jpeg", "png": "image/png"]

  private let photos: [String: Photo]

  subscript(name: String) -> Photo? { photos[name] }

  /// File names in alphabetical order.
  var names: [String] { photos.keys.sorted() }

  /// Reads the pictures of the seed announcements.
  static func seed() throws(BackendError) -> PhotoLibrary {
    try PhotoLibrary(folder: SeedData.folder.appendingPathComponent("photos"))
  }

  /// Returns the path of a photo.
  static func url(ofPhoto name: String) -> String { "/photos/\(name)" }

  /// Returns the name in the path of a photo; another path is returned unchanged, which matches no name.
  static func photoName(in url: String) -> String {
    url.hasPrefix("/photos/") ? String(url.dropFirst("/photos/".count)) : url
  }

  init(folder: URL) throws(BackendError) {
    do {
      var photos: [String: Photo] = [:]
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        guard let contentType = Self.contentTypes[file.pathExtension] else { continue }
        let bytes = try Data(contentsOf: file)
        photos[file.lastPathComponent] = Photo(
          bytes: ByteBuffer(bytes: bytes), contentType: contentType, entityTag: Self.entityTag(for: bytes))
      }
      self.photos = photos
    } catch {
      throw .seedUnreadable(reason: "\(folder.path): \(error)")
    }
  }

  /// Returns the FNV-1a of 64 bits (offset basis and prime from the algorithm's definition), which identifies versions
  /// of a file.
  private static func entityTag(for bytes: Data) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
