import Foundation

/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no location.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// What went wrong. Caveat: only what the simulated phone can get into.
  public enum Code: Int, Sendable {
    /// The phone does not know where it is, for now.
    case locationUnknown = 0
    /// The app may not know.
    case denied = 1
  }

  /// What went wrong.
  public let code: Code

  /// An error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `kCLErrorDomain`.
  public static var errorDomain: String { kCLErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// The phone does not know where it is, for now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app may not know.
  public static var denied: Code { .denied }
}

extension CLError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
