import CoreLocation
import Simulator

extension Screen {
  /// The phone's location and the app's permission: `screen.location.permission = .denied` is what the user does in
  /// Settings, `screen.location.position = CLLocation(latitude: 52.5, longitude: 13.4)` is a movement. The app is
  /// notified in the next frame. The system's own alert is on the screen like anything else: `tap("Allow Once")`.
  public var location: SimulatedLocation {
    get { simulator.location }
    set { simulator.location = newValue }
  }
}
