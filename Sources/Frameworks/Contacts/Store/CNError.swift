import Foundation

/// The domain of `CNError`.
public let CNErrorDomain = "CNErrorDomain"
/// The key of the affected records in an error's user info.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecords"
/// The key of the affected records' identifiers in an error's user info.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiers"
/// The key of the underlying errors in an error's user info.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrors"
/// The key of the affected properties in an error's user info.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPaths"

/// An error of the person's contacts.
public struct CNError: CustomNSError, Hashable, Sendable {
  /// The code of an error. Here the app is not authorized, a record does not exist or exists already, a predicate is
  /// not one of Contacts, or a vCard cannot be read.
  public enum Code: Int, Sendable {
    /// Communication with the contacts failed.
    case communicationError = 1
    /// The contacts could not be read.
    case dataAccessError = 2
    /// The app is not authorized: the person denied it, or was not asked yet.
    case authorizationDenied = 100
    /// There is no writable container.
    case noAccessableWritableContainers = 101
    /// Some keys are not authorized.
    case unauthorizedKeys = 102
    /// The person disabled the feature.
    case featureDisabledByUser = 103
    /// The feature is not available.
    case featureNotAvailable = 104
    /// The record does not exist.
    case recordDoesNotExist = 200
    /// The inserted record already exists.
    case insertedRecordAlreadyExists = 201
    /// A group would contain itself.
    case containmentCycle = 202
    /// A member belongs to another container.
    case containmentScope = 203
    /// The parent record does not exist.
    case parentRecordDoesNotExist = 204
    /// The identifier is invalid.
    case recordIdentifierInvalid = 205
    /// The record is not writable.
    case recordNotWritable = 206
    /// The parent container is not writable.
    case parentContainerNotWritable = 207
    /// Several values are invalid.
    case validationMultipleErrors = 300
    /// A value has the wrong type.
    case validationTypeMismatch = 301
    /// The validation is misconfigured.
    case validationConfigurationError = 302
    /// The predicate was not created by Contacts.
    case predicateInvalid = 400
    /// A policy forbids it.
    case policyViolation = 500
    /// The client identifier is invalid.
    case clientIdentifierInvalid = 600
    /// The client identifier does not exist.
    case clientIdentifierDoesNotExist = 601
    /// Another client has the same identifier.
    case clientIdentifierCollision = 602
    /// The change history has expired.
    case changeHistoryExpired = 603
    /// The anchor in the change history is invalid.
    case changeHistoryInvalidAnchor = 604
    /// The request for the change history is invalid.
    case changeHistoryInvalidFetchRequest = 605
    /// The text is not a vCard.
    case vCardMalformed = 700
    /// The vCard cannot be summarized.
    case vCardSummarizationError = 701
  }

  /// The code.
  public let code: Code
  /// The identifiers of the affected records.
  public let affectedRecordIdentifiers: [String]?

  /// Creates an error of this kind.
  public init(_ code: Code) { self.init(code, []) }

  init(_ code: Code, _ identifiers: [String]) {
    self.code = code
    affectedRecordIdentifiers = identifiers.isEmpty ? nil : identifiers
  }

  /// `CNErrorDomain`.
  public static var errorDomain: String { CNErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
  /// The user info.
  public var errorUserInfo: [String: Any] {
    affectedRecordIdentifiers.map { [CNErrorUserInfoAffectedRecordIdentifiersKey: $0] } ?? [:]
  }
  /// The affected records. Caveat: nil; their identifiers are known.
  public var affectedRecords: [AnyObject]? { nil }
  /// The affected properties. Caveat: nil.
  public var keyPaths: [String]? { nil }

  /// Communication with the contacts failed.
  public static var communicationError: Code { .communicationError }
  /// The contacts could not be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// The app is not authorized.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no writable container.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// Some keys are not authorized.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// The record does not exist.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The inserted record already exists.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// The parent record does not exist.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The predicate was not created by Contacts.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// A policy forbids it.
  public static var policyViolation: Code { .policyViolation }
  /// The text is not a vCard.
  public static var vCardMalformed: Code { .vCardMalformed }
}

extension CNError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CNError)?.code == code }
}
