import Foundation

/// Hears of pictures as they pass.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A picture. Caveat: never called, as there is no camera.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// A picture that came too late. Caveat: never called, as there is no camera.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Hands pictures to the app: none, as there is no camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Hands them to nobody yet.
  public override init() {}

  /// Who gets them.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Where they get them.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Says who gets them, and where.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
  }

  /// How they are made up.
  open var videoSettings: [String: Any]! = [:]
  /// Whether those are left out that come too late.
  open var alwaysDiscardsLateVideoFrames = true
  /// How pixels can be made up: in no way without a camera.
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  /// How they can be encoded: in no way without a camera.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}

/// Hears of sound as it passes.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A piece of sound. Caveat: never called, as there is no microphone.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Hands sound to the app: none, as there is no microphone.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Hands it to nobody yet.
  public override init() {}

  /// Who gets it.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// Where they get it.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Says who gets it, and where.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
  }
}
