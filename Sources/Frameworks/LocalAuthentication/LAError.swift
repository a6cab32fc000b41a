import Foundation

/// The domain of `LAError`.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The authentication failed.
    case authenticationFailed = -1
    /// The person cancelled.
    case userCancel = -2
    /// The person chose the fallback.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The phone has no passcode.
    case passcodeNotSet = -5
    /// Biometry is not available, or the app may not use it.
    case biometryNotAvailable = -6
    /// No face is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many failures.
    case biometryLockout = -8
    /// The app cancelled it.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// Interaction is not allowed.
    case notInteractive = -1004
  }

  /// The code.
  public let code: Code

  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `LAErrorDomain`.
  public static var errorDomain: String { LAErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }

  /// The authentication failed.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person cancelled.
  public static var userCancel: Code { .userCancel }
  /// The person chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The phone has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// Biometry is not available, or the app may not use it.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many failures.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app cancelled it.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// Interaction is not allowed.
  public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
