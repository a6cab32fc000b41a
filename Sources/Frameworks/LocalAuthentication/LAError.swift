import Foundation

/// The domain of `LAError`.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why the person did not prove to be who they are.
public struct LAError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// The person declined.
    case userCancel = -2
    /// The person would rather do something else.
    case userFallback = -3
    /// The system had other things to do.
    case systemCancel = -4
    /// The phone has no passcode.
    case passcodeNotSet = -5
    /// The phone cannot look at people, or the app may not have it do so.
    case biometryNotAvailable = -6
    /// The phone knows nobody.
    case biometryNotEnrolled = -7
    /// Too many were somebody else.
    case biometryLockout = -8
    /// The app called it off.
    case appCancel = -9
    /// The context was called off before.
    case invalidContext = -10
    /// Nobody may be asked.
    case notInteractive = -1004
  }

  /// What went wrong.
  public let code: Code

  /// An error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `LAErrorDomain`.
  public static var errorDomain: String { LAErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// It was somebody else.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The person declined.
  public static var userCancel: Code { .userCancel }
  /// The person would rather do something else.
  public static var userFallback: Code { .userFallback }
  /// The system had other things to do.
  public static var systemCancel: Code { .systemCancel }
  /// The phone has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The phone cannot look at people, or the app may not have it do so.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// The phone knows nobody.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many were somebody else.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app called it off.
  public static var appCancel: Code { .appCancel }
  /// The context was called off before.
  public static var invalidContext: Code { .invalidContext }
  /// Nobody may be asked.
  public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
