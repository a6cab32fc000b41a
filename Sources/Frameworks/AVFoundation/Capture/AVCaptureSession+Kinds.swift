import Foundation

extension AVCaptureSession {
  /// The quality of a session's output.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality, for slow networks.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// 960 by 540 pixels, for editing.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 by 720 pixels, for editing.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The device's own format.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// The reason of an interruption.
  public enum InterruptionReason: Int, Sendable {
    /// The app is in the background.
    case videoDeviceNotAvailableInBackground = 1
    /// Another app uses the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another app uses the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several apps are in the foreground.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The phone is too warm.
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }

  /// A session had an error. Caveat: never posted.
  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// A session started running.
  public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  /// A session stopped running.
  public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  /// A session was interrupted. Caveat: never posted.
  public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// An interruption of a session ended. Caveat: never posted.
  public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
}

extension NSNotification.Name {
  /// A session had an error. Caveat: never posted.
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  /// A session started running.
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  /// A session stopped running.
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  /// A session was interrupted. Caveat: never posted.
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  /// An interruption of a session ended. Caveat: never posted.
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
}

/// The key of the error in a session's notification.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason of an interruption.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
