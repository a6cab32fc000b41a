import Foundation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// The permission to capture media.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Not determined yet.
  case notDetermined = 0
  /// Restricted: nobody can change it.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Authorized.
  case authorized = 3
}

/// A camera or microphone. The simulated phone has none, as Apple's simulator has no camera; but the permission is
/// still requested. No object of this class exists; its properties are for source that reads them.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private struct Answers {
    var phone = 0
    var known: [AVMediaType: Bool] = [:]
  }

  private static let answers = Mutex(Answers())

  private override init() {}

  /// Creates the device with an identifier: none.
  public init?(uniqueID deviceUniqueID: String) { return nil }

  /// Returns the default camera or microphone: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns the default device of a type on a side of the phone: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Returns all cameras and microphones: none.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Returns all cameras or all microphones: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// The system's preferred camera: none.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  /// The person's preferred camera: none.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }

  /// Returns the person's answer.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    let phone = Phone.number.load(ordering: .relaxed)
    return answers.withLock { answers in
      guard answers.phone == phone, let answer = answers.known[mediaType] else { return .notDetermined }
      return answer ? .authorized : .denied
    }
  }

  /// Asks for permission once on each phone, with the text in the Info.plist; without it the answer is no, where iOS
  /// ends the app.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { MainActor.assumeIsolated { ask(mediaType, handler) } }
  }

  /// Asks for permission once on each phone, with the text in the Info.plist; without it the answer is no, where iOS
  /// ends the app.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { waiter in requestAccess(for: mediaType) { waiter.resume(returning: $0) } }
  }

  @MainActor private static func ask(_ type: AVMediaType, _ handler: @escaping @Sendable (Bool) -> Void) {
    let status = authorizationStatus(for: type)
    let isVideo = type == .video
    let key = isVideo ? "NSCameraUsageDescription" : "NSMicrophoneUsageDescription"
    guard status == .notDetermined, let reason = Bundle.main.object(forInfoDictionaryKey: key) as? String else {
      return handler(status == .authorized)
    }
    let phone = Phone.number.load(ordering: .relaxed)
    func button(_ title: String, _ answer: Bool) -> SystemAlert.Button {
      SystemAlert.Button(title: title) {
        answers.withLock { answers in
          if answers.phone != phone { answers = Answers(phone: phone) }
          answers.known[type] = answer
        }
        Phone.current.answers[isVideo ? "camera" : "microphone"] = {
          answers.withLock { $0.known[type] = nil }
        }
        handler(answer)
      }
    }
    Phone.current.alerts.present(
      SystemAlert(
        title: "“\(PhoneBundle.appName)” Would Like to Access the \(isVideo ? "Camera" : "Microphone")",
        message: reason, buttons: [button("Don’t Allow", false), button("Allow", true)]))
  }
}
