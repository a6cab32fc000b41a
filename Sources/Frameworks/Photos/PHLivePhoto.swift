import Foundation
import ScrollworkUIKit

/// The identifier of a Live Photo request.
public typealias PHLivePhotoRequestID = Int32
/// An invalid request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The error.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether the request was cancelled: a Boolean value.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// Whether a better one follows: a Boolean value.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"

/// A Live Photo. None can be created here: videos are not decoded.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The size in pixels.
  public let size: CGSize

  private init(size: CGSize) { self.size = size }

  /// Requests a Live Photo from a photo and a video file.
  /// - Parameter resultHandler: receives nil, and `PHPhotosError.invalidResource`, on the main thread.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    nonisolated(unsafe) let resultHandler = resultHandler
    DispatchQueue.main.async { resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]) }
    return 1
  }

  /// Cancels a request. Caveat: its handler is called anyway, as it has failed by then.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
