import CoreLocation
import Foundation
import Testing

@Suite("Beacons")
struct BeaconRegionTests {
  @Test("given the surroundings of beacons, then they say which, and that none are found here")
  func regions() {
    let uuid = UUID()
    let all = CLBeaconRegion(uuid: uuid, identifier: "all")
    let group = CLBeaconRegion(uuid: uuid, major: 7, identifier: "group")
    let one = CLBeaconRegion(uuid: uuid, major: 7, minor: 2, identifier: "one")
    #expect([all, group, one].map(\.uuid) == [uuid, uuid, uuid] && one.identifier == "one")
    #expect([all.major, group.major, one.major] == [nil, 7, 7])
    #expect([all.minor, group.minor, one.minor] == [nil, nil, 2])
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
    #expect(!CLLocationManager.isRangingAvailable())
  }
}
