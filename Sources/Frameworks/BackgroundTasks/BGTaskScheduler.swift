import Foundation
import Synchronization

/// Schedules background tasks. The simulated phone never runs them: it only keeps the requests.
public final class BGTaskScheduler: NSObject, Sendable {
  /// An error of a request.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// The code of an error.
    public enum Code: Int, Sendable {
      /// Background tasks are unavailable.
      case unavailable = 1
      /// There are too many requests.
      case tooManyPendingTaskRequests = 2
      /// No handler is registered.
      case notPermitted = 3
    }
    /// The code.
    public let code: Code
    /// Creates an error of this kind.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
  }

  private struct State {
    var handlers: [String: @Sendable (BGTask) -> Void] = [:]
    var pending: [BGTaskRequest] = []
  }

  private static let only = BGTaskScheduler()
  private let state = Mutex(State())

  /// The shared scheduler.
  public class var shared: BGTaskScheduler { only }

  /// Registers a handler. Caveat: it is never called.
  /// - Returns: false if a handler is already registered for the identifier
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    state.withLock { state in
      guard state.handlers[identifier] == nil else { return false }
      state.handlers[identifier] = launchHandler
      return true
    }
  }

  /// Submits a request, replacing an earlier one with the same identifier.
  /// - Throws: `BGTaskScheduler.Error` if no handler is registered for the identifier
  public func submit(_ taskRequest: BGTaskRequest) throws {
    try state.withLock { state in
      let isKnown =
        state.handlers[taskRequest.identifier] != nil
        || BackgroundActions.shared.takes(.refresh(taskRequest.identifier))
      guard isKnown else { throw Error(.notPermitted) }
      state.pending.removeAll { $0.identifier == taskRequest.identifier }
      state.pending.append(taskRequest)
    }
  }

  /// Cancels a request.
  public func cancel(taskRequestWithIdentifier identifier: String) {
    state.withLock { $0.pending.removeAll { $0.identifier == identifier } }
  }

  /// Cancels all requests.
  public func cancelAllTaskRequests() { state.withLock { $0.pending = [] } }

  /// Passes the pending requests to a handler.
  public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    completionHandler(state.withLock { $0.pending })
  }

  /// Returns the pending requests.
  public func pendingTaskRequests() async -> [BGTaskRequest] { state.withLock { $0.pending } }
}

/// A request for a background task.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The identifier of the task.
  public let identifier: String
  private let date = Mutex<Date?>(nil)
  /// The earliest date; nil for as soon as possible.
  open var earliestBeginDate: Date? {
    get { date.withLock { $0 } }
    set { date.withLock { $0 = newValue } }
  }

  init(name: String) { identifier = name }
}

/// A request for a short refresh.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request for a registered identifier.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request for long processing.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it requires the network.
  open var requiresNetworkConnectivity = false
  /// Whether it requires external power.
  open var requiresExternalPower = false
  /// Creates a request for a registered identifier.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A background task. The simulated phone runs none.
open class BGTask: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Called when the time expires.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Marks the task as completed.
  open func setTaskCompleted(success: Bool) {}
}

/// A short refresh.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long processing task.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
