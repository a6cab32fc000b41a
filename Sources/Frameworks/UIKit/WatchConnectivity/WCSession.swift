import Foundation

/// A connection to the app on the person's watch. Caveat: no watch is paired with the phone, so nothing can be sent.
open class WCSession: NSObject, @unchecked Sendable {
  /// The default session.
  open class var `default`: WCSession { common }
  private static let common = WCSession()
  /// Returns whether the device can be paired with a watch: phones can. Caveat: on another thread than the main one
  /// always true.
  open class func isSupported() -> Bool {
    guard Thread.isMainThread else { return true }
    return MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom == .phone }
  }

  /// The delegate.
  open weak var delegate: (any WCSessionDelegate)?
  /// The activation state.
  open private(set) var activationState = WCSessionActivationState.notActivated
  private let queue = DispatchQueue(label: "WatchConnectivity")

  private override init() {}

  /// Activates the session, and then calls the delegate.
  open func activate() {
    guard delegate != nil, activationState != .activated else { return }
    activationState = .activated
    queue.async { [self] in delegate?.session(self, activationDidCompleteWith: .activated, error: nil) }
  }

  /// Whether a watch is paired with the phone: never.
  open var isPaired: Bool { false }
  /// Whether the app is installed on the watch: never.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the complication is on the watch face: never.
  open var isComplicationEnabled: Bool { false }
  /// The remaining complication transfers of the day.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// The folder for files of the watch; nil without one.
  open var watchDirectoryURL: URL? { nil }
  /// Whether the app on the watch is reachable: never.
  open var isReachable: Bool { false }
  /// Whether received content is pending: never.
  open var hasContentPending: Bool { false }

  /// The context last sent: none.
  open var applicationContext: [String: Any] { [:] }
  /// The context last received: none.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Sends a context to the watch. Fails, as no watch is paired.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw failure }

  private var failure: WCError { WCError(activationState == .activated ? .deviceNotPaired : .sessionNotActivated) }

  private func fail(_ handler: ((any Error) -> Void)?) {
    nonisolated(unsafe) let handler = handler
    let failure = failure
    queue.async { handler?(failure) }
  }

  /// Sends a message. Fails, as no watch is paired.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { fail(errorHandler) }
  /// Sends a message. Fails, as no watch is paired.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { fail(errorHandler) }

  /// Queues values for transfer. The delegate is called with an error.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo)
    let failure = failure
    queue.async { [self] in delegate?.session(self, didFinish: transfer, error: failure) }
    return transfer
  }
  /// Queues values for the complication. The delegate is called with an error.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }
  /// Queues a file for transfer. The delegate is called with an error.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    let failure = failure
    queue.async { [self] in delegate?.session(self, didFinish: transfer, error: failure) }
    return transfer
  }
  /// The outstanding transfers: none.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  /// The outstanding transfers: none.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
}

/// The activation state of a session.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0, inactive, activated
}

/// A transfer of values to the watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values.
  public let userInfo: [String: Any]
  /// Whether the transfer is in progress: never.
  open var isTransferring: Bool { false }
  /// Whether the values are for the complication.
  open var isCurrentComplicationInfo: Bool { false }
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
  /// Cancels the transfer.
  open func cancel() {}
}

/// A file sent to or received from the watch.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// The file's URL.
  public let fileURL: URL
  /// The metadata.
  public let metadata: [String: Any]?
  init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

/// A transfer of a file to the watch.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file.
  public let file: WCSessionFile
  /// The progress.
  public let progress = Progress(totalUnitCount: 1)
  /// Whether the transfer is in progress: never.
  open var isTransferring: Bool { false }
  init(_ file: WCSessionFile) { self.file = file }
  /// Cancels the transfer.
  open func cancel() {}
}

/// An error in communicating with the watch.
public struct WCError: Error, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
    case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
    case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut
    case companionAppNotInstalled, watchOnlyApp
  }
  /// The code.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { "WCErrorDomain" }
}

extension WCError: CustomNSError {
  /// The numeric code.
  public var errorCode: Int { code.rawValue }
}

/// The methods that receive a session's events, on a queue of its own.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called when activation has ended, with or without success.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// Called when the person has switched to another watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when all data of the previous watch has arrived.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called when the pairing or the installation has changed.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Called when the reachability of the app on the watch has changed.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called when a message was received.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called when a message that expects a reply was received.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// Called when a message was received.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Called when a message that expects a reply was received.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  /// Called when a context was received.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Called when a transfer of values has ended, with or without success.
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  /// Called when values were received.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Called when a file transfer has ended, with or without success.
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// Called when a file was received.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
