import Foundation

/// The domain of `AVError` as an `NSError`.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// The key that says whether the recording until the error can be played.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = -11800
    /// Out of memory.
    case outOfMemory = -11801
    /// The capture session is not running.
    case sessionNotRunning = -11803
    /// Another session uses the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// No data was captured.
    case noDataCaptured = -11805
    /// The session configuration changed.
    case sessionConfigurationChanged = -11806
    /// The disk is full.
    case diskFull = -11807
    /// The device was disconnected.
    case deviceWasDisconnected = -11808
    /// The device's media format changed.
    case mediaChanged = -11809
    /// The maximum duration is reached.
    case maximumDurationReached = -11810
    /// The maximum file size is reached.
    case maximumFileSizeReached = -11811
    /// There is no device.
    case deviceNotConnected = -11814
    /// Another app uses the device.
    case deviceInUseByAnotherApplication = -11815
    /// The session was interrupted.
    case sessionWasInterrupted = -11818
    /// The media services were reset.
    case mediaServicesWereReset = -11819
    /// The export failed.
    case exportFailed = -11820
    /// Decoding failed.
    case decodeFailed = -11821
    /// The file already exists.
    case fileAlreadyExists = -11823
    /// The file format is unknown.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// The content is protected.
    case contentIsProtected = -11831
    /// There is no image at that time.
    case noImageAtTime = -11832
    /// There is no decoder.
    case decoderNotFound = -11833
    /// There is no encoder.
    case encoderNotFound = -11834
    /// The asset does not support the operation.
    case operationNotSupportedForAsset = -11838
    /// The torch level is not available now.
    case torchLevelUnavailable = -11846
    /// The operation was interrupted.
    case operationInterrupted = -11847
    /// The app may not use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// A recording is already in progress.
    case recordingAlreadyInProgress = -11859
    /// The operation is not allowed now.
    case operationNotAllowed = -11862
    /// The content is not available any more.
    case contentIsUnavailable = -11863
    /// The operation was cancelled.
    case operationCancelled = -11878
  }

  /// The code.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  /// An unknown error.
  public static var unknown: Code { .unknown }
  /// The capture session is not running.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// No data was captured.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// The disk is full.
  public static var diskFull: Code { .diskFull }
  /// The device was disconnected.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// The maximum duration is reached.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The maximum file size is reached.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// There is no device.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// Another app uses the device.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// The session was interrupted.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The media services were reset.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The file format is unknown.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// There is no image at that time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// There is no decoder.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// The app may not use the device.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  /// The operation was cancelled.
  public static var operationCancelled: Code { .operationCancelled }
}

extension AVError: LocalizedError, CustomNSError {
  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  /// The description for a person.
  public var errorDescription: String? {
    switch code {
    case .fileFormatNotRecognized, .decoderNotFound: "Cannot Open"
    case .sessionNotRunning, .noDataCaptured: "Cannot Record"
    default: "Cannot Complete Action"
    }
  }
}
