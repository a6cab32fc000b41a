import Foundation

/// The domain of `AVError` as an `NSError`.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// The key that says whether what was recorded until the error can be played.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"

/// What went wrong.
public struct AVError: Error, Hashable, Sendable {
  /// What can go wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows what.
    case unknown = -11800
    /// There is no memory left.
    case outOfMemory = -11801
    /// The capture session does not run.
    case sessionNotRunning = -11803
    /// Another session has the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// Nothing arrived that could be recorded.
    case noDataCaptured = -11805
    /// The session changed meanwhile.
    case sessionConfigurationChanged = -11806
    /// There is no room left.
    case diskFull = -11807
    /// The device is gone.
    case deviceWasDisconnected = -11808
    /// What comes from the device is of another kind now.
    case mediaChanged = -11809
    /// It is as long as it may be.
    case maximumDurationReached = -11810
    /// It is as large as it may be.
    case maximumFileSizeReached = -11811
    /// There is no device.
    case deviceNotConnected = -11814
    /// Another app has the device.
    case deviceInUseByAnotherApplication = -11815
    /// Something took the session's devices away.
    case sessionWasInterrupted = -11818
    /// The system's part began anew.
    case mediaServicesWereReset = -11819
    /// It could not be written.
    case exportFailed = -11820
    /// It could not be decoded.
    case decodeFailed = -11821
    /// A file of that name is there.
    case fileAlreadyExists = -11823
    /// The file is of no format that is known.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// The content is protected.
    case contentIsProtected = -11831
    /// There is no picture at that time.
    case noImageAtTime = -11832
    /// Nothing here can decode it.
    case decoderNotFound = -11833
    /// Nothing here can encode it.
    case encoderNotFound = -11834
    /// It cannot be done with this.
    case operationNotSupportedForAsset = -11838
    /// The lamp cannot be that bright now.
    case torchLevelUnavailable = -11846
    /// Something came between.
    case operationInterrupted = -11847
    /// The app may not use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// It records something already.
    case recordingAlreadyInProgress = -11859
    /// It cannot be done now.
    case operationNotAllowed = -11862
    /// It cannot be read any more.
    case contentIsUnavailable = -11863
    /// It was called off.
    case operationCancelled = -11878
  }

  /// What went wrong.
  public let code: Code
  /// That.
  public init(_ code: Code) { self.code = code }

  /// Nobody knows what.
  public static var unknown: Code { .unknown }
  /// The capture session does not run.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// Nothing arrived that could be recorded.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// There is no room left.
  public static var diskFull: Code { .diskFull }
  /// The device is gone.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// It is as long as it may be.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// It is as large as it may be.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// There is no device.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// Another app has the device.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// Something took the session's devices away.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The system's part began anew.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The file is of no format that is known.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// There is no picture at that time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// Nothing here can decode it.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// The app may not use the device.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  /// It was called off.
  public static var operationCancelled: Code { .operationCancelled }
}

extension AVError: LocalizedError, CustomNSError {
  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  /// What to tell a person.
  public var errorDescription: String? {
    switch code {
    case .fileFormatNotRecognized, .decoderNotFound: "Cannot Open"
    case .sessionNotRunning, .noDataCaptured: "Cannot Record"
    default: "Cannot Complete Action"
    }
  }
}
