import Foundation

/// Which way the phone looks. Caveat: the simulated phone has no compass, so none is ever told.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
  /// Degrees from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// Degrees from true north; negative if that is not known.
  public let trueHeading: CLLocationDirection
  /// How far from it the heading may be, in degrees; negative for not at all known.
  public let headingAccuracy: CLLocationDirection
  /// When it was so.
  public let timestamp: Date

  init(magnetic: CLLocationDirection, true heading: CLLocationDirection, accuracy: CLLocationDirection, at time: Date) {
    (magneticHeading, trueHeading, headingAccuracy, timestamp) = (magnetic, heading, accuracy, time)
  }

  /// The same: a heading never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the person who uses the location does.
public enum CLActivityType: Int, Sendable {
  /// Something else.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking, running, riding.
  case fitness = 3
  /// Being in a boat or a train.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

extension CLLocationManager {
  /// Whether there is a compass. There is none here.
  public class func headingAvailable() -> Bool { false }
  /// Whether movements of some kilometres can be told without the rest. Not here.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
}
