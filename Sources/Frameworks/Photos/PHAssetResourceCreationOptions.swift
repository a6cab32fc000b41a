import Foundation

/// How a file becomes a part of an asset.
open class PHAssetResourceCreationOptions: NSObject, NSCopying {
  /// The file's name. Caveat: it is not kept.
  open var originalFilename: String?
  /// The file's uniform type. Caveat: what counts is how the file begins.
  open var uniformTypeIdentifier: String?
  /// The file that was given is deleted once the asset has been made.
  open var shouldMoveFile = false

  public override init() {}

  /// Other options with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHAssetResourceCreationOptions()
    (copy.originalFilename, copy.uniformTypeIdentifier) = (originalFilename, uniformTypeIdentifier)
    copy.shouldMoveFile = shouldMoveFile
    return copy
  }
}
