import Foundation

/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no location, or no address.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// What went wrong. The simulated phone gets into the first three and those of geocoding.
  public enum Code: Int, Sendable {
    /// The phone does not know where it is, for now.
    case locationUnknown = 0
    /// The app may not know.
    case denied = 1
    /// No service could be reached.
    case network = 2
    /// There is no compass.
    case headingFailure = 3
    /// The app may not watch regions.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// A region is not watched yet.
    case regionMonitoringSetupDelayed = 6
    /// News of a region come late.
    case regionMonitoringResponseDelayed = 7
    /// There is no such address.
    case geocodeFoundNoResult = 8
    /// Only a part of the address was found.
    case geocodeFoundPartialResult = 9
    /// The app took its question back.
    case geocodeCanceled = 10
    /// The person did not let the system ask.
    case promptDeclined = 18
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
  /// No service could be reached.
  public static var network: Code { .network }
  /// There is no such address.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Only a part of the address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The app took its question back.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
