import Foundation

/// Something that must not happen has happened. Nothing catches it here, as nothing in Swift does on Apple's systems.
open class NSException: NSObject {
  /// What kind of thing happened.
  public let name: NSExceptionName
  /// What happened, for people.
  public let reason: String?
  /// More about it.
  public let userInfo: [AnyHashable: Any]?

  /// What happened.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Ends the app with a message on the terminal, as on a phone.
  open func raise() {
    let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'\n"
    FileHandle.standardError.write(Data(text.utf8))
    abort()
  }

  /// Ends the app with a message on the terminal.
  /// - Parameters:
  ///   - format: the message, with `%@` and the like.
  ///   - argList: what is put into it.
  public static func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}

extension NSExceptionName {
  /// Nothing more is known.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A place that is not there.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// What a method cannot take.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// What should hold does not.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// There is no object.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
