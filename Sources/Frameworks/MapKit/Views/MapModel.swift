import Foundation
import Observation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// What a map on the screen remembers.
@MainActor @Observable
final class MapModel {
  /// What the person made of it; nil while the app decides.
  var placed: MapViewpoint?
  /// A finger is moving the map.
  var isTouched = false
  /// Where the phone is, as far as the app may know.
  var phone: CLLocation?
  /// The map is turned, so that the compass shows.
  private(set) var heading = 0.0
  /// The map is being made larger or smaller, so that the scale shows.
  private(set) var isZooming = false
  /// Map points in a point, and the latitude: what the scale tells.
  private(set) var scale = MapViewpoint().scale
  private(set) var latitude = 0.0

  // What follows is not seen by views, so that a frame of a movement evaluates none of the app's.

  /// What is on the screen now, on the way to where it goes.
  @ObservationIgnored private(set) var shown = MapViewpoint()
  /// What content is laid out for: see `base`.
  @ObservationIgnored var laidOut = MapViewpoint()
  @ObservationIgnored var size = CGSize.zero
  @ObservationIgnored var insets = EdgeInsets()
  @ObservationIgnored var frames: (stage: GeometryProxy, map: GeometryProxy)?
  /// What a finger began with.
  @ObservationIgnored var grabbed: MapViewpoint? {
    didSet { if isTouched != (grabbed != nil) { isTouched = grabbed != nil } }
  }
  /// What the app was told last that the map shows, which is no wish of the app's.
  @ObservationIgnored var told: [MapCameraPosition] = []
  @ObservationIgnored var isPinched = false
  /// How far two fingers have come.
  @ObservationIgnored var pinch = Pinch()
  @ObservationIgnored var moveBinding: ((MapCameraPosition) -> Void)?
  @ObservationIgnored var bounds: MapCameraBounds?
  @ObservationIgnored private var locator: PhoneLocator?

  /// How far two fingers have come.
  struct Pinch {
    var factor = 1.0
    var turned = 0.0
    var anchor = CGPoint.zero
  }

  init() {}

  /// A frame shows a viewpoint.
  func present(_ viewpoint: MapViewpoint) {
    shown = viewpoint
    if heading != viewpoint.heading { heading = viewpoint.heading }
    if scale != viewpoint.scale { scale = viewpoint.scale }
    if isPinched != isZooming { isZooming = isPinched }
    let north = viewpoint.center.coordinate.latitude
    if abs(latitude - north) > 0.1 { latitude = north }
  }

  var context: MapCameraUpdateContext {
    let rect = shown.rect(in: size)
    return MapCameraUpdateContext(camera: shown.camera(in: size), region: MKCoordinateRegion(rect), rect: rect)
  }

  /// A finger moves the map: from then on it is where the person put it.
  func place(_ viewpoint: MapViewpoint, _ animation: Animation? = nil) {
    let held = bounds?.holding(viewpoint, in: size) ?? viewpoint
    withAnimation(animation) {
      if placed == nil { moveBinding?(.user) }
      placed = held
    }
  }

  /// Fingers lift; the map may go on. One update, or the movement would not be an animation.
  func release(_ viewpoint: MapViewpoint, _ animation: Animation? = nil) {
    withAnimation(animation) {
      grabbed = nil
      place(viewpoint, animation)
    }
  }

  /// The app or a control moves the map.
  func go(to position: MapCameraPosition) {
    withAnimation(.smooth) {
      placed = nil
      moveBinding?(position)
    }
  }

  /// Follows the phone, for a map that shows it.
  func locate() {
    guard locator == nil else { return }
    locator = PhoneLocator { [weak self] in self?.phone = $0 }
  }
}

/// Hears where the phone is.
@MainActor
final class PhoneLocator: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private let told: (CLLocation?) -> Void

  init(_ told: @escaping (CLLocation?) -> Void) {
    self.told = told
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    told(locations.last)
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.location == nil { told(nil) }
  }
}

/// A movement that a finger began and that slows down: after each half second e times, as a scroll view does.
struct MapGlide: CustomAnimation {
  static let pace = 0.5

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    // After this time less than half a percent of the way is left.
    guard time < 5.3 * Self.pace else { return nil }
    return value.scaled(by: 1 - exp(-time / Self.pace))
  }
}
