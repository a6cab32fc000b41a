import Foundation

/// What proves who somebody is by a passkey.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  /// What the page or the app said, as it was signed.
  var rawClientDataJSON: Data { get }
  /// Which passkey.
  var credentialID: Data { get }
}

/// How sure the phone has to be that it is the person who holds it.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A preference by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A preference by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// If it can be had.
  public static let preferred = Self("preferred")
  /// Always.
  public static let required = Self("required")
  /// Rather not.
  public static let discouraged = Self("discouraged")
}

/// Makes passkeys, and signs people in with them. The simulated phone keeps none.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// Whom the passkeys are for: a domain.
  public let relyingPartyIdentifier: String

  /// Passkeys for a domain.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// A wish for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      self, challenge: challenge, name: name, userID: userID)
  }

  /// A wish to have the person sign in with one of their passkeys.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge)
  }
}

/// A wish for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// What is signed, so that nobody can say it again.
  open var challenge: Data
  /// What the account is called.
  open var name: String
  /// What the person is called.
  open var displayName: String?
  /// Who it is, as the server knows them.
  open var userID: Data
  /// How sure the phone has to be.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// Whom the passkey is for.
  public let relyingPartyIdentifier: String

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String, userID: Data
  ) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

/// A wish to have the person sign in with one of their passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// What is signed, so that nobody can say it again.
  open var challenge: Data
  /// How sure the phone has to be.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  /// Whom the passkey is for.
  open var relyingPartyIdentifier: String

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    self.challenge = challenge
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

/// A new passkey. The simulated phone makes none.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASPublicKeyCredential {
  /// What the page or the app said, as it was signed.
  public let rawClientDataJSON: Data
  /// Which passkey.
  public let credentialID: Data
  /// What the server has to know of it.
  public let rawAttestationObject: Data?

  init(clientData: Data, credential: Data, attestation: Data?) {
    (rawClientDataJSON, credentialID, rawAttestationObject) = (clientData, credential, attestation)
  }
}

/// That somebody signed in with a passkey. On the simulated phone nobody can.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASPublicKeyCredential {
  /// What the page or the app said, as it was signed.
  public let rawClientDataJSON: Data
  /// Which passkey.
  public let credentialID: Data
  /// What the phone said of itself.
  public let rawAuthenticatorData: Data!
  /// Who it is, as the server knows them.
  public let userID: Data!
  /// The signature.
  public let signature: Data!

  init(clientData: Data, credential: Data, authenticator: Data, userID: Data, signature: Data) {
    (rawClientDataJSON, credentialID) = (clientData, credential)
    (rawAuthenticatorData, self.userID, self.signature) = (authenticator, userID, signature)
  }
}
