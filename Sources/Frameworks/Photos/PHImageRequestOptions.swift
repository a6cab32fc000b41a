import Foundation

/// Hears how much of a picture has arrived. Caveat: never called, as all pictures are on the phone.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How a picture is wanted.
open class PHImageRequestOptions: NSObject, NSCopying {
  /// Which form of it. Caveat: there is one.
  open var version = PHImageRequestOptionsVersion.current
  /// Whether less will do at first. Caveat: the first answer is the best and the last one.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly it has the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of it that is wanted, as shares of its sides; zero for all.
  open var normalizedCropRect = CGRect.zero
  /// It may be fetched from elsewhere. Caveat: all pictures are on the phone.
  open var isNetworkAccessAllowed = false
  /// The answer comes before the request returns.
  open var isSynchronous = false
  /// Hears how much of it has arrived. Caveat: never called.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}

  /// Other options with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
    (copy.normalizedCropRect, copy.isNetworkAccessAllowed) = (normalizedCropRect, isNetworkAccessAllowed)
    (copy.isSynchronous, copy.progressHandler) = (isSynchronous, progressHandler)
    return copy
  }
}
