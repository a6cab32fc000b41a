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
  /// How the person is asked.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    /// The flags as a number.
    public let rawValue: UInt
    /// Flags as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only if the phone has something to sign in with; else nothing is shown, and it counts as called off.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1 << 0)
  }

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

  /// Asks the person, in a way of the app's choice.
  open func performRequests(options: RequestOptions) {
    guard options.contains(.preferImmediatelyAvailableCredentials) else { return performRequests() }
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.async { self.cancel() }
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
  /// With a passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// With a passkey that is new.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Has the person sign in.
@MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Asks the person to sign in.
  /// - Throws: always `ASAuthorizationError.canceled`: the simulated phone has no account
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try await performRequests([request], options: options)
  }

  /// Asks the person to sign in with one of these.
  /// - Throws: always `ASAuthorizationError.canceled`: the simulated phone has no account
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    let controller = ASAuthorizationController(authorizationRequests: requests)
    throw await withCheckedContinuation { waiter in
      controller.completion = { waiter.resume(returning: $0) }
      controller.performRequests(options: options)
    }
  }
}

extension EnvironmentValues {
  /// Has the person sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
