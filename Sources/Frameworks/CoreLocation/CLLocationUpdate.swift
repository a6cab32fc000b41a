import Foundation

/// Where the phone is, or why that is not known.
@available(iOS 17, *)
public struct CLLocationUpdate: Sendable {
  /// What the person does; all kinds are alike here.
  public enum LiveConfiguration: Int, Sendable, Hashable {
    /// Something else.
    case `default`
    /// Driving on roads.
    case automotiveNavigation
    /// Being in a boat or a train.
    case otherNavigation
    /// Walking, running, riding.
    case fitness
    /// Flying.
    case airborne
  }

  /// Where the phone is; nil while that is not known.
  public let location: CLLocation?
  /// It does not move, and no more comes until it does. Never so here.
  public var stationary: Bool { false }
  /// The same.
  public var isStationary: Bool { stationary }
  /// The person does not let the app know.
  public let authorizationDenied: Bool
  /// Nobody may let this app know. Never so here.
  public var authorizationRestricted: Bool { false }
  /// The system asks the person now.
  public let authorizationRequestInProgress: Bool
  /// The phone does not know.
  public let locationUnavailable: Bool
  /// Only about where. Never so here.
  public var accuracyLimited: Bool { false }
  /// The app is too little in use. Never so here.
  public var insufficientlyInUse: Bool { false }
  /// Nobody was asked yet, and the app's Info.plist says that the system is not to ask by itself.
  public let serviceSessionRequired: Bool

  /// Where the phone is now, and from then on whenever it moves. If nobody was asked yet, the system
  /// asks the person, unless the app's Info.plist has `NSLocationRequireExplicitServiceSession`.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// Updates as they come; without end.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public typealias Failure = any Error

    /// Gives the updates to one loop.
    public struct Iterator: AsyncIteratorProtocol {
      private let watch: LocationWatch
      private var stream: AsyncStream<CLLocationUpdate>.Iterator

      init() {
        let watch = LocationWatch()
        self.watch = watch
        stream = watch.updates.makeAsyncIterator()
      }

      /// The next one; nil when the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await stream.next() }
    }

    /// Begins to follow the phone.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}

/// Follows the phone for as long as it is kept.
private final class LocationWatch: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  let updates: AsyncStream<CLLocationUpdate>
  private let continuation: AsyncStream<CLLocationUpdate>.Continuation
  private let queue = DispatchQueue.main
  /// Used on the queue only.
  private var manager: CLLocationManager?

  override init() {
    (updates, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
    super.init()
    // A manager tells where it was made: on the main queue, whatever task iterates.
    queue.async { [weak self] in self?.begin() }
  }

  private func begin() {
    let made = CLLocationManager()
    manager = made
    made.delegate = self
    made.startUpdatingLocation()
  }

  private func tell(
    _ location: CLLocation?, isDenied: Bool = false, isAsking: Bool = false, needsSession: Bool = false
  ) {
    continuation.yield(
      CLLocationUpdate(
        location: location, authorizationDenied: isDenied, authorizationRequestInProgress: isAsking,
        locationUnavailable: location == nil && !isDenied && !isAsking && !needsSession,
        serviceSessionRequired: needsSession))
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .notDetermined:
      let key = "NSLocationRequireExplicitServiceSession"
      if Bundle.main.object(forInfoDictionaryKey: key) as? Bool == true, !CLServiceSession.isHeld {
        return tell(nil, needsSession: true)
      }
      tell(nil, isAsking: true)
      manager.requestWhenInUseAuthorization()
    case .authorizedAlways, .authorizedWhenInUse: if manager.location == nil { tell(nil) }
    default: tell(nil, isDenied: true)
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations { tell(location) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    tell(nil, isDenied: (error as? CLError)?.code == .denied)
  }
}
