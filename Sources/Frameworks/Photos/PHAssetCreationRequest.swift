import Foundation
import ScrollworkUIKit

/// A request to add a photo from its files. Caveat: PNG, JPEG and GIF files; requests with other files, or with more
/// than one photo, fail.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  private var types: [PHAssetResourceType] = []
  private var moved: URL?

  /// Creates a request for a photo whose file is added later.
  @discardableResult
  public class func forAsset() -> Self { self.init(nil) }

  /// Returns whether resource types can form an asset: a single photo can.
  public class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
    types.map(\.intValue) == [PHAssetResourceType.photo.rawValue]
  }

  /// Adds a file's data.
  public func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    types.append(type)
    file = data
  }

  /// Adds a file.
  public func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    types.append(type)
    file = try? Data(contentsOf: fileURL)
    if options?.shouldMoveFile == true { moved = fileURL }
  }

  override func picture() throws -> PhotoPicture {
    guard types.isEmpty || types == [.photo] else { throw PHPhotosError(.changeNotSupported) }
    return try super.picture()
  }

  override func makeChanges() {
    super.makeChanges()
    if let moved { try? FileManager.default.removeItem(at: moved) }
  }
}
