import Foundation

/// Options for adding a resource to an asset.
open class PHAssetResourceCreationOptions: NSObject, NSCopying {
  /// The original file name. Caveat: it is not kept.
  open var originalFilename: String?
  /// The uniform type. Caveat: the first bytes of the file decide.
  open var uniformTypeIdentifier: String?
  /// Whether to delete the given file once the asset has been created.
  open var shouldMoveFile = false

  public override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHAssetResourceCreationOptions()
    (copy.originalFilename, copy.uniformTypeIdentifier) = (originalFilename, uniformTypeIdentifier)
    copy.shouldMoveFile = shouldMoveFile
    return copy
  }
}
