import Foundation
import ScrollworkCoreLocation

/// When the person is to be told of something. Caveat: kept, and nothing rings.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
  /// Seconds from the beginning, negative for before it.
  open var relativeOffset: TimeInterval = 0
  /// A moment by itself; nil for one that goes with the beginning.
  open var absoluteDate: Date?
  /// A place at which the person is told.
  open var structuredLocation: EKStructuredLocation?
  /// Whether that is when the person comes there, or leaves.
  open var proximity = EKAlarmProximity.none
  /// What it does: shows a text.
  open var type: EKAlarmType { .display }

  /// At a moment.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    super.init()
  }
  /// Some seconds from the beginning, negative for before it.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
  /// At the beginning.
  public override init() { super.init() }

  /// The same once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let alarm = EKAlarm(relativeOffset: relativeOffset)
    alarm.absoluteDate = absoluteDate
    (alarm.structuredLocation, alarm.proximity) = (structuredLocation, proximity)
    return alarm
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKAlarm else { return false }
    return relativeOffset == other.relativeOffset && absoluteDate == other.absoluteDate
      && proximity == other.proximity && structuredLocation == other.structuredLocation
  }
  open override var hash: Int { relativeOffset.hashValue ^ absoluteDate.hashValue }
}

/// A place with a name.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
  /// Its name.
  open var title: String?
  /// Where it is.
  open var geoLocation: CLLocation?
  /// How far around, in metres; 0 for the usual.
  open var radius: Double = 0

  /// A place with a name.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The same once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let place = EKStructuredLocation(title: title ?? "")
    (place.title, place.geoLocation, place.radius) = (title, geoLocation, radius)
    return place
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKStructuredLocation else { return false }
    return title == other.title && radius == other.radius
      && geoLocation?.coordinate.latitude == other.geoLocation?.coordinate.latitude
      && geoLocation?.coordinate.longitude == other.geoLocation?.coordinate.longitude
  }
  open override var hash: Int { title.hashValue }
}
