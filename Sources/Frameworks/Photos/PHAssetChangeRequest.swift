import Foundation
import ScrollworkUIKit

/// A request to add, change or delete a photo. Created in the closure of `performChanges`.
public class PHAssetChangeRequest: PHChangeRequest {
  /// The identifier of the photo.
  let identifier: String
  /// Whether it is added.
  let isNew: Bool
  /// The file of a new photo; nil while there is none.
  var file: Data?
  private var newFavorite: Bool?
  private var newDate: Date?
  private let old: PHAsset?

  required init(_ old: PHAsset?) {
    self.old = old
    isNew = old == nil
    identifier = old?.localIdentifier ?? _PhotoFolder.nextIdentifier()
    super.init()
    PhotoChanges.add(self)
  }

  /// Creates a request to add an image, as a JPEG file.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = self.init(nil)
    request.file = image.jpegData(compressionQuality: 0.9)
    return request
  }

  /// Creates a request to add an image file; nil if it cannot be read.
  @discardableResult
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    guard let data = try? Data(contentsOf: fileURL), PictureType(of: data) != nil else { return nil }
    let request = self.init(nil)
    request.file = data
    return request
  }

  /// Creates a request to change a photo.
  public convenience init(for asset: PHAsset) { self.init(asset) }

  /// Requests the deletion of photos, which the person must confirm.
  public class func deleteAssets(_ assets: any NSFastEnumeration) {
    PhotoChanges.remove(assets._elements.compactMap { ($0 as? PHAsset)?.localIdentifier })
  }

  /// The placeholder of the added photo; nil if there is none.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? {
    isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
  }

  /// Whether it is a favourite.
  public var isFavorite: Bool {
    get { newFavorite ?? old?.isFavorite ?? false }
    set { newFavorite = newValue }
  }

  /// The creation date; nil in a new photo means the date of addition.
  public var creationDate: Date? {
    get { newDate ?? old?.creationDate }
    set { newDate = newValue }
  }

  /// Returns the new picture.
  /// - Throws: `PHPhotosError`
  func picture() throws -> PhotoPicture {
    guard let file else { throw PHPhotosError(.missingResource) }
    guard let type = PictureType(of: file), UIImage(data: file) != nil else { throw PHPhotosError(.invalidResource) }
    return PhotoPicture(id: identifier, date: newDate ?? Date(), type: type.rawValue) { file }
  }

  /// Applies the changes.
  func makeChanges() {
    if let newFavorite { _PhotoFolder.setFavorite(identifier, newFavorite) }
    if let newDate, !isNew { _PhotoFolder.setDate(identifier, newDate) }
  }
}

/// The uniform type of an image file, by its first bytes.
enum PictureType: String {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"

  init?(of data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if data.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else {
      return nil
    }
  }
}
