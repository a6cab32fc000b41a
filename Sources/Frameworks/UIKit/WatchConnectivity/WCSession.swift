import Foundation

/// Talks with the app on the person's watch. Caveat: no watch is paired with the phone, so nothing can be sent.
open class WCSession: NSObject, @unchecked Sendable {
  /// The session.
  open class var `default`: WCSession { common }
  private static let common = WCSession()
  /// Whether the device can be paired with a watch: phones can. Caveat: on another thread than the main one always true.
  open class func isSupported() -> Bool {
    guard Thread.isMainThread else { return true }
    return MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom == .phone }
  }

  /// Hears what becomes of the session.
  open weak var delegate: (any WCSessionDelegate)?
  /// Whether the session works.
  open private(set) var activationState = WCSessionActivationState.notActivated
  private let queue = DispatchQueue(label: "WatchConnectivity")

  private override init() {}

  /// Begins; the delegate hears when the session works.
  open func activate() {
    guard delegate != nil, activationState != .activated else { return }
    activationState = .activated
    queue.async { [self] in delegate?.session(self, activationDidCompleteWith: .activated, error: nil) }
  }

  /// A watch is paired with the phone: never.
  open var isPaired: Bool { false }
  /// The app is on the watch: never.
  open var isWatchAppInstalled: Bool { false }
  /// The app is on the watch's face: never.
  open var isComplicationEnabled: Bool { false }
  /// How often the face can be told today.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// A folder for files of the watch; nil without one.
  open var watchDirectoryURL: URL? { nil }
  /// The app on the watch runs: never.
  open var isReachable: Bool { false }
  /// Something came that has not been handed over: never.
  open var hasContentPending: Bool { false }

  /// What was told the watch last: nothing.
  open var applicationContext: [String: Any] { [:] }
  /// What the watch told last: nothing.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Tells the watch how things are. Fails, as no watch is paired.
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

  /// Sends values when there is time. The delegate hears that it failed.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo)
    let failure = failure
    queue.async { [self] in delegate?.session(self, didFinish: transfer, error: failure) }
    return transfer
  }
  /// Sends values for the watch's face. The delegate hears that it failed.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }
  /// Sends a file when there is time. The delegate hears that it failed.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    let failure = failure
    queue.async { [self] in delegate?.session(self, didFinish: transfer, error: failure) }
    return transfer
  }
  /// What has not arrived yet: nothing.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  /// What has not arrived yet: nothing.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
}

/// Whether a session works.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0, inactive, activated
}

/// Values on their way to the watch.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values.
  public let userInfo: [String: Any]
  /// They are on their way: never.
  open var isTransferring: Bool { false }
  /// They are for the watch's face.
  open var isCurrentComplicationInfo: Bool { false }
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
  /// Does not send them.
  open func cancel() {}
}

/// A file for the watch, or from it.
open class WCSessionFile: NSObject, @unchecked Sendable {
  /// Where it is.
  public let fileURL: URL
  /// What was said about it.
  public let metadata: [String: Any]?
  init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

/// A file on its way to the watch.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// The file.
  public let file: WCSessionFile
  /// How far it is.
  public let progress = Progress(totalUnitCount: 1)
  /// It is on its way: never.
  open var isTransferring: Bool { false }
  init(_ file: WCSessionFile) { self.file = file }
  /// Does not send it.
  open func cancel() {}
}

/// Why something did not reach the watch.
public struct WCError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
    case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed
    case messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut
    case companionAppNotInstalled, watchOnlyApp
  }
  /// What went wrong.
  public let code: Code
  /// An error.
  public init(_ code: Code) { self.code = code }
  /// The domain of its errors.
  public static var errorDomain: String { "WCErrorDomain" }
}

extension WCError: CustomNSError {
  /// The number.
  public var errorCode: Int { code.rawValue }
}

/// Hears what becomes of a session, on a queue of the session's own.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// The session works, or does not.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// The person has chosen another watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Everything of the watch before has arrived.
  func sessionDidDeactivate(_ session: WCSession)
  /// A watch was paired, or the app was installed there.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// The app on the watch runs, or not any more.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// A message came.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// A message came that wants an answer.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  /// A message came.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// A message came that wants an answer.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  /// The watch told how things are.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Values have arrived, or have not.
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  /// Values came.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// A file has arrived, or has not.
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// A file came.
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
