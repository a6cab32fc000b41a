import Foundation
import Hummingbird

/// The pictures of the seed, read once. A name is looked up here and never used as a path.
struct PhotoLibrary: Sendable {
  struct Photo: Sendable {
    let bytes: ByteBuffer
    let contentType: String
    /// Strong validator: changes with the bytes.
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

    /// Whether an `If-None-Match` header names this photo (RFC 9110, 13.1.2: a list, compared weakly, or `*`).
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

  /// The pictures of the seed announcements.
  static func seed() throws(BackendError) -> PhotoLibrary {
    try PhotoLibrary(folder: SeedData.folder.appendingPathComponent("photos"))
  }

  /// The path of a photo.
  static func url(ofPhoto name: String) -> String { "/photos/\(name)" }

  /// The name in the path of a photo; a path of another kind is returned as it is, which is nobody's name.
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

  /// FNV-1a of 64 bits (offset basis and prime from the algorithm's definition): tells versions of a file apart.
  private static func entityTag(for bytes: Data) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
