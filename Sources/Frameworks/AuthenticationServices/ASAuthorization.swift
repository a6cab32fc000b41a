import Foundation

/// What proves who somebody is.
public protocol ASAuthorizationCredential: NSObject {}

/// That somebody signed in. On the simulated phone nobody can.
open class ASAuthorization: NSObject {
  /// Something about a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Something by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Something by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope("full_name")
    /// The address for mail.
    public static let email = Scope("email")
  }

  /// What is to be done with an account.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Something by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whatever fits.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// Sign in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// Prove again who it is.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// Sign out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  /// What the person signed in with.
  public let provider: any ASAuthorizationProvider
  /// What proves who they are.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// How sure it is that somebody is a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// This cannot be told here.
  case unsupported = 0
  /// Nobody knows.
  case unknown = 1
  /// Quite.
  case likelyReal = 2
}

/// What proves who somebody is by their Apple Account. The simulated phone makes none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// Who it is.
  public let user: String
  /// What came with the request.
  public let state: String?
  /// What the person let the app know.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// What the app's server exchanges for more.
  public let authorizationCode: Data?
  /// Who it is, signed.
  public let identityToken: Data?
  /// The address for mail.
  public let email: String?
  /// The name.
  public let fullName: PersonNameComponents?
  /// How sure it is that this is a person.
  public let realUserStatus: ASUserDetectionStatus

  init(user: String) {
    self.user = user
    (state, authorizedScopes, authorizationCode, identityToken) = (nil, [], nil, nil)
    (email, fullName, realUserStatus) = (nil, nil, .unsupported)
  }
}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name.
  public let user: String
  /// The password.
  public let password: String

  /// A name and a password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// The domain of `ASAuthorizationError`.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why somebody did not sign in.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1000
    /// The person called it off.
    case canceled = 1001
    /// The answer made no sense.
    case invalidResponse = 1002
    /// Nobody took the request.
    case notHandled = 1003
    /// It went wrong.
    case failed = 1004
    /// The person could not be asked.
    case notInteractive = 1005
  }

  /// What went wrong.
  public let code: Code

  /// An error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `ASAuthorizationErrorDomain`.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// Nobody knows.
  public static var unknown: Code { .unknown }
  /// The person called it off.
  public static var canceled: Code { .canceled }
  /// The answer made no sense.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nobody took the request.
  public static var notHandled: Code { .notHandled }
  /// It went wrong.
  public static var failed: Code { .failed }
  /// The person could not be asked.
  public static var notInteractive: Code { .notInteractive }
}

extension ASAuthorizationError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
