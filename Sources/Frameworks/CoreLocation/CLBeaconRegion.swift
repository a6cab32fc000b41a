import Foundation

/// The number of a group of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// The surroundings of beacons with an identity. Caveat: the phone finds no beacons, as `isRangingAvailable()` and
/// `isMonitoringAvailable(for:)` say, so it is only a value.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The identifier that the beacons have in common.
  public let uuid: UUID
  /// The number of the beacons' group; nil for any.
  public let major: NSNumber?
  /// The number of the beacon in its group; nil for any.
  public let minor: NSNumber?
  /// Whether the app is also told of being inside when the display turns on. Caveat: it has no effect.
  open var notifyEntryStateOnDisplay = false

  /// Creates the surroundings of all beacons with an identifier.
  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(identifier: identifier)
  }

  /// Creates the surroundings of a group of beacons.
  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }

  /// Creates the surroundings of a beacon.
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }

  /// Creates the surroundings of all beacons with an identifier.
  @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:identifier:)")
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }

  /// Creates the surroundings of a group of beacons.
  @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:major:identifier:)")
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }

  /// Creates the surroundings of a beacon.
  @available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "init(uuid:major:minor:identifier:)")
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
}

extension CLLocationManager {
  /// Returns whether managers monitor regions of a class: not here; `CLMonitor` monitors circles.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns whether beacons in reach can be found: not here.
  public class func isRangingAvailable() -> Bool { false }
}
