import Foundation

/// An error of Core Haptics.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// The code of the error.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  /// The framework's name.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The engine is not running.
    case engineNotRunning = -4805
    /// The operation is not permitted.
    case operationNotPermitted = -4806
    /// The engine took too long to start.
    case engineStartTimeout = -4808
    /// The phone does not support it.
    case notSupported = -4809
    /// The system could not start.
    case serverInitFailed = -4810
    /// The system was interrupted.
    case serverInterrupted = -4811
    /// The player is no longer valid.
    case invalidPatternPlayer = -4812
    /// The pattern data is invalid.
    case invalidPatternData = -4813
    /// The pattern dictionary is invalid.
    case invalidPatternDictionary = -4814
    /// The audio session is not suitable.
    case invalidAudioSession = -4815
    /// The engine parameter is invalid.
    case invalidEngineParameter = -4816
    /// The parameter type is invalid.
    case invalidParameterType = -4820
    /// The event type is invalid.
    case invalidEventType = -4821
    /// The time of an event is invalid.
    case invalidEventTime = -4822
    /// The duration of an event is invalid.
    case invalidEventDuration = -4823
    /// The audio resource is invalid.
    case invalidAudioResource = -4824
    /// A resource is not available.
    case resourceNotAvailable = -4825
    /// An event entry is invalid.
    case badEventEntry = -4830
    /// A parameter entry is invalid.
    case badParameterEntry = -4831
    /// The time is invalid.
    case invalidTime = -4840
    /// The file does not exist.
    case fileNotFound = -4851
    /// The battery is too low.
    case insufficientPower = -4897
    /// An unknown error.
    case unknownError = -4898
    /// There is too little memory.
    case memoryError = -4899
  }

  /// The phone does not support it.
  public static var notSupported: Code { .notSupported }
  /// The engine is not running.
  public static var engineNotRunning: Code { .engineNotRunning }
}
