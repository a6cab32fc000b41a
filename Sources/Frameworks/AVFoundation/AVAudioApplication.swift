import Foundation

/// The app's audio permissions.
@available(iOS 17.0, *)
open class AVAudioApplication: NSObject {
  /// Whether the app may record.
  public enum recordPermission: Int, Sendable {
    /// Not determined yet.
    case undetermined = 1_970_168_948
    /// No.
    case denied = 1_684_369_017
    /// Yes.
    case granted = 1_735_552_628
  }

  private override init() {}
  nonisolated(unsafe) private static let only = AVAudioApplication()

  /// The shared instance.
  open class var shared: AVAudioApplication { only }

  /// The person's answer.
  open var recordPermission: recordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .authorized: .granted
    case .notDetermined: .undetermined
    case .denied, .restricted: .denied
    }
  }

  /// Asks for permission once on each phone.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// Asks for permission once on each phone.
  open class func requestRecordPermission() async -> Bool { await AVCaptureDevice.requestAccess(for: .audio) }
}

extension AVAudioSession {
  /// Whether the app may record.
  public enum RecordPermission: UInt, Sendable {
    /// Not determined yet.
    case undetermined = 1_970_168_948
    /// No.
    case denied = 1_684_369_017
    /// Yes.
    case granted = 1_735_552_628
  }

  /// The person's answer.
  public var recordPermission: RecordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .authorized: .granted
    case .notDetermined: .undetermined
    case .denied, .restricted: .denied
    }
  }

  /// Asks for permission once on each phone.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }
}
