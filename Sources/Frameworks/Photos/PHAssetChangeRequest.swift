import Foundation
import ScrollworkUIKit

/// A picture that an app wants to add, change or delete. Made in the function that `performChanges` calls.
public class PHAssetChangeRequest: PHChangeRequest {
  /// Which picture.
  let identifier: String
  /// Whether it is to be added.
  let isNew: Bool
  /// The file of a new one; nil while there is none.
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

  /// Adds a picture, as a JPEG file.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = self.init(nil)
    request.file = image.jpegData(compressionQuality: 0.9)
    return request
  }

  /// Adds a picture in a file; nil if it is not one that can be read.
  @discardableResult
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    guard let data = try? Data(contentsOf: fileURL), PictureType(of: data) != nil else { return nil }
    let request = self.init(nil)
    request.file = data
    return request
  }

  /// Changes a picture.
  public convenience init(for asset: PHAsset) { self.init(asset) }

  /// Deletes pictures, after the system asked the person.
  public class func deleteAssets(_ assets: any NSFastEnumeration) {
    PhotoChanges.remove(assets._elements.compactMap { ($0 as? PHAsset)?.localIdentifier })
  }

  /// Stands for the picture that is added; nil if none is.
  public var placeholderForCreatedAsset: PHObjectPlaceholder? {
    isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
  }

  /// Whether the person likes it most.
  public var isFavorite: Bool {
    get { newFavorite ?? old?.isFavorite ?? false }
    set { newFavorite = newValue }
  }

  /// When it was taken; nil in a new one for when it is added.
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

  /// Changes the properties.
  func makeChanges() {
    if let newFavorite { _PhotoFolder.setFavorite(identifier, newFavorite) }
    if let newDate, !isNew { _PhotoFolder.setDate(identifier, newDate) }
  }
}

/// The uniform type of a picture's file, by how it begins.
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
