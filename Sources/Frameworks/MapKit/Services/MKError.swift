import Foundation

/// The domain of `MKError`.
public let MKErrorDomain = "MKErrorDomain"

/// Why a map service has no answer.
public struct MKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: UInt, Sendable {
    /// Something else.
    case unknown = 1
    /// No server could answer.
    case serverFailure = 2
    /// The app asked too often.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
    /// The answer could not be read.
    case decodingFailed = 6
  }

  /// What went wrong.
  public let code: Code
  private let reason: String?

  /// An error of this kind.
  public init(_ code: Code) { self.init(code, nil) }

  init(_ code: Code, _ reason: String?) {
    self.code = code
    self.reason = reason
  }

  /// `MKErrorDomain`.
  public static var errorDomain: String { MKErrorDomain }
  /// The code's number.
  public var errorCode: Int { Int(code.rawValue) }
  /// In words.
  public var errorDescription: String? { reason ?? "The map service failed." }

  /// No server could answer.
  static func noService(_ what: String) -> MKError {
    MKError(.serverFailure, "Scrollwork has no data of the world, so there is nothing to find \(what) in.")
  }

  /// Something else.
  public static var unknown: Code { .unknown }
  /// No server could answer.
  public static var serverFailure: Code { .serverFailure }
  /// The app asked too often.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no way.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The answer could not be read.
  public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? MKError)?.code == code }
}
