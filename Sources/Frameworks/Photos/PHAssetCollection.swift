import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// A smart album. Caveat: only three have photos: the person's own library, the favourites, and those added by apps.
/// The others exist and are empty.
open class PHAssetCollection: PHCollection, PredicateSubject, @unchecked Sendable {
  private let title: String

  /// The subtype.
  public let assetCollectionSubtype: PHAssetCollectionSubtype

  private init(_ subtype: PHAssetCollectionSubtype, _ title: String) {
    assetCollectionSubtype = subtype
    self.title = title
    super.init(localIdentifier: "album-\(subtype.rawValue)")
  }

  /// The type.
  open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
  /// The number of assets. Caveat: never `NSNotFound`, which iOS returns if counting would take long.
  open var estimatedAssetCount: Int { PHAsset.visiblePictures().count { contains($0) } }

  open override var localizedTitle: String? { title }

  open override var canContainAssets: Bool { true }

  /// Returns the collections of a type.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) { type == .smartAlbum && (subtype == .any || $0.assetCollectionSubtype == subtype) }
  }

  /// Returns the collections with identifiers.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    fetch(options) { identifiers.contains($0.localIdentifier) }
  }

  private class func fetch(
    _ options: PHFetchOptions?, _ isWanted: @escaping (PHAssetCollection) -> Bool
  ) -> PHFetchResult<PHAssetCollection> {
    PHAsset.askForPermission()
    return PHFetchResult(options) {
      let status = PhotoAccess.status(for: .readWrite)
      guard status == .authorized || status == .limited else { return [] }
      return smartAlbums.filter(isWanted)
    }
  }

  /// Titles as in iOS 17, as remembered: a guess.
  private static let smartAlbums = [
    PHAssetCollection(.smartAlbumUserLibrary, "Recents"), PHAssetCollection(.smartAlbumFavorites, "Favorites"),
    PHAssetCollection(.smartAlbumRecentlyAdded, "Recently Saved"), PHAssetCollection(.smartAlbumVideos, "Videos"),
    PHAssetCollection(.smartAlbumSelfPortraits, "Selfies"), PHAssetCollection(.smartAlbumLivePhotos, "Live Photos"),
    PHAssetCollection(.smartAlbumDepthEffect, "Portrait"), PHAssetCollection(.smartAlbumPanoramas, "Panoramas"),
    PHAssetCollection(.smartAlbumTimelapses, "Time-lapse"), PHAssetCollection(.smartAlbumSlomoVideos, "Slo-mo"),
    PHAssetCollection(.smartAlbumBursts, "Bursts"), PHAssetCollection(.smartAlbumScreenshots, "Screenshots"),
    PHAssetCollection(.smartAlbumAnimated, "Animated"), PHAssetCollection(.smartAlbumAllHidden, "Hidden"),
  ]

  /// Returns whether it contains a photo.
  func contains(_ picture: PhotoPicture) -> Bool {
    switch assetCollectionSubtype {
    case .smartAlbumUserLibrary: true
    case .smartAlbumFavorites: _PhotoFolder.isFavorite(picture.id)
    case .smartAlbumRecentlyAdded: _PhotoFolder.isAdded(picture.id)
    default: false
    }
  }

  package func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "SELF": self
    case "localIdentifier": localIdentifier
    case "localizedTitle", "title": title
    case "estimatedAssetCount": estimatedAssetCount
    default: nil
    }
  }
}
