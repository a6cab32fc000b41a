import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The window in which a sign-in is presented.
public typealias ASPresentationAnchor = UIWindow

/// The delegate of a sign-in.
@MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// The authorization succeeded.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// The authorization failed.
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

/// Provides the window of a sign-in.
@MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks a person to sign in.
///
/// The simulated phone has no account: the system says so, and the person can only cancel.
@MainActor
open class ASAuthorizationController: NSObject {
  /// Options of a request.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates flags from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only if credentials are available on the phone; otherwise nothing is shown, and the result is a cancellation.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1 << 0)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The provider of the window: here the sign-in is always in front of everything.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  private var isWaiting = false
  var completion: ((any Error) -> Void)?

  /// Creates a controller for requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Performs the requests.
  open func performRequests() {
    guard !isWaiting else { return }
    isWaiting = true
    Phone.current.alerts.present(
      SystemAlert(
        title: "Sign In with Apple Account",
        message: "This phone has no Apple Account to sign in to “\(PhoneBundle.appName)” with.",
        buttons: [SystemAlert.Button(title: "Cancel") { self.cancel() }]))
  }

  /// Performs the requests with options.
  open func performRequests(options: RequestOptions) {
    guard options.contains(.preferImmediatelyAvailableCredentials) else { return performRequests() }
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.async { self.cancel() }
  }

  /// Cancels. Caveat: the alert remains on the screen.
  open func cancel() {
    guard isWaiting else { return }
    isWaiting = false
    let error = ASAuthorizationError(.canceled)
    delegate?.authorizationController(controller: self, didCompleteWithError: error)
    completion?(error)
    completion = nil
  }
}

/// The result of a sign-in.
public enum ASAuthorizationResult {
  /// An Apple Account.
  case appleID(ASAuthorizationAppleIDCredential)
  /// A password.
  case password(ASPasswordCredential)
  /// A passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks a person to sign in.
@MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Performs a request.
  /// - Throws: always `ASAuthorizationError.canceled`: the simulated phone has no account
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    try await performRequests([request], options: options)
  }

  /// Performs requests, one of which the person chooses.
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
  /// The controller for sign-ins.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
