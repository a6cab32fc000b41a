import Foundation
import ScrollworkCoreLocation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// A photo of the person, as of its fetch.
///
/// While the permission is undetermined, a fetch finds nothing and the system asks the person; then the library's
/// observers are notified. Without permission it finds nothing.
open class PHAsset: PHObject, PredicateSubject, @unchecked Sendable {
  private let picture: PhotoPicture
  private let knownSize = Mutex<(width: Int, height: Int)?>(nil)

  init(_ picture: PhotoPicture) {
    self.picture = picture
    isFavorite = _PhotoFolder.isFavorite(picture.id)
    super.init(localIdentifier: picture.id)
  }

  /// The media type: an image.
  open var mediaType: PHAssetMediaType { .image }
  /// The special subtypes. Caveat: none.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The source: the person's own library.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The width in pixels; 0 if it cannot be read. Caveat: a photo whose longer side exceeds 2048 pixels is scaled down
  /// to that.
  open var pixelWidth: Int { size.width }
  /// The height in pixels; 0 if it cannot be read. Caveat: a photo whose longer side exceeds 2048 pixels is scaled down
  /// to that.
  open var pixelHeight: Int { size.height }
  /// The creation date: the file's date, or for a photo added by an app, the date of addition.
  open var creationDate: Date? { picture.date }
  /// The modification date. Caveat: the same as the creation date.
  open var modificationDate: Date? { picture.date }
  /// The location. Caveat: nil, as it is not read.
  open var location: CLLocation? { nil }
  /// The duration in seconds: 0, as for any image.
  open var duration: TimeInterval { 0 }
  /// Whether it is a favourite.
  public let isFavorite: Bool
  /// Whether it is hidden. Caveat: none is.
  open var isHidden: Bool { false }

  /// The uniform type.
  var type: String { picture.type }
  /// Returns its file, unless it was deleted meanwhile.
  func data() throws -> Data {
    guard let picture = _PhotoFolder.picture(localIdentifier) else { throw PHPhotosError(.identifierNotFound) }
    return try picture.data()
  }

  private var size: (width: Int, height: Int) {
    if let size = knownSize.withLock({ $0 }) { return size }
    let image = (try? picture.data()).flatMap { UIImage(data: $0) }
    let size = (width: Int(image?.size.width ?? 0), height: Int(image?.size.height ?? 0))
    knownSize.withLock { $0 = size }
    return size
  }

  package func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "SELF": self
    case "localIdentifier": localIdentifier
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    case "mediaType": mediaType.rawValue
    case "mediaSubtypes", "mediaSubtype": mediaSubtypes.rawValue
    case "duration": duration
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "isFavorite", "favorite": isFavorite
    case "isHidden", "hidden": isHidden
    default: nil
    }
  }
}
