import Foundation
import ScrollworkUIKit

/// Tells a request for a picture that moves apart.
public typealias PHLivePhotoRequestID = Int32
/// No request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// Why there is no picture: an error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether the request was cancelled: a Boolean value.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// Whether a better one follows: a Boolean value.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"

/// A picture that moves. None can be made here: films are not decoded.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// Pixels.
  public let size: CGSize

  private init(size: CGSize) { self.size = size }

  /// Asks for the picture of a photo's and a film's file.
  /// - Parameter resultHandler: gets none, and `PHPhotosError.invalidResource`, on the main thread.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    nonisolated(unsafe) let resultHandler = resultHandler
    DispatchQueue.main.async { resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]) }
    return 1
  }

  /// Cancels a request. Caveat: it is answered all the same, as it has failed by then.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
