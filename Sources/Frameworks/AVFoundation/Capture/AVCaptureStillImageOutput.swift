import Foundation

/// Captures photos as in iOS 9 and earlier: none, as there is no camera.
@available(iOS, deprecated: 10, message: "Use AVCapturePhotoOutput instead.")
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  /// The output settings.
  open var outputSettings: [String: Any] = [:]
  /// Whether photos have the highest resolution.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Whether stabilization is automatic. Caveat: has no effect.
  open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
  /// Whether stabilization is supported: no.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether stabilization is active: no.
  open var isStillImageStabilizationActive: Bool { false }
  /// Whether a photo is being captured: never.
  open var isCapturingStillImage: Bool { false }
  /// The available codecs: none.
  open var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
  /// The available pixel formats: none.
  open var availableImageDataCVPixelFormatTypes: [NSNumber] { [] }

  /// Creates a still image output.
  public override init() {}

  /// Captures a photo. In the next turn of the main queue the handler receives the error: `AVError.sessionNotRunning`,
  /// or in a running session `AVError.noDataCaptured`.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    let error = failure
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(nil, error) }
  }

  /// Returns a photo as JPEG data; nil, as there is none.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
