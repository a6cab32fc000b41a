import Foundation
import ScrollworkUIKit

/// Asks for permission to track the person across other companies' apps, once on each phone.
open class ATTrackingManager: NSObject {
  /// The person's answer.
  public enum AuthorizationStatus: UInt, Sendable {
    /// Not determined.
    case notDetermined = 0
    /// Restricted.
    case restricted = 1
    /// Denied.
    case denied = 2
    /// Authorized.
    case authorized = 3
  }

  @MainActor private static var answer: (phone: Int, status: AuthorizationStatus)?
  @MainActor private static var waiters: [@Sendable (AuthorizationStatus) -> Void] = []

  @MainActor private static var known: AuthorizationStatus {
    guard let answer, answer.phone == Phone.number.load(ordering: .relaxed) else { return .notDetermined }
    return answer.status
  }

  /// The person's answer.
  @MainActor open class var trackingAuthorizationStatus: AuthorizationStatus { known }

  /// Asks for permission, with the text of `NSUserTrackingUsageDescription`.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { MainActor.assumeIsolated { ask(completion) } }
  }

  /// Asks for permission, with the text of `NSUserTrackingUsageDescription`.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { waiter in
      requestTrackingAuthorization { waiter.resume(returning: $0) }
    }
  }

  @MainActor private static func ask(_ completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    guard known == .notDetermined else { return completion(known) }
    waiters.append(completion)
    guard waiters.count == 1 else { return }
    func button(_ title: String, _ status: AuthorizationStatus) -> SystemAlert.Button {
      SystemAlert.Button(title: title) {
        answer = (Phone.number.load(ordering: .relaxed), status)
        Phone.current.answers["userTracking"] = { answer = nil }
        let all = waiters
        waiters = []
        for waiter in all { waiter(status) }
      }
    }
    let reason = Bundle.main.object(forInfoDictionaryKey: "NSUserTrackingUsageDescription") as? String
    Phone.current.alerts.present(
      SystemAlert(
        title:
          "Allow “\(PhoneBundle.appName)” to track your activity across other companies’ apps and websites?",
        message: reason ?? "",
        buttons: [button("Ask App Not to Track", .denied), button("Allow", .authorized)]))
  }
}
