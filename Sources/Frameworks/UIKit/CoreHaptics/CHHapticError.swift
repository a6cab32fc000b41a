import Foundation

/// Why nothing is felt.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// An error of this kind.
  public init(_ code: Code) { self.code = code }

  /// The framework's name.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// Something that can go wrong.
  public enum Code: Int, Sendable {
    /// The engine does not run.
    case engineNotRunning = -4805
    /// It may not be done.
    case operationNotPermitted = -4806
    /// The engine took too long to begin.
    case engineStartTimeout = -4808
    /// The phone cannot do it.
    case notSupported = -4809
    /// The system could not begin.
    case serverInitFailed = -4810
    /// The system was interrupted.
    case serverInterrupted = -4811
    /// The player is of no use any more.
    case invalidPatternPlayer = -4812
    /// The data is no pattern.
    case invalidPatternData = -4813
    /// The dictionary is no pattern.
    case invalidPatternDictionary = -4814
    /// The audio session does not go with it.
    case invalidAudioSession = -4815
    /// The engine has no such setting.
    case invalidEngineParameter = -4816
    /// There is no such parameter.
    case invalidParameterType = -4820
    /// There is no such event.
    case invalidEventType = -4821
    /// An event begins at no time.
    case invalidEventTime = -4822
    /// An event is too long, or too short.
    case invalidEventDuration = -4823
    /// The sound is none.
    case invalidAudioResource = -4824
    /// Something is not to be had.
    case resourceNotAvailable = -4825
    /// An entry of an event is wrong.
    case badEventEntry = -4830
    /// An entry of a parameter is wrong.
    case badParameterEntry = -4831
    /// The time is none.
    case invalidTime = -4840
    /// There is no such file.
    case fileNotFound = -4851
    /// The battery is too low.
    case insufficientPower = -4897
    /// Nobody knows.
    case unknownError = -4898
    /// There is too little memory.
    case memoryError = -4899
  }

  /// The phone cannot do it.
  public static var notSupported: Code { .notSupported }
  /// The engine does not run.
  public static var engineNotRunning: Code { .engineNotRunning }
}
