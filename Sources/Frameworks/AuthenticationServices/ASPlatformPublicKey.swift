import Foundation

/// A credential of a passkey.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// The signed client data.
  var rawClientDataJSON: Data { get }
  /// The identifier of the passkey.
  var credentialID: Data { get }
}

/// The preference for verifying the user.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates a preference from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a preference from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// If possible.
  public static let preferred = Self("preferred")
  /// Required.
  public static let required = Self("required")
  /// Discouraged.
  public static let discouraged = Self("discouraged")
}

/// Creates passkeys and signs in with them. The simulated phone has none.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The domain of the passkeys.
  public let relyingPartyIdentifier: String

  /// Creates a provider for a domain.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// Creates a request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      self, challenge: challenge, name: name, userID: userID)
  }

  /// Creates a request to sign in with a passkey.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge)
  }
}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// The challenge to sign, which prevents replay.
  open var challenge: Data
  /// The account name.
  open var name: String
  /// The display name.
  open var displayName: String?
  /// The user identifier of the server.
  open var userID: Data
  /// The preference for verifying the user.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The domain.
  public let relyingPartyIdentifier: String

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String, userID: Data
  ) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

/// A request to sign in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// The challenge to sign, which prevents replay.
  open var challenge: Data
  /// The preference for verifying the user.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// The domain.
  open var relyingPartyIdentifier: String

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    self.challenge = challenge
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

/// A new passkey. The simulated phone makes none.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASPublicKeyCredential {
  /// The signed client data.
  public let rawClientDataJSON: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The attestation for the server.
  public let rawAttestationObject: Data?

  init(clientData: Data, credential: Data, attestation: Data?) {
    (rawClientDataJSON, credentialID, rawAttestationObject) = (clientData, credential, attestation)
  }
}

/// A sign-in with a passkey. On the simulated phone there is none.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASPublicKeyCredential {
  /// The signed client data.
  public let rawClientDataJSON: Data
  /// The identifier of the passkey.
  public let credentialID: Data
  /// The authenticator data.
  public let rawAuthenticatorData: Data!
  /// The user identifier of the server.
  public let userID: Data!
  /// The signature.
  public let signature: Data!

  init(clientData: Data, credential: Data, authenticator: Data, userID: Data, signature: Data) {
    (rawClientDataJSON, credentialID) = (clientData, credential)
    (rawAuthenticatorData, self.userID, self.signature) = (authenticator, userID, signature)
  }
}
