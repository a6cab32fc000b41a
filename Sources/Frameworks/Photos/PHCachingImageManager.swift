import Foundation

/// Makes pictures of assets, and some before they are asked for. Caveat: it makes none before: all are on the phone.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Large pictures may be made before. Caveat: none is.
  open var allowsCachingHighQualityImages = true

  /// Says what will be asked for soon. Caveat: it changes nothing.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}

  /// Says what will not be asked for. Caveat: it changes nothing.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}

  /// Says that nothing will be asked for. Caveat: it changes nothing.
  open func stopCachingImagesForAllAssets() {}
}
