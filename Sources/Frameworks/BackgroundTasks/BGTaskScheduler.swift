import Foundation
import Synchronization

/// Runs parts of the app while it is in the background. The simulated phone never does: it keeps what is asked for.
public final class BGTaskScheduler: NSObject, Sendable {
  /// Why a request is refused.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
      /// There are no background tasks.
      case unavailable = 1
      /// There are too many.
      case tooManyPendingTaskRequests = 2
      /// Nobody registered for it.
      case notPermitted = 3
    }
    /// What went wrong.
    public let code: Code
    /// An error of this kind.
    public init(_ code: Code) { self.code = code }
    /// The errors' domain.
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The code's number.
    public var errorCode: Int { code.rawValue }
  }

  private struct State {
    var handlers: [String: @Sendable (BGTask) -> Void] = [:]
    var pending: [BGTaskRequest] = []
  }

  private static let only = BGTaskScheduler()
  private let state = Mutex(State())

  /// The only one.
  public class var shared: BGTaskScheduler { only }

  /// Says what runs. Caveat: it never does.
  /// - Returns: false if something is registered under the name already
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

  /// Asks for a run. A later request of the same name replaces an earlier one.
  /// - Throws: `BGTaskScheduler.Error` if nobody registered under the name
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

  /// Asks for no run any more.
  public func cancel(taskRequestWithIdentifier identifier: String) {
    state.withLock { $0.pending.removeAll { $0.identifier == identifier } }
  }

  /// Asks for no runs any more.
  public func cancelAllTaskRequests() { state.withLock { $0.pending = [] } }

  /// What was asked for.
  public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    completionHandler(state.withLock { $0.pending })
  }

  /// What was asked for.
  public func pendingTaskRequests() async -> [BGTaskRequest] { state.withLock { $0.pending } }
}

/// A wish to run in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The name of what is to run.
  public let identifier: String
  private let date = Mutex<Date?>(nil)
  /// Not before; nil for as soon as possible.
  open var earliestBeginDate: Date? {
    get { date.withLock { $0 } }
    set { date.withLock { $0 = newValue } }
  }

  init(name: String) { identifier = name }
}

/// A wish for a short run.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// For what is registered under a name.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A wish for a long run.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Not without the network.
  open var requiresNetworkConnectivity = false
  /// Not on the battery.
  open var requiresExternalPower = false
  /// For what is registered under a name.
  public init(identifier: String) { super.init(name: identifier) }
}

/// A run in the background. The simulated phone makes none.
open class BGTask: NSObject, @unchecked Sendable {
  /// The name of what runs.
  public let identifier: String
  /// Called when the time is up.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// It is done.
  open func setTaskCompleted(success: Bool) {}
}

/// A short run.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long run.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
