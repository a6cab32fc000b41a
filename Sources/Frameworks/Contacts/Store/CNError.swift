import Foundation

/// The domain of `CNError`.
public let CNErrorDomain = "CNErrorDomain"
/// What of an error's information are the contacts, groups and containers that it is about.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecords"
/// What of an error's information are their identifiers.
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiers"
/// What of an error's information are the errors that make it up.
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrors"
/// What of an error's information are the properties that it is about.
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPaths"

/// Why something with the person's contacts was not done.
public struct CNError: CustomNSError, Hashable, Sendable {
  /// What went wrong. Here the app may not, there is no such record or there is one already, a predicate is none of
  /// Contacts', or a vCard cannot be read.
  public enum Code: Int, Sendable {
    /// The contacts could not be asked.
    case communicationError = 1
    /// The contacts could not be read.
    case dataAccessError = 2
    /// The app may not: the person said so, or was not asked yet.
    case authorizationDenied = 100
    /// There is nowhere to write to.
    case noAccessableWritableContainers = 101
    /// The app may not see some of the properties.
    case unauthorizedKeys = 102
    /// The person switched it off.
    case featureDisabledByUser = 103
    /// It is not on this phone.
    case featureNotAvailable = 104
    /// There is no such record.
    case recordDoesNotExist = 200
    /// The new record is there already.
    case insertedRecordAlreadyExists = 201
    /// A group would be in itself.
    case containmentCycle = 202
    /// Something would be in a group of another container.
    case containmentScope = 203
    /// What the record is to be put into is not there.
    case parentRecordDoesNotExist = 204
    /// The identifier is none.
    case recordIdentifierInvalid = 205
    /// The record cannot be changed.
    case recordNotWritable = 206
    /// What the record is in cannot be changed.
    case parentContainerNotWritable = 207
    /// Several values are not right.
    case validationMultipleErrors = 300
    /// A value is of the wrong type.
    case validationTypeMismatch = 301
    /// What values are checked by is not right.
    case validationConfigurationError = 302
    /// The predicate is none that Contacts made.
    case predicateInvalid = 400
    /// A rule of the phone's owner forbids it.
    case policyViolation = 500
    /// The identifier of who asks for changes is none.
    case clientIdentifierInvalid = 600
    /// Nobody with that identifier asks for changes.
    case clientIdentifierDoesNotExist = 601
    /// Somebody else with that identifier asks for changes.
    case clientIdentifierCollision = 602
    /// The changes since then are no longer known.
    case changeHistoryExpired = 603
    /// The moment since which changes are asked for is none.
    case changeHistoryInvalidAnchor = 604
    /// Changes cannot be asked for like that.
    case changeHistoryInvalidFetchRequest = 605
    /// The text is no vCard.
    case vCardMalformed = 700
    /// The vCard cannot be summed up.
    case vCardSummarizationError = 701
  }

  /// What went wrong.
  public let code: Code
  /// The identifiers of the contacts, groups and containers that it is about.
  public let affectedRecordIdentifiers: [String]?

  /// An error of this kind.
  public init(_ code: Code) { self.init(code, []) }

  init(_ code: Code, _ identifiers: [String]) {
    self.code = code
    affectedRecordIdentifiers = identifiers.isEmpty ? nil : identifiers
  }

  /// `CNErrorDomain`.
  public static var errorDomain: String { CNErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] {
    affectedRecordIdentifiers.map { [CNErrorUserInfoAffectedRecordIdentifiersKey: $0] } ?? [:]
  }
  /// The contacts, groups and containers that it is about. Caveat: nil; their identifiers are known.
  public var affectedRecords: [AnyObject]? { nil }
  /// The properties that it is about. Caveat: nil.
  public var keyPaths: [String]? { nil }

  /// The contacts could not be asked.
  public static var communicationError: Code { .communicationError }
  /// The contacts could not be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// The app may not.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is nowhere to write to.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// The app may not see some of the properties.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// There is no such record.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The new record is there already.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// What the record is to be put into is not there.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The predicate is none that Contacts made.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// A rule of the phone's owner forbids it.
  public static var policyViolation: Code { .policyViolation }
  /// The text is no vCard.
  public static var vCardMalformed: Code { .vCardMalformed }
}

extension CNError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CNError)?.code == code }
}
