import Foundation

/// Loads and preloads images of assets. Caveat: it does not preload: all are on the phone.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether high-quality images are preloaded. Caveat: none is.
  open var allowsCachingHighQualityImages = true

  /// Preloads images. Caveat: has no effect.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}

  /// Stops preloading images. Caveat: has no effect.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}

  /// Stops preloading all images. Caveat: has no effect.
  open func stopCachingImagesForAllAssets() {}
}
