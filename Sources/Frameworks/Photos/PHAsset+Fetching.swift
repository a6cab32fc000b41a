import Foundation
import ScrollworkUIKit

extension PHAsset {
  /// Returns all photos, the oldest first unless the options specify otherwise.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { visiblePictures().map { PHAsset($0) } }
  }

  /// Returns all assets of a media type.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { mediaType == .image ? visiblePictures().map { PHAsset($0) } : [] }
  }

  /// Returns the assets with identifiers, in their usual order, not that of the identifiers.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let wanted = Set(identifiers)
    return fetch(options) { visiblePictures().filter { wanted.contains($0.id) }.map { PHAsset($0) } }
  }

  /// Returns the assets of a collection.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    fetch(options) { visiblePictures().filter { assetCollection.contains($0) }.map { PHAsset($0) } }
  }

  private class func fetch(_ options: PHFetchOptions?, _ all: @escaping () -> [PHAsset]) -> PHFetchResult<PHAsset> {
    askForPermission()
    let sources = options?.includeAssetSourceTypes ?? []
    guard sources.isEmpty || sources.contains(.typeUserLibrary) else { return PHFetchResult(options) { [] } }
    return PHFetchResult(options, all)
  }

  /// Returns the photos that the app may access.
  class func visiblePictures() -> [PhotoPicture] {
    switch PhotoAccess.status(for: .readWrite) {
    case .authorized: _PhotoFolder.pictures()
    case .limited: _PhotoFolder.pictures().filter { _PhotoFolder.isAdded($0.id) }
    case .notDetermined, .restricted, .denied: []
    }
  }

  /// Asks the person for permission, if nobody was asked yet.
  class func askForPermission() {
    guard PhotoAccess.status(for: .readWrite) == .notDetermined else { return }
    PhotoAccess.request(.readWrite) { status in
      if status == .authorized || status == .limited { PhotoObservers.tell(PHChange(changed: [])) }
    }
  }
}
