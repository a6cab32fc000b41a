import Foundation

extension AVCaptureSession {
  /// How good what comes out of a session is.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// Good.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Neither good nor bad.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// For slow networks.
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
    /// 960 by 540 pixels, for cutting.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 by 720 pixels, for cutting.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// As the device is set.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Why a session's devices were taken away.
  public enum InterruptionReason: Int, Sendable {
    /// The app is not in front.
    case videoDeviceNotAvailableInBackground = 1
    /// Another app has the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another app has the camera.
    case videoDeviceInUseByAnotherClient = 3
    /// Several apps are in front.
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The phone is too warm.
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }

  /// Something went wrong in a session. Caveat: nothing does.
  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// A session runs.
  public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  /// A session runs no longer.
  public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  /// Something took a session's devices away. Caveat: nothing does.
  public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// A session has its devices back. Caveat: nothing takes them.
  public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
}

extension NSNotification.Name {
  /// Something went wrong in a session. Caveat: nothing does.
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  /// A session runs.
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  /// A session runs no longer.
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  /// Something took a session's devices away. Caveat: nothing does.
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  /// A session has its devices back. Caveat: nothing takes them.
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
}

/// The key of the error of a session in a notification.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of why a session's devices were taken away.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
