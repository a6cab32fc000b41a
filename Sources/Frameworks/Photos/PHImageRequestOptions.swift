import Foundation

/// Receives the progress of a download. Caveat: never called, as all photos are on the phone.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// The options of an image request.
open class PHImageRequestOptions: NSObject, NSCopying {
  /// The version. Caveat: there is only one.
  open var version = PHImageRequestOptionsVersion.current
  /// The delivery mode. Caveat: the first result is the best and only one.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly the size is met.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part to crop to, as fractions of the sides; zero for all.
  open var normalizedCropRect = CGRect.zero
  /// Whether it may be downloaded. Caveat: all photos are on the phone.
  open var isNetworkAccessAllowed = false
  /// Whether the handler is called before the request returns.
  open var isSynchronous = false
  /// Receives the progress of a download. Caveat: never called.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
    (copy.normalizedCropRect, copy.isNetworkAccessAllowed) = (normalizedCropRect, isNetworkAccessAllowed)
    (copy.isSynchronous, copy.progressHandler) = (isSynchronous, progressHandler)
    return copy
  }
}
