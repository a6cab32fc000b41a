import Foundation
import Synchronization

/// A session in which an app needs the phone's location: while it is retained, the system asks the person for
/// permission.
@available(iOS 18, *)
public final class CLServiceSession: Sendable {
  /// The authorization that an app requires.
  public enum AuthorizationRequirement: Int, Hashable, Sendable {
    /// The present one; nobody is asked.
    case none = 0
    /// While the app is in use.
    case whenInUse = 1
    /// Also in the background.
    case always = 2
  }

  /// The obstacles to the required authorization.
  public struct Diagnostic: Sendable {
    /// Whether the person is being asked.
    public let authorizationRequestInProgress: Bool
    /// Whether the person denied authorization.
    public let authorizationDenied: Bool
    /// Whether the app requires authorization for the background, which the person denied.
    public let alwaysAuthorizationDenied: Bool
    /// Whether authorization is denied for all apps: never here.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether authorization is restricted: never here.
    public var authorizationRestricted: Bool { false }
    /// Whether full accuracy is denied: never here.
    public var fullAccuracyDenied: Bool { false }
    /// Whether the app is insufficiently in use: never here.
    public var insufficientlyInUse: Bool { false }
    /// Whether a session is required: never true in a session.
    public var serviceSessionRequired: Bool { false }
  }

  /// An endless sequence of the present diagnostic and its changes.
  public struct Diagnostics: AsyncSequence, Sendable {
    public typealias Element = Diagnostic
    public typealias Failure = any Error
    let requirement: AuthorizationRequirement

    /// Iterates over the diagnostics.
    public struct Iterator: AsyncIteratorProtocol {
      private let watch: PermissionWatch
      private var stream: AsyncStream<Diagnostic>.Iterator

      init(_ requirement: AuthorizationRequirement) {
        let watch = PermissionWatch(requirement)
        self.watch = watch
        stream = watch.diagnostics.makeAsyncIterator()
      }

      /// Returns the next diagnostic; nil when the task is cancelled.
      public mutating func next() async throws -> Diagnostic? { await stream.next() }
    }

    /// Returns an iterator over the diagnostics.
    public func makeAsyncIterator() -> Iterator { Iterator(requirement) }
  }

  private static let held = Mutex(0)
  /// Whether there is an active session.
  static var isHeld: Bool { held.withLock { $0 > 0 } }

  private let requirement: AuthorizationRequirement
  private let isOver = Mutex(false)

  /// Begins a session; asks the person if it requires an authorization and nobody was asked before.
  public init(authorization: AuthorizationRequirement) {
    requirement = authorization
    Self.held.withLock { $0 += 1 }
    if authorization != .none { LocationCenter.shared.askForPermission() }
  }

  /// Begins a session that requires full accuracy. Locations are always accurate here, so nobody is asked for that.
  public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
    self.init(authorization: authorization)
  }

  deinit { invalidate() }

  /// Ends the session.
  public func invalidate() {
    let wasOver = isOver.withLock { isOver in
      defer { isOver = true }
      return isOver
    }
    if !wasOver { Self.held.withLock { $0 -= 1 } }
  }

  /// The diagnostics of the session.
  public var diagnostics: Diagnostics { Diagnostics(requirement: requirement) }
}

/// Follows the authorization while retained.
private final class PermissionWatch: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  let diagnostics: AsyncStream<CLServiceSession.Diagnostic>
  private let continuation: AsyncStream<CLServiceSession.Diagnostic>.Continuation
  private let requirement: CLServiceSession.AuthorizationRequirement
  /// Only used on the main queue, like the following.
  private var manager: CLLocationManager?
  private var told: CLAuthorizationStatus?

  init(_ requirement: CLServiceSession.AuthorizationRequirement) {
    self.requirement = requirement
    (diagnostics, continuation) = AsyncStream.makeStream(of: CLServiceSession.Diagnostic.self)
    super.init()
    // A manager calls its delegate where it was created: on the main queue, for all tasks.
    DispatchQueue.main.async { [weak self] in self?.begin() }
  }

  private func begin() {
    let made = CLLocationManager()
    manager = made
    made.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus
    guard status != told else { return }
    told = status
    let isOpen = status == .notDetermined
    continuation.yield(
      CLServiceSession.Diagnostic(
        authorizationRequestInProgress: isOpen && requirement != .none,
        authorizationDenied: !isOpen && status != .authorizedAlways && status != .authorizedWhenInUse,
        alwaysAuthorizationDenied: !isOpen && requirement == .always && status != .authorizedAlways))
  }
}
