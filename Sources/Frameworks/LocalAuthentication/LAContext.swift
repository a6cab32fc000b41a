import Foundation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// What the person has to do.
public enum LAPolicy: Int, Sendable {
  /// Look at the phone.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Look at the phone, or type the passcode.
  case deviceOwnerAuthentication = 2
}

/// How the phone knows people.
public enum LABiometryType: Int, Sendable {
  /// It does not.
  case none = 0
  /// By a finger.
  case touchID = 1
  /// By the face.
  case faceID = 2
  /// By the eyes.
  case opticID = 4
}

/// Has the phone look whether it is its owner who holds it.
///
/// The simulated phone has no camera: it asks, in an alert of the system, whose face it is meant to see.
open class LAContext: NSObject, @unchecked Sendable {
  private struct State {
    var isInvalid = false
    var fallbackTitle: String?
    var cancelTitle: String?
    var reason = ""
    var isInteractionNotAllowed = false
  }

  private let state = Mutex(State())

  /// The other way that is offered; empty for none, nil for the passcode.
  open var localizedFallbackTitle: String? {
    get { state.withLock { $0.fallbackTitle } }
    set { state.withLock { $0.fallbackTitle = newValue } }
  }
  /// What the button is called that calls it off.
  open var localizedCancelTitle: String? {
    get { state.withLock { $0.cancelTitle } }
    set { state.withLock { $0.cancelTitle = newValue } }
  }
  /// Why the person is asked, where nothing else says it.
  open var localizedReason: String {
    get { state.withLock { $0.reason } }
    set { state.withLock { $0.reason = newValue } }
  }
  /// Nobody may be asked.
  open var interactionNotAllowed: Bool {
    get { state.withLock { $0.isInteractionNotAllowed } }
    set { state.withLock { $0.isInteractionNotAllowed = newValue } }
  }
  /// For how many seconds it counts that the phone was unlocked. Caveat: without effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// The phone knows people by their faces.
  open var biometryType: LABiometryType { .faceID }
  /// What changes when the phone gets to know somebody else, which it does not.
  open var evaluatedPolicyDomainState: Data? { Data("one face".utf8) }

  /// Whether the person can be asked. `error` becomes why not.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>? = nil) -> Bool {
    guard state.withLock({ $0.isInvalid }) else { return true }
    error?.pointee = LAError(.invalidContext) as NSError
    return false
  }

  /// Has the phone look; true if it was its owner, or else an `LAError`. The first time the person is asked whether the app may
  /// do so, in the words of `NSFaceIDUsageDescription`.
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

  /// Has the phone look; true if it was its owner.
  /// - Throws: `LAError`
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { waiter in
      evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
        if let error { waiter.resume(throwing: error) } else { waiter.resume(returning: isOwner) }
      }
    }
  }

  /// Is of no more use.
  open func invalidate() { state.withLock { $0.isInvalid = true } }

  // MARK: The questions

  /// What the person said on this phone about the app's looking at faces.
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

  /// The words are those of the menu of Apple's simulator.
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
