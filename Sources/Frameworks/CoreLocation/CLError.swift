import Foundation

/// The domain of `CLError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The code of an error. The simulated phone uses the first three and those of geocoding.
  public enum Code: Int, Sendable {
    /// The location is unknown at present.
    case locationUnknown = 0
    /// The app is not authorized.
    case denied = 1
    /// The network is unavailable.
    case network = 2
    /// The heading is unavailable.
    case headingFailure = 3
    /// Region monitoring is denied.
    case regionMonitoringDenied = 4
    /// A region cannot be monitored.
    case regionMonitoringFailure = 5
    /// Region monitoring is delayed.
    case regionMonitoringSetupDelayed = 6
    /// Region events are delayed.
    case regionMonitoringResponseDelayed = 7
    /// Geocoding found no result.
    case geocodeFoundNoResult = 8
    /// Geocoding found a partial result.
    case geocodeFoundPartialResult = 9
    /// Geocoding was cancelled.
    case geocodeCanceled = 10
    /// The person declined the prompt.
    case promptDeclined = 18
  }

  /// The code.
  public let code: Code

  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `kCLErrorDomain`.
  public static var errorDomain: String { kCLErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }

  /// The location is unknown at present.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app is not authorized.
  public static var denied: Code { .denied }
  /// The network is unavailable.
  public static var network: Code { .network }
  /// Geocoding found no result.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Geocoding found a partial result.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// Geocoding was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
