import Foundation

/// Captures photos: none, as there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// The priority between quality and speed.
  public enum QualityPrioritization: Int, Sendable {
    /// Speed.
    case speed = 1
    /// Balanced.
    case balanced = 2
    /// Quality.
    case quality = 3
  }

  /// Whether a photo can be captured.
  public enum CaptureReadiness: Int, Sendable {
    /// No: the session is not running.
    case sessionNotRunning = 0
    /// Yes.
    case ready = 1
    /// Not at the moment.
    case notReadyMomentarily = 2
    /// After the current capture.
    case notReadyWaitingForCapture = 3
    /// After the current processing.
    case notReadyWaitingForProcessing = 4
  }

  /// Creates a photo output.
  public override init() {}

  /// Captures a photo. In the next turn of the main queue the delegate receives the error: `AVError.sessionNotRunning`,
  /// or in a running session `AVError.noDataCaptured`. Caveat: iOS ends the app if no camera is connected.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let resolved = AVCaptureResolvedPhotoSettings(settings)
    let photo = AVCapturePhoto(resolved, isRaw: settings.rawPhotoPixelFormatType != 0)
    let (movie, error) = (settings.livePhotoMovieFileURL, failure)
    nonisolated(unsafe) let delegate = delegate
    DispatchQueue.main.async {
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: error)
      if let movie {
        delegate.photoOutput(
          self, didFinishProcessingLivePhotoToMovieFileAt: movie, duration: .invalid, photoDisplayTime: .invalid,
          resolvedSettings: resolved, error: error)
      }
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }

  /// Whether a photo can be captured: never, as there is no camera.
  open var captureReadiness: CaptureReadiness {
    session?.isRunning == true ? .notReadyMomentarily : .sessionNotRunning
  }
  /// The prepared settings.
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
  /// Prepares settings: does nothing, and reports it.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    guard let completionHandler else { return }
    let error = failure
    DispatchQueue.main.async { completionHandler(false, error) }
  }

  // MARK: What the app wants

  /// The maximum priority of quality.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The maximum size of photos.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos may have the highest resolution, as before iOS 16.
  open var isHighResolutionCaptureEnabled = false
  /// Whether Live Photos are captured. Caveat: has no effect.
  open var isLivePhotoCaptureEnabled = false
  /// Whether the capture of Live Photos is suspended. Caveat: has no effect.
  open var isLivePhotoCaptureSuspended = false
  /// Whether shaky ends of Live Photos are trimmed. Caveat: has no effect.
  open var isLivePhotoAutoTrimmingEnabled = true
  /// Whether depth data is delivered. Caveat: has no effect.
  open var isDepthDataDeliveryEnabled = false
  /// Whether portrait mattes are delivered. Caveat: has no effect.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// Whether Apple ProRAW is enabled. Caveat: has no effect.
  open var isAppleProRAWEnabled = false
  /// Whether shutter lag is avoided. Caveat: has no effect.
  open var isZeroShutterLagEnabled = false
  /// Whether responsive capture is enabled. Caveat: has no effect.
  open var isResponsiveCaptureEnabled = false
  /// Whether rapid captures have lower quality. Caveat: has no effect.
  open var isFastCapturePrioritizationEnabled = false
  /// Whether the library finishes photos. Caveat: has no effect.
  open var isAutoDeferredPhotoDeliveryEnabled = false
  /// The settings that decide `isFlashScene`. Caveat: has no effect.
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?

  // MARK: What is there: nothing, without a camera

  /// The supported flash modes: none.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Whether it is dark enough for the flash: no.
  open var isFlashScene: Bool { false }
  /// Whether red-eye reduction is supported: no.
  open var isAutoRedEyeReductionSupported: Bool { false }
  /// The available codecs: none.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The available pixel formats: none.
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  /// The available raw pixel formats: none.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// The available file types: none.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  /// The available raw file types: none.
  open var availableRawPhotoFileTypes: [AVFileType] { [] }
  /// The available codecs of Live Photo movies: none.
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the codecs for a file type: none.
  open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
  /// Returns whether a pixel format is Apple ProRAW: no.
  open class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
  /// Returns whether a pixel format is Bayer RAW: no.
  open class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
  /// Whether Live Photos are supported: no.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether depth data is supported: no.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether portrait mattes are supported: no.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether Apple ProRAW is supported: no.
  open var isAppleProRAWSupported: Bool { false }
  /// Whether zero shutter lag is supported: no.
  open var isZeroShutterLagSupported: Bool { false }
  /// Whether responsive capture is supported: no.
  open var isResponsiveCaptureSupported: Bool { false }
  /// Whether rapid captures with lower quality are supported: no.
  open var isFastCapturePrioritizationSupported: Bool { false }
  /// Whether the library can finish photos: no.
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }
  /// Whether the shutter sound can be suppressed: no.
  @available(iOS 18.0, *)
  open var isShutterSoundSuppressionSupported: Bool { false }
}

/// The delegate of a readiness coordinator.
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
  /// The readiness changed. Caveat: never called, as there is no camera.
  func readinessCoordinator(
    _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
    captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness)
}

extension AVCapturePhotoOutputReadinessCoordinatorDelegate {
  /// Does nothing.
  public func readinessCoordinator(
    _ coordinator: AVCapturePhotoOutputReadinessCoordinator,
    captureReadinessDidChange captureReadiness: AVCapturePhotoOutput.CaptureReadiness
  ) {}
}

/// Tracks whether a photo can be captured.
open class AVCapturePhotoOutputReadinessCoordinator: NSObject, @unchecked Sendable {
  private let output: AVCapturePhotoOutput
  /// The delegate.
  open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?

  /// Creates a coordinator for an output.
  public init(photoOutput: AVCapturePhotoOutput) { output = photoOutput }

  /// Whether a photo can be captured: never, as there is no camera.
  open var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { output.captureReadiness }
  /// Starts tracking a capture request.
  open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) {}
  /// Stops tracking a capture request.
  open func stopTrackingCaptureRequest(using settingsUniqueID: Int64) {}
}
