import Foundation

/// What a person signs in with.
public protocol ASAuthorizationProvider: NSObject {}

/// A wish to have the person sign in.
open class ASAuthorizationRequest: NSObject {
  /// What the person signs in with.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A wish to have the person sign in with an account, of which the app learns something.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app would like to know of the person.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// Comes back with the answer.
  open var state: String?
  /// Comes back in the signed answer.
  open var nonce: String?
  /// What is to be done.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A wish to have the person sign in with their Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Who the person was the last time.
  open var user: String?
}

/// A wish to have the person sign in with a password that the phone keeps.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Signs people in with their Apple Accounts. The simulated phone has none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// How a person stands with the app.
  public enum CredentialState: Int, Sendable {
    /// They no longer use their account here.
    case revoked = 0
    /// They are signed in.
    case authorized = 1
    /// The phone does not know them.
    case notFound = 2
    /// The app went to another team.
    case transferred = 3
  }

  /// Would be posted when somebody no longer uses their account here.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  /// A wish to have the person sign in.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// How a person stands with the app: the phone knows nobody.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }

  /// How a person stands with the app: the phone knows nobody.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Signs people in with passwords that the phone keeps. The simulated phone keeps none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// A wish to have the person sign in.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
