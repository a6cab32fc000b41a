import Foundation
import ScrollworkUIKit

/// The orientation of video.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the home button on the right.
  case landscapeRight = 3
  /// Landscape, with the home button on the left.
  case landscapeLeft = 4
}

/// The strength of video stabilization.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Off.
  case off = 0
  /// Standard.
  case standard = 1
  /// Cinematic.
  case cinematic = 2
  /// Stronger.
  case cinematicExtended = 3
  /// Optimized for previews.
  case previewOptimized = 4
  /// Strongest.
  @available(iOS 18.0, *)
  case cinematicExtendedEnhanced = 5
  /// The system decides.
  case auto = -1
}

/// A channel of captured audio.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
  override init() {}
  /// The average power in decibels below the maximum.
  open var averagePowerLevel: Float { -160 }
  /// The peak power in decibels below the maximum.
  open var peakHoldLevel: Float { -160 }
}

/// A connection of inputs with an output or a preview layer.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// The input ports.
  public let inputPorts: [AVCaptureInput.Port]
  /// The output.
  open private(set) weak var output: AVCaptureOutput?
  /// The preview layer.
  open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  weak var session: AVCaptureSession?

  /// Creates a connection to an output.
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
  }

  /// Creates a connection to a layer.
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
    inputPorts = [port]
    videoPreviewLayer = layer
  }

  private var isVideo: Bool { inputPorts.contains { $0.mediaType == .video } }

  /// Whether it is enabled.
  open var isEnabled = true
  /// Whether data can pass: only from a device in a running session.
  open var isActive: Bool { isEnabled && inputPorts.contains { $0.isEnabled } && session?.isRunning == true }
  /// The audio channels: none.
  open var audioChannels: [AVCaptureAudioChannel] { [] }

  /// Whether images can be mirrored.
  open var isVideoMirroringSupported: Bool { isVideo }
  /// Whether images are mirrored.
  open var isVideoMirrored = false
  /// Whether the front camera's images are mirrored automatically.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether the orientation can be set.
  open var isVideoOrientationSupported: Bool { isVideo }
  /// The orientation of images.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Returns whether images can be rotated by an angle: a multiple of 90 degrees.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    isVideo && [0, 90, 180, 270].contains(videoRotationAngle)
  }
  /// The rotation of images in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// The maximum magnification of images.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  /// The magnification of images.
  open var videoScaleAndCropFactor: CGFloat = 1
  /// Whether stabilization is supported: no.
  open var isVideoStabilizationSupported: Bool { false }
  /// The preferred stabilization.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// The active stabilization: none.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
}
