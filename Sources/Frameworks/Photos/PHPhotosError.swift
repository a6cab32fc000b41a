import Foundation

/// The domain of `PHPhotosError`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the person's photos.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  /// The code of an error. Here the app is not authorized, the person declines, there is no such photo or it cannot be
  /// read, or the change is not supported.
  public enum Code: Int, Sendable {
    /// Something else.
    case internalError = -1
    /// The person cancelled.
    case userCancelled = 3072
    /// The library's volume is offline.
    case libraryVolumeOffline = 3114
    /// The library was handed over to another program.
    case relinquishingLibraryBundleToWriter = 3142
    /// The system library was switched.
    case switchingSystemPhotoLibrary = 3143
    /// The photo requires network access, which is not allowed.
    case networkAccessRequired = 3164
    /// The identifier was not found.
    case identifierNotFound = 3201
    /// Several objects have the identifier.
    case multipleIdentifiersFound = 3202
    /// The change is not supported.
    case changeNotSupported = 3300
    /// The operation was interrupted.
    case operationInterrupted = 3301
    /// The resource is invalid.
    case invalidResource = 3302
    /// A resource is missing.
    case missingResource = 3303
    /// There is not enough space.
    case notEnoughSpace = 3305
    /// The request is not supported for the asset.
    case requestNotSupportedForAsset = 3306
    /// Access is restricted, and the person cannot change it.
    case accessRestricted = 3310
    /// Access was denied by the person.
    case accessUserDenied = 3311
    /// The library is in an invalid location.
    case libraryInFileProviderSyncRoot = 5423
  }

  /// The code.
  public let code: Code

  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `PHPhotosErrorDomain`.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }

  /// Something else.
  public static var internalError: Code { .internalError }
  /// The person cancelled.
  public static var userCancelled: Code { .userCancelled }
  /// The identifier was not found.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// The change is not supported.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// The operation was interrupted.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The resource is invalid.
  public static var invalidResource: Code { .invalidResource }
  /// A resource is missing.
  public static var missingResource: Code { .missingResource }
  /// There is not enough space.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// The photo requires network access, which is not allowed.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// Access is restricted, and the person cannot change it.
  public static var accessRestricted: Code { .accessRestricted }
  /// Access was denied by the person.
  public static var accessUserDenied: Code { .accessUserDenied }
}

extension PHPhotosError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
}
