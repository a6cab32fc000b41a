import Foundation

/// The domain of `PHPhotosError`.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something with the person's pictures was not done.
public struct PHPhotosError: CustomNSError, Hashable, Sendable {
  /// What went wrong. Here the app may not, the person does not want it, there is no such picture or none that can be
  /// read, or the change cannot be made.
  public enum Code: Int, Sendable {
    /// Something else.
    case internalError = -1
    /// The person does not want it.
    case userCancelled = 3072
    /// The disk with the library is not there.
    case libraryVolumeOffline = 3114
    /// The library is given to another program.
    case relinquishingLibraryBundleToWriter = 3142
    /// The person chose another library.
    case switchingSystemPhotoLibrary = 3143
    /// The picture is elsewhere, and may not be fetched.
    case networkAccessRequired = 3164
    /// Nothing has that identifier.
    case identifierNotFound = 3201
    /// Several things have that identifier.
    case multipleIdentifiersFound = 3202
    /// The change cannot be made.
    case changeNotSupported = 3300
    /// Something came between.
    case operationInterrupted = 3301
    /// The file is no picture.
    case invalidResource = 3302
    /// A file is missing.
    case missingResource = 3303
    /// There is no room.
    case notEnoughSpace = 3305
    /// It cannot be done with this one.
    case requestNotSupportedForAsset = 3306
    /// The app may not, and the person cannot change it.
    case accessRestricted = 3310
    /// The app may not: the person said so.
    case accessUserDenied = 3311
    /// The library lies where it cannot be.
    case libraryInFileProviderSyncRoot = 5423
  }

  /// What went wrong.
  public let code: Code

  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `PHPhotosErrorDomain`.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }

  /// Something else.
  public static var internalError: Code { .internalError }
  /// The person does not want it.
  public static var userCancelled: Code { .userCancelled }
  /// Nothing has that identifier.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// The change cannot be made.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// Something came between.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The file is no picture.
  public static var invalidResource: Code { .invalidResource }
  /// A file is missing.
  public static var missingResource: Code { .missingResource }
  /// There is no room.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// The picture is elsewhere, and may not be fetched.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// The app may not, and the person cannot change it.
  public static var accessRestricted: Code { .accessRestricted }
  /// The app may not: the person said so.
  public static var accessUserDenied: Code { .accessUserDenied }
}

extension PHPhotosError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
}
