import Foundation

/// A provider of credentials.
public protocol ASAuthorizationProvider: NSObject {}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject {
  /// The provider.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to sign in with an account, with personal data.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The personal data that the app requests.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A state that is returned with the credential.
  open var state: String?
  /// A nonce that is returned in the signed token.
  open var nonce: String?
  /// The operation.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request to sign in with an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The previous user identifier.
  open var user: String?
}

/// A request to sign in with a saved password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// The provider of Apple Accounts. The simulated phone has none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// The state of a credential.
  public enum CredentialState: Int, Sendable {
    /// The person revoked the authorization.
    case revoked = 0
    /// The person is signed in.
    case authorized = 1
    /// The user is unknown on the phone.
    case notFound = 2
    /// The app was transferred to another team.
    case transferred = 3
  }

  /// Posted when an authorization is revoked. Caveat: never posted.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  /// Creates a request to sign in.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Passes the state of a credential to a handler: not found.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }

  /// Returns the state of a credential: not found.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// The provider of saved passwords. The simulated phone has none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a request to sign in.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
