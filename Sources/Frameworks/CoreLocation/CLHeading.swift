import Foundation

/// The heading of the phone. Caveat: the simulated phone has no compass, so there is never one.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
  /// The heading in degrees from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// The heading in degrees from true north; negative if unknown.
  public let trueHeading: CLLocationDirection
  /// The maximum deviation in degrees; negative if unknown.
  public let headingAccuracy: CLLocationDirection
  /// The time.
  public let timestamp: Date

  init(magnetic: CLLocationDirection, true heading: CLLocationDirection, accuracy: CLLocationDirection, at time: Date) {
    (magneticHeading, trueHeading, headingAccuracy, timestamp) = (magnetic, heading, accuracy, time)
  }

  /// Returns itself: a heading never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The activity of the person.
public enum CLActivityType: Int, Sendable {
  /// Something else.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking, running or cycling.
  case fitness = 3
  /// In a boat or a train.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

extension CLLocationManager {
  /// Returns whether there is a compass: there is none here.
  public class func headingAvailable() -> Bool { false }
  /// Returns whether significant changes can be monitored: not here.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
}
