import Foundation
import Synchronization

/// That an app needs to know where the phone is, for as long as the session is kept: the system asks the person for it.
@available(iOS 18, *)
public final class CLServiceSession: Sendable {
  /// What the app needs.
  public enum AuthorizationRequirement: Int, Hashable, Sendable {
    /// What it has already; nobody is asked.
    case none = 0
    /// While it is in use.
    case whenInUse = 1
    /// In the background too.
    case always = 2
  }

  /// What is in the way of what the app needs.
  public struct Diagnostic: Sendable {
    /// The system asks the person now.
    public let authorizationRequestInProgress: Bool
    /// The person does not let the app know.
    public let authorizationDenied: Bool
    /// The app needs to know in the background, and the person does not let it.
    public let alwaysAuthorizationDenied: Bool
    /// No app may know. Never so here.
    public var authorizationDeniedGlobally: Bool { false }
    /// Nobody may let this app know. Never so here.
    public var authorizationRestricted: Bool { false }
    /// The app may only know about where. Never so here.
    public var fullAccuracyDenied: Bool { false }
    /// The app is too little in use. Never so here.
    public var insufficientlyInUse: Bool { false }
    /// There is no session. Never so of a session.
    public var serviceSessionRequired: Bool { false }
  }

  /// What is in the way now, and then whenever that changes; without end.
  public struct Diagnostics: AsyncSequence, Sendable {
    public typealias Element = Diagnostic
    public typealias Failure = any Error
    let requirement: AuthorizationRequirement

    /// Gives what is in the way to one loop.
    public struct Iterator: AsyncIteratorProtocol {
      private let watch: PermissionWatch
      private var stream: AsyncStream<Diagnostic>.Iterator

      init(_ requirement: AuthorizationRequirement) {
        let watch = PermissionWatch(requirement)
        self.watch = watch
        stream = watch.diagnostics.makeAsyncIterator()
      }

      /// The next one; nil when the task is cancelled.
      public mutating func next() async throws -> Diagnostic? { await stream.next() }
    }

    /// Begins to look.
    public func makeAsyncIterator() -> Iterator { Iterator(requirement) }
  }

  private static let held = Mutex(0)
  /// There is a session that is not over.
  static var isHeld: Bool { held.withLock { $0 > 0 } }

  private let requirement: AuthorizationRequirement
  private let isOver = Mutex(false)

  /// Begins a session, for which the person is asked if nobody asked before and it needs something.
  public init(authorization: AuthorizationRequirement) {
    requirement = authorization
    Self.held.withLock { $0 += 1 }
    if authorization != .none { LocationCenter.shared.askForPermission() }
  }

  /// Begins a session that needs to know exactly. Locations are exact here whatever the person chooses, so nobody is asked for that.
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

  /// What is in the way of what the session needs.
  public var diagnostics: Diagnostics { Diagnostics(requirement: requirement) }
}

/// Follows what the person allows for as long as it is kept.
private final class PermissionWatch: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  let diagnostics: AsyncStream<CLServiceSession.Diagnostic>
  private let continuation: AsyncStream<CLServiceSession.Diagnostic>.Continuation
  private let requirement: CLServiceSession.AuthorizationRequirement
  /// Used on the main queue only, as what follows.
  private var manager: CLLocationManager?
  private var told: CLAuthorizationStatus?

  init(_ requirement: CLServiceSession.AuthorizationRequirement) {
    self.requirement = requirement
    (diagnostics, continuation) = AsyncStream.makeStream(of: CLServiceSession.Diagnostic.self)
    super.init()
    // A manager tells where it was made: on the main queue, whatever task iterates.
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
