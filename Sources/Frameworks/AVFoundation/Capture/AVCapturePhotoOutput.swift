import Foundation

/// Takes photos: none, as there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether quality or speed counts.
  public enum QualityPrioritization: Int, Sendable {
    /// Speed.
    case speed = 1
    /// Both.
    case balanced = 2
    /// Quality.
    case quality = 3
  }

  /// Whether a photo can be taken.
  public enum CaptureReadiness: Int, Sendable {
    /// No: the session does not run.
    case sessionNotRunning = 0
    /// Yes.
    case ready = 1
    /// Soon.
    case notReadyMomentarily = 2
    /// When another one is taken.
    case notReadyWaitingForCapture = 3
    /// When another one is finished.
    case notReadyWaitingForProcessing = 4
  }

  /// Takes photos when it is in a session.
  public override init() {}

  /// Would take a photo. Its delegate hears in the next turn of the main queue why there is none:
  /// `AVError.sessionNotRunning`, or in a session that runs `AVError.noDataCaptured`. Caveat: iOS ends the app if no
  /// camera is connected.
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

  /// Whether a photo can be taken: never, as there is no camera.
  open var captureReadiness: CaptureReadiness {
    session?.isRunning == true ? .notReadyMomentarily : .sessionNotRunning
  }
  /// What was prepared.
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
  /// Prepares nothing, and says so.
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

  /// The best quality that it may ask for.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// How large photos may be.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos may be as large as can be, as that was said before iOS 16.
  open var isHighResolutionCaptureEnabled = false
  /// Whether Live Photos are taken. Caveat: without effect.
  open var isLivePhotoCaptureEnabled = false
  /// Whether Live Photos are still ones for now. Caveat: without effect.
  open var isLivePhotoCaptureSuspended = false
  /// Whether Live Photos lose a shaken end. Caveat: without effect.
  open var isLivePhotoAutoTrimmingEnabled = true
  /// Whether distances come along. Caveat: without effect.
  open var isDepthDataDeliveryEnabled = false
  /// Whether what is in front comes along. Caveat: without effect.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// Whether Apple's raw photos are taken. Caveat: without effect.
  open var isAppleProRAWEnabled = false
  /// Whether a photo is of the moment of the tap. Caveat: without effect.
  open var isZeroShutterLagEnabled = false
  /// Whether photos come faster after each other. Caveat: without effect.
  open var isResponsiveCaptureEnabled = false
  /// Whether photos that come fast are worse. Caveat: without effect.
  open var isFastCapturePrioritizationEnabled = false
  /// Whether the library finishes photos. Caveat: without effect.
  open var isAutoDeferredPhotoDeliveryEnabled = false
  /// What decides about `isFlashScene`. Caveat: without effect.
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?

  // MARK: What is there: nothing, without a camera

  /// When the flash can go off: never.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Whether it is dark enough for the flash: no.
  open var isFlashScene: Bool { false }
  /// Whether red eyes can be made dark: no.
  open var isAutoRedEyeReductionSupported: Bool { false }
  /// How photos can be encoded: in no way.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// How pixels can be made up: in no way.
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  /// How raw pixels can be made up: in no way.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// Which files there can be: none.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  /// Which raw files there can be: none.
  open var availableRawPhotoFileTypes: [AVFileType] { [] }
  /// How films of Live Photos can be encoded: in no way.
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  /// How photos of a kind of file can be encoded: in no way.
  open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
  /// Whether pixels are Apple's raw ones: nobody makes any.
  open class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
  /// Whether pixels are as the sensor has them: nobody makes any.
  open class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool { false }
  /// Whether there are Live Photos: no.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether there are distances: no.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether it is known what is in front: no.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether there are Apple's raw photos: no.
  open var isAppleProRAWSupported: Bool { false }
  /// Whether a photo can be of the moment of the tap: no.
  open var isZeroShutterLagSupported: Bool { false }
  /// Whether photos can come faster after each other: no.
  open var isResponsiveCaptureSupported: Bool { false }
  /// Whether photos that come fast can be worse: no.
  open var isFastCapturePrioritizationSupported: Bool { false }
  /// Whether the library can finish photos: no.
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }
  /// Whether the phone can make no sound: no.
  @available(iOS 18.0, *)
  open var isShutterSoundSuppressionSupported: Bool { false }
}

/// Hears whether a photo can be taken.
public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {
  /// That has changed. Caveat: never called, as there is no camera.
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

/// Tells whether a photo can be taken.
open class AVCapturePhotoOutputReadinessCoordinator: NSObject, @unchecked Sendable {
  private let output: AVCapturePhotoOutput
  /// Who hears of it.
  open weak var delegate: (any AVCapturePhotoOutputReadinessCoordinatorDelegate)?

  /// Watches an output.
  public init(photoOutput: AVCapturePhotoOutput) { output = photoOutput }

  /// Whether a photo can be taken: never, as there is no camera.
  open var captureReadiness: AVCapturePhotoOutput.CaptureReadiness { output.captureReadiness }
  /// The app is about to ask for a photo.
  open func startTrackingCaptureRequest(using settings: AVCapturePhotoSettings) {}
  /// The app will not ask for that photo.
  open func stopTrackingCaptureRequest(using settingsUniqueID: Int64) {}
}
