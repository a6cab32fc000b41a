import CoreLocation
import Simulator

extension Screen {
  /// Where the phone is and whether the app may know: `screen.location.permission = .denied` is what the person does in
  /// Settings, `screen.location.position = CLLocation(latitude: 52.5, longitude: 13.4)` is a movement. The app is told in the
  /// next frame. The system's own question is on the screen like anything else: `tap("Allow Once")`.
  public var location: SimulatedLocation {
    get { simulator.location }
    set { simulator.location = newValue }
  }
}
