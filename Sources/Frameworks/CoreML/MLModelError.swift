import Foundation

/// The domain of `MLModelError`.
public let MLModelErrorDomain = "com.apple.CoreML"

/// An error of Core ML, with a text that says what is wrong.
public struct MLModelError: CustomNSError, LocalizedError, CustomStringConvertible, Hashable, Sendable {
  /// The code of an error. The first three occur here.
  public enum Code: Int, Sendable {
    /// Something is wrong with a model, or it cannot be run here.
    case generic = 0
    /// An input is missing, or has a wrong type.
    case featureType = 1
    /// A file cannot be read or written.
    case io = 3
    /// Something is wrong with a layer of an app's own.
    case customLayer = 4
    /// Something is wrong with a model of an app's own.
    case customModel = 5
    /// Something is wrong with the training on the phone.
    case update = 6
    /// A parameter is unknown.
    case parameters = 7
    /// The key of an encrypted model cannot be fetched.
    case modelDecryptionKeyFetch = 8
    /// An encrypted model cannot be read.
    case modelDecryption = 9
    /// A collection of models cannot be fetched.
    case modelCollection = 10
    /// A prediction was cancelled.
    case predictionCancelled = 11
  }

  /// The code.
  public let code: Code
  private let text: String?

  /// Creates an error; of the dictionary, only the localized description is kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    text = userInfo[NSLocalizedDescriptionKey] as? String
  }

  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }

  /// `MLModelErrorDomain`.
  public static var errorDomain: String { MLModelErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
  /// The localized description, if there is one.
  public var errorUserInfo: [String: Any] { text.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
  /// What is wrong.
  public var errorDescription: String? { text }
  /// The code, and what is wrong.
  public var description: String { "MLModelError.\(code)" + (text.map { ": \($0)" } ?? "") }

  /// Something is wrong with a model, or it cannot be run here.
  public static var generic: Code { .generic }
  /// An input is missing, or has a wrong type.
  public static var featureType: Code { .featureType }
  /// A file cannot be read or written.
  public static var io: Code { .io }
  /// Something is wrong with a layer of an app's own.
  public static var customLayer: Code { .customLayer }
  /// Something is wrong with a model of an app's own.
  public static var customModel: Code { .customModel }
  /// Something is wrong with the training on the phone.
  public static var update: Code { .update }
  /// A parameter is unknown.
  public static var parameters: Code { .parameters }
  /// The key of an encrypted model cannot be fetched.
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  /// An encrypted model cannot be read.
  public static var modelDecryption: Code { .modelDecryption }
  /// A collection of models cannot be fetched.
  public static var modelCollection: Code { .modelCollection }
  /// A prediction was cancelled.
  public static var predictionCancelled: Code { .predictionCancelled }
}
