import Foundation
import ScrollworkCoreLocation

/// An alarm of an item. Caveat: kept, and nothing rings.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
  /// The offset in seconds from the start, negative for before it.
  open var relativeOffset: TimeInterval = 0
  /// The absolute date; nil for an offset from the start.
  open var absoluteDate: Date?
  /// The location of the alarm.
  open var structuredLocation: EKStructuredLocation?
  /// Whether the alarm is on arrival or departure.
  open var proximity = EKAlarmProximity.none
  /// The type: it displays a message.
  open var type: EKAlarmType { .display }

  /// Creates an alarm at a date.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    super.init()
  }
  /// Creates an alarm with an offset in seconds from the start, negative for before it.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
  /// Creates an alarm at the start.
  public override init() { super.init() }

  /// Returns a copy.
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

/// A location with a title.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
  /// The title.
  open var title: String?
  /// The location.
  open var geoLocation: CLLocation?
  /// The radius in metres; 0 for the default.
  open var radius: Double = 0

  /// Creates a location without a title.
  public override init() { super.init() }

  /// Creates a location with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Returns a copy.
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
