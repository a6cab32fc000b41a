import Foundation
import ScrollworkCoreLocation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// A picture of the person's, as it was when it was fetched.
///
/// As long as nobody was asked for permission, a fetch finds nothing and has the system ask; then the library's
/// observers hear of a change. Without permission it finds nothing.
open class PHAsset: PHObject, PredicateSubject, @unchecked Sendable {
  private let picture: PhotoPicture
  private let knownSize = Mutex<(width: Int, height: Int)?>(nil)

  init(_ picture: PhotoPicture) {
    self.picture = picture
    isFavorite = _PhotoFolder.isFavorite(picture.id)
    super.init(localIdentifier: picture.id)
  }

  /// A still picture.
  open var mediaType: PHAssetMediaType { .image }
  /// What is special about it. Caveat: nothing.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Where it comes from: the person's own library.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// Pixels; 0 if it cannot be read. Caveat: of a picture whose longer side exceeds 2048 pixels, those that it is
  /// scaled down to.
  open var pixelWidth: Int { size.width }
  /// Pixels; 0 if it cannot be read. Caveat: of a picture whose longer side exceeds 2048 pixels, those that it is
  /// scaled down to.
  open var pixelHeight: Int { size.height }
  /// When it was taken: of a file that the person has, its date; of one that an app added, when it did.
  open var creationDate: Date? { picture.date }
  /// When it was changed. Caveat: the same as when it was taken.
  open var modificationDate: Date? { picture.date }
  /// Where it was taken. Caveat: nil, for it is not read.
  open var location: CLLocation? { nil }
  /// How long it is, in seconds: 0, as of any still picture.
  open var duration: TimeInterval { 0 }
  /// Whether the person likes it most.
  public let isFavorite: Bool
  /// Whether the person hid it. Caveat: none is.
  open var isHidden: Bool { false }

  /// Its uniform type.
  var type: String { picture.type }
  /// Its file, unless it was deleted meanwhile.
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
