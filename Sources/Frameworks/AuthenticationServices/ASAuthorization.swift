import Foundation

/// A credential.
public protocol ASAuthorizationCredential: NSObject {}

/// A successful authorization. On the simulated phone there is none.
open class ASAuthorization: NSObject {
  /// Personal data that an app can request.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a scope from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a scope from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope("full_name")
    /// The e-mail address.
    public static let email = Scope("email")
  }

  /// The operation on an account.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates an operation from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Decided by the provider.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// Sign in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// Refresh the authentication.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// Sign out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  /// The provider.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// The likelihood that the user is a real person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// Not supported here.
  case unsupported = 0
  /// Unknown.
  case unknown = 1
  /// Likely real.
  case likelyReal = 2
}

/// A credential of an Apple Account. The simulated phone creates none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The user identifier.
  public let user: String
  /// The state of the request.
  public let state: String?
  /// The scopes that the person granted.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// The authorization code for the app's server.
  public let authorizationCode: Data?
  /// The signed identity token.
  public let identityToken: Data?
  /// The e-mail address.
  public let email: String?
  /// The name.
  public let fullName: PersonNameComponents?
  /// The likelihood that the user is a real person.
  public let realUserStatus: ASUserDetectionStatus

  init(user: String) {
    self.user = user
    (state, authorizedScopes, authorizationCode, identityToken) = (nil, [], nil, nil)
    (email, fullName, realUserStatus) = (nil, nil, .unsupported)
  }
}

/// A user name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The user name.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a credential from a user name and a password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// The domain of `ASAuthorizationError`.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of an authorization.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = 1000
    /// The person cancelled it.
    case canceled = 1001
    /// The response was invalid.
    case invalidResponse = 1002
    /// The request was not handled.
    case notHandled = 1003
    /// It failed.
    case failed = 1004
    /// The person could not be asked.
    case notInteractive = 1005
  }

  /// The code.
  public let code: Code

  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `ASAuthorizationErrorDomain`.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }

  /// Unknown.
  public static var unknown: Code { .unknown }
  /// The person cancelled it.
  public static var canceled: Code { .canceled }
  /// The response was invalid.
  public static var invalidResponse: Code { .invalidResponse }
  /// The request was not handled.
  public static var notHandled: Code { .notHandled }
  /// It failed.
  public static var failed: Code { .failed }
  /// The person could not be asked.
  public static var notInteractive: Code { .notInteractive }
}

extension ASAuthorizationError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
