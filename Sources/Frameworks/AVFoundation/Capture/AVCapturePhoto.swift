import Foundation
import ScrollworkUIKit

/// A photo. Caveat: as there is no camera, it is always that of a failure, and empty.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// How it was to be taken.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  /// Whether it is raw.
  public let isRawPhoto: Bool

  init(_ resolvedSettings: AVCaptureResolvedPhotoSettings, isRaw: Bool) {
    (self.resolvedSettings, isRawPhoto) = (resolvedSettings, isRaw)
  }

  /// When it was taken.
  open var timestamp: CMTime { .invalid }
  /// Which of those of one request it is, from 1 on.
  open var photoCount: Int { 1 }
  /// Its pixels: none.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// The small one's pixels: none.
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  /// What is known of it.
  open var metadata: [String: Any] { [:] }
  /// Its file: nil.
  open func fileDataRepresentation() -> Data? { nil }
  /// The picture: nil.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// The small picture: nil.
  open func previewCGImageRepresentation() -> CGImage? { nil }
}

/// A photo that the library finishes later. Caveat: none comes.
open class AVCaptureDeferredPhotoProxy: AVCapturePhoto, @unchecked Sendable {}

/// Hears how a photo is taken. Every method may be left out.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// It is clear how it will be taken. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// It is taken now. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// It is taken. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Here it is, or why there is none.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Here it is, to be finished later. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCapturingDeferredPhotoProxy deferredPhotoProxy: AVCaptureDeferredPhotoProxy?, error: (any Error)?)
  /// The film of a Live Photo is complete, but not written. Caveat: never called, as there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// The film of a Live Photo is written, or why it is not.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  /// That was all, or why there is nothing. Always the last.
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
