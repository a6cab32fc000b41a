import Foundation
import Synchronization

/// A condition that must not occur. Nothing catches it here, as Swift cannot on Apple's systems.
open class NSException: NSObject {
  /// The kind of exception.
  public let name: NSExceptionName
  /// The reason, for people.
  public let reason: String?
  /// More information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// The calls that lead here.
  open var callStackSymbols: [String] { Thread.callStackSymbols }
  /// The addresses of the calls that lead here.
  open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

  /// Ends the app with a message on the terminal, as on a phone.
  open func raise() {
    let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'\n"
    FileHandle.standardError.write(Data(text.utf8))
    uncaught.withLock { $0 }?(self)
    abort()
  }

  /// Ends the app with a message on the terminal.
  /// - Parameters:
  ///   - format: the message, with `%@` and the like.
  ///   - argList: the values for the format.
  public static func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }
}

private let uncaught = Mutex<(@Sendable (NSException) -> Void)?>(nil)

/// Sets what is called before an exception ends the app. Caveat: it may be a closure with a context, and only
/// `NSException.raise()` calls it.
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {
  uncaught.withLock { $0 = handler }
}

/// Returns what is called before an exception ends the app.
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? { uncaught.withLock { $0 } }

extension NSExceptionName {
  /// An exception without more information.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index out of range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An inconsistent internal state.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An unavailable object.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
