import Foundation
import ScrollworkUIKit

/// A photo. Caveat: as there is no camera, it always belongs to a failure, and is empty.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// The resolved settings.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  /// Whether it is raw.
  public let isRawPhoto: Bool

  init(_ resolvedSettings: AVCaptureResolvedPhotoSettings, isRaw: Bool) {
    (self.resolvedSettings, isRawPhoto) = (resolvedSettings, isRaw)
  }

  /// The timestamp.
  open var timestamp: CMTime { .invalid }
  /// The number of the photo within its request, from 1.
  open var photoCount: Int { 1 }
  /// The pixels: nil.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// The pixels of the preview: nil.
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  /// The metadata.
  open var metadata: [String: Any] { [:] }
  /// Returns the photo as a file: nil.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns the image: nil.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Returns the preview image: nil.
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// A photo to be finished by the library. Caveat: never created.
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto, @unchecked Sendable {}

/// The delegate of a photo capture. Every method is optional.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Capture is about to begin, with resolved settings. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The photo is about to be captured. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The photo was captured. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The photo was processed, or failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// The photo was captured, to be finished later. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?)
  /// The movie of a Live Photo was recorded, but not written. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The movie of a Live Photo was written, or failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  /// Capture finished, or failed. Always called last.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}
