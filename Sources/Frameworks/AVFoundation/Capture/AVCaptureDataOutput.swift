import Foundation

/// Receives video frames.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A frame was captured. Caveat: never called, as there is no camera.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// A late frame was dropped. Caveat: never called, as there is no camera.
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

/// Passes video frames to the app: none, as there is no camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates an output without a delegate.
  public override init() {}

  /// The delegate.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// The delegate's queue.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Sets the delegate and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
  }

  /// The video settings.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late frames are dropped.
  open var alwaysDiscardsLateVideoFrames = true
  /// The available pixel formats: none without a camera.
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  /// The available codecs: none without a camera.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}

/// Receives audio buffers.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A buffer was captured. Caveat: never called, as there is no microphone.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Passes audio to the app: none, as there is no microphone.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Creates an output without a delegate.
  public override init() {}

  /// The delegate.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The delegate's queue.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  /// Sets the delegate and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
  }
}
