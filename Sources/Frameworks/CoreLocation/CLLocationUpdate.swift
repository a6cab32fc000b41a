import Foundation

/// An update of the location, or the reason why there is none.
@available(iOS 17, *)
public struct CLLocationUpdate: Sendable {
  /// The activity of the person; all are treated alike here.
  public enum LiveConfiguration: Int, Sendable, Hashable {
    /// Something else.
    case `default`
    /// Driving on roads.
    case automotiveNavigation
    /// In a boat or a train.
    case otherNavigation
    /// Walking, running or cycling.
    case fitness
    /// Flying.
    case airborne
  }

  /// The location; nil while unknown.
  public let location: CLLocation?
  /// Whether the phone does not move, so that updates pause: never here.
  public var stationary: Bool { false }
  /// Whether the phone does not move.
  public var isStationary: Bool { stationary }
  /// Whether the person denied authorization.
  public let authorizationDenied: Bool
  /// Whether authorization is restricted: never here.
  public var authorizationRestricted: Bool { false }
  /// Whether the person is being asked.
  public let authorizationRequestInProgress: Bool
  /// Whether the location is unavailable.
  public let locationUnavailable: Bool
  /// Whether the accuracy is limited: never here.
  public var accuracyLimited: Bool { false }
  /// Whether the app is insufficiently in use: never here.
  public var insufficientlyInUse: Bool { false }
  /// Whether nobody was asked yet, and the app's Info.plist prevents the system from asking automatically.
  public let serviceSessionRequired: Bool

  /// Returns the present location, and updates on each movement. If nobody was asked yet, the system asks the person,
  /// unless the app's Info.plist has `NSLocationRequireExplicitServiceSession`.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  /// An endless sequence of updates.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public typealias Failure = any Error

    /// Iterates over the updates.
    public struct Iterator: AsyncIteratorProtocol {
      private let watch: LocationWatch
      private var stream: AsyncStream<CLLocationUpdate>.Iterator

      init() {
        let watch = LocationWatch()
        self.watch = watch
        stream = watch.updates.makeAsyncIterator()
      }

      /// Returns the next update; nil when the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await stream.next() }
    }

    /// Starts to follow the phone.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}

/// Follows the phone while retained.
private final class LocationWatch: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  let updates: AsyncStream<CLLocationUpdate>
  private let continuation: AsyncStream<CLLocationUpdate>.Continuation
  private let queue = DispatchQueue.main
  /// Only used on the queue.
  private var manager: CLLocationManager?

  override init() {
    (updates, continuation) = AsyncStream.makeStream(of: CLLocationUpdate.self)
    super.init()
    // A manager calls its delegate where it was created: on the main queue, for all tasks.
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
