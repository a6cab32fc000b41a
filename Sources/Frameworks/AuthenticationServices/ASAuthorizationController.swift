import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// Where a sign-in is shown.
public typealias ASPresentationAnchor = UIWindow

/// Hears how a sign-in went.
@MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Somebody signed in.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody signed in.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says where a sign-in is shown.
@MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Where.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Has the person sign in.
///
/// The simulated phone has no account: the system says so, and the person can only cancel.
@MainActor
open class ASAuthorizationController: NSObject {
  /// What the person may sign in with.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Hears how it went.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says where it is shown: here always in front of everything.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private var isWaiting = false
  var completion: ((any Error) -> Void)?

  /// A sign-in with any of these.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks the person.
  open func performRequests() {
    guard !isWaiting else { return }
    isWaiting = true
    Phone.current.alerts.present(
      SystemAlert(
        title: "Sign In with Apple Account",
        message: "This phone has no Apple Account to sign in to “\(PhoneBundle.appName)” with.",
        buttons: [SystemAlert.Button(title: "Cancel") { self.cancel() }]))
  }

  /// Calls it off. Caveat: the question stays on the screen.
  open func cancel() {
    guard isWaiting else { return }
    isWaiting = false
    let error = ASAuthorizationError(.canceled)
    delegate?.authorizationController(controller: self, didCompleteWithError: error)
    completion?(error)
    completion = nil
  }
}

/// How a sign-in went.
public enum ASAuthorizationResult {
  /// With an Apple Account.
  case appleID(ASAuthorizationAppleIDCredential)
  /// With a password.
  case password(ASPasswordCredential)
}

/// Has the person sign in.
@MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Asks the person to sign in.
  /// - Throws: always `ASAuthorizationError.canceled`: the simulated phone has no account
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    try await performRequests([request])
  }

  /// Asks the person to sign in with one of these.
  /// - Throws: always `ASAuthorizationError.canceled`: the simulated phone has no account
  public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
    let controller = ASAuthorizationController(authorizationRequests: requests)
    throw await withCheckedContinuation { waiter in
      controller.completion = { waiter.resume(returning: $0) }
      controller.performRequests()
    }
  }
}

extension EnvironmentValues {
  /// Has the person sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
