import Foundation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// What the app may record.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody asked yet.
  case notDetermined = 0
  /// Nothing, and nobody can change that.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// All.
  case authorized = 3
}

/// A camera or microphone. The simulated phone has none, as Apple's simulator has no camera; whether the app may use one is asked all the
/// same. So no object of this class exists, and its properties are here for source that reads them.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private struct Answers {
    var phone = 0
    var known: [AVMediaType: Bool] = [:]
  }

  private static let answers = Mutex(Answers())

  private override init() {}

  /// The device of an identifier: none.
  public init?(uniqueID deviceUniqueID: String) { return nil }

  /// The camera or microphone: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The camera or microphone of a type and at a side of the phone: none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// All cameras and microphones: none.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// All cameras or all microphones: none.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// The camera that the system would take: none.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  /// The camera that the person would take: none.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }

  /// What the person said.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    let phone = Phone.number.load(ordering: .relaxed)
    return answers.withLock { answers in
      guard answers.phone == phone, let answer = answers.known[mediaType] else { return .notDetermined }
      return answer ? .authorized : .denied
    }
  }

  /// Asks the person once on each phone, in the words of the Info.plist; without any the answer is no, where iOS ends the app.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { MainActor.assumeIsolated { ask(mediaType, handler) } }
  }

  /// Asks the person once on each phone, in the words of the Info.plist; without any the answer is no, where iOS ends the app.
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
