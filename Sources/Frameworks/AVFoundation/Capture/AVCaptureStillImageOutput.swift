import Foundation

/// Takes photos in the way of iOS 9 and before: none, as there is no camera.
@available(iOS, deprecated: 10, message: "Use AVCapturePhotoOutput instead.")
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  /// How photos are coded.
  open var outputSettings: [String: Any] = [:]
  /// Whether photos are as large as can be.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Whether a shaken camera is made up for. Caveat: without effect.
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  /// Whether a shaken camera can be made up for: no.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether a shaken camera is being made up for: no.
  open var isStillImageStabilizationActive: Bool { false }
  /// Whether a photo is being taken: never.
  open var isCapturingStillImage: Bool { false }
  /// The codecs that photos can have: none.
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
  /// How pixels can be made up: in no way.
  open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }

  /// Takes photos when it is in a session.
  public override init() {}

  /// Would take a photo. The handler hears in the next turn of the main queue why there is none: `AVError.sessionNotRunning`, or in a
  /// session that runs `AVError.noDataCaptured`.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    let error = failure
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, error) }
  }

  /// The bytes of a photo as a file; nil, as there is none.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
