import Foundation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// The required authentication.
public enum LAPolicy: Int, Sendable {
  /// Face ID.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Face ID, or the passcode.
  case deviceOwnerAuthentication = 2
}

/// The type of biometry.
public enum LABiometryType: Int, Sendable {
  /// None.
  case none = 0
  /// A fingerprint.
  case touchID = 1
  /// A face.
  case faceID = 2
  /// An iris.
  case opticID = 4
}

/// Authenticates the owner of the phone.
///
/// The simulated phone has no camera: it asks, in an alert of the system, whose face it should see.
open class LAContext: NSObject, @unchecked Sendable {
  private struct State {
    var isInvalid = false
    var fallbackTitle: String?
    var cancelTitle: String?
    var reason = ""
    var isInteractionNotAllowed = false
  }

  private let state = Mutex(State())

  /// The title of the fallback button; empty for none, nil for the passcode.
  open var localizedFallbackTitle: String? {
    get { state.withLock { $0.fallbackTitle } }
    set { state.withLock { $0.fallbackTitle = newValue } }
  }
  /// The title of the cancel button.
  open var localizedCancelTitle: String? {
    get { state.withLock { $0.cancelTitle } }
    set { state.withLock { $0.cancelTitle = newValue } }
  }
  /// The reason, if the call has none.
  open var localizedReason: String {
    get { state.withLock { $0.reason } }
    set { state.withLock { $0.reason = newValue } }
  }
  /// Whether interaction is not allowed.
  open var interactionNotAllowed: Bool {
    get { state.withLock { $0.isInteractionNotAllowed } }
    set { state.withLock { $0.isInteractionNotAllowed = newValue } }
  }
  /// The seconds for which unlocking the phone counts. Caveat: has no effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The type of biometry: Face ID.
  open var biometryType: LABiometryType { .faceID }
  /// The state of the enrolled faces, which never changes.
  open var evaluatedPolicyDomainState: Data? { Data("one face".utf8) }

  /// Returns whether authentication is possible. `error` receives the reason if not.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil) -> Bool {
    guard state.withLock({ $0.isInvalid }) else { return true }
    error?.pointee = LAError(.invalidContext) as NSError
    return false
  }

  /// Authenticates the person; passes true for the owner, otherwise an `LAError`. The first time the person is asked
  /// for permission, with the text of `NSFaceIDUsageDescription`.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let (isInvalid, isSilent) = state.withLock { ($0.isInvalid, $0.isInteractionNotAllowed) }
    if isInvalid || isSilent { return reply(false, LAError(isInvalid ? .invalidContext : .notInteractive)) }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        askForPermission {
          self.look(policy, localizedReason, reply)
        } denied: {
          reply(false, $0)
        }
      }
    }
  }

  /// Authenticates the person; returns true for the owner.
  /// - Throws: `LAError`
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { waiter in
      evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
        if let error { waiter.resume(throwing: error) } else { waiter.resume(returning: isOwner) }
      }
    }
  }

  /// Invalidates the context.
  open func invalidate() { state.withLock { $0.isInvalid = true } }

  // MARK: The questions

  /// The person's answer on this phone about the app's use of Face ID.
  @MainActor private static var permission: (phone: Int, isAllowed: Bool)?

  @MainActor
  private func askForPermission(
    allowed: @escaping @MainActor () -> Void, denied: @escaping @MainActor (LAError) -> Void
  ) {
    let phone = Phone.number.load(ordering: .relaxed)
    if let known = Self.permission, known.phone == phone {
      return known.isAllowed ? allowed() : denied(LAError(.biometryNotAvailable))
    }
    func button(_ title: String, _ isAllowed: Bool) -> SystemAlert.Button {
      SystemAlert.Button(title: title) {
        Self.permission = (phone, isAllowed)
        if isAllowed { allowed() } else { denied(LAError(.biometryNotAvailable)) }
      }
    }
    let reason = Bundle.main.object(forInfoDictionaryKey: "NSFaceIDUsageDescription") as? String
    Phone.current.alerts.present(
      SystemAlert(
        title: "Do you want to allow “\(PhoneBundle.appName)” to use Face ID?", message: reason ?? "",
        buttons: [button("Don’t Allow", false), button("OK", true)]))
  }

  /// The text is that of the menu of Apple's simulator.
  @MainActor
  private func look(_ policy: LAPolicy, _ reason: String, _ reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    func button(_ title: String, _ error: LAError.Code?) -> SystemAlert.Button {
      SystemAlert.Button(title: title) { reply(error == nil, error.map { LAError($0) }) }
    }
    var buttons = [button("Matching Face", nil), button("Non-matching Face", .authenticationFailed)]
    if let fallback = localizedFallbackTitle, !fallback.isEmpty { buttons.append(button(fallback, .userFallback)) }
    buttons.append(button(localizedCancelTitle ?? "Cancel", .userCancel))
    Phone.current.alerts.present(SystemAlert(title: "Face ID", message: reason, buttons: buttons))
  }
}
