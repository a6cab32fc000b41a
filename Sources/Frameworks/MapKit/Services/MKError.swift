import Foundation

/// The domain of `MKError`.
public let MKErrorDomain = "MKErrorDomain"

/// An error of a map service.
public struct MKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: UInt, Sendable {
    /// Something else.
    case unknown = 1
    /// No server could answer.
    case serverFailure = 2
    /// There were too many requests.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no route.
    case directionsNotFound = 5
    /// The response could not be decoded.
    case decodingFailed = 6
  }

  /// The code.
  public let code: Code
  private let reason: String?

  /// Creates an error of this kind.
  public init(_ code: Code) { self.init(code, nil) }

  init(_ code: Code, _ reason: String?) {
    self.code = code
    self.reason = reason
  }

  /// `MKErrorDomain`.
  public static var errorDomain: String { MKErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { Int(code.rawValue) }
  /// The description.
  public var errorDescription: String? { reason ?? "The map service failed." }

  /// Returns the error of an unavailable service.
  static func noService(_ what: String) -> MKError {
    MKError(.serverFailure, "Scrollwork has no data of the world, so there is nothing to find \(what) in.")
  }

  /// Something else.
  public static var unknown: Code { .unknown }
  /// No server could answer.
  public static var serverFailure: Code { .serverFailure }
  /// There were too many requests.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no route.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The response could not be decoded.
  public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? MKError)?.code == code }
}
