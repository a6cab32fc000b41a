import Foundation
import ScrollworkUIKit

/// Which way up pictures are.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The phone stands.
  case portrait = 1
  /// The phone stands on its head.
  case portraitUpsideDown = 2
  /// The phone lies, with its lower end on the right.
  case landscapeRight = 3
  /// The phone lies, with its lower end on the left.
  case landscapeLeft = 4
}

/// How much shaking is taken out of pictures.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Nothing.
  case off = 0
  /// Some.
  case standard = 1
  /// Much.
  case cinematic = 2
  /// More.
  case cinematicExtended = 3
  /// As much as a preview can bear.
  case previewOptimized = 4
  /// Most.
  @available(iOS 18.0, *)
  case cinematicExtendedEnhanced = 5
  /// The system decides.
  case auto = -1
}

/// A channel of sound on its way.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
  override init() {}
  /// How loud it is, in decibels below the loudest.
  open var averagePowerLevel: Float { -160 }
  /// How loud it was, in decibels below the loudest.
  open var peakHoldLevel: Float { -160 }
}

/// A way from inputs to an output, or to the layer that shows it.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// Where it begins.
  public let inputPorts: [AVCaptureInput.Port]
  /// Where it ends.
  open private(set) weak var output: AVCaptureOutput?
  /// Where it ends, if it is shown.
  open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  weak var session: AVCaptureSession?

  /// A way to an output.
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
  }

  /// A way to a layer.
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
    inputPorts = [port]
    videoPreviewLayer = layer
  }

  private var isVideo: Bool { inputPorts.contains { $0.mediaType == .video } }

  /// Whether anything passes.
  open var isEnabled = true
  /// Whether anything can pass: only where it begins at a device and its session runs.
  open var isActive: Bool { isEnabled && inputPorts.contains { $0.isEnabled } && session?.isRunning == true }
  /// The channels of sound: none.
  open var audioChannels: [AVCaptureAudioChannel] { [] }

  /// Whether pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { isVideo }
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
  /// Whether that is so for the camera that faces the person, without the app.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { isVideo }
  /// Which way up pictures are.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures can be turned by so many degrees: by quarters.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    isVideo && [0, 90, 180, 270].contains(videoRotationAngle)
  }
  /// By how many degrees pictures are turned.
  open var videoRotationAngle: CGFloat = 0
  /// How much pictures can be made larger.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  /// How much pictures are made larger.
  open var videoScaleAndCropFactor: CGFloat = 1
  /// Whether shaking can be taken out: no.
  open var isVideoStabilizationSupported: Bool { false }
  /// How much shaking should be taken out.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// How much shaking is taken out: none.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
}
