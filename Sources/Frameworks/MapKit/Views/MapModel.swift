import Foundation
import Observation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The state of a map on screen.
@MainActor @Observable
final class MapModel {
  /// The viewpoint that the user chose; nil while the app decides.
  var placed: MapViewpoint?
  /// Whether a finger is moving the map.
  var isTouched = false
  /// The phone's location, as far as the app may know.
  var phone: CLLocation?
  /// The heading, which shows the compass if the map is rotated.
  private(set) var heading = 0.0
  /// Whether the map is being zoomed, which shows the scale.
  private(set) var isZooming = false
  /// The scale to show: map points per point, and the latitude.
  private(set) var scale = MapViewpoint().scale
  private(set) var latitude = 0.0

  // The following is not observed by views, so that a frame of a movement evaluates none of the app's.

  /// The viewpoint on screen, on the way to its target.
  @ObservationIgnored private(set) var shown = MapViewpoint()
  /// The viewpoint for which content is laid out: see `base`.
  @ObservationIgnored var laidOut = MapViewpoint()
  @ObservationIgnored var size = CGSize.zero
  @ObservationIgnored var insets = EdgeInsets()
  @ObservationIgnored var frames: (stage: GeometryProxy, map: GeometryProxy)?
  /// The viewpoint at the start of a gesture.
  @ObservationIgnored var grabbed: MapViewpoint? {
    didSet { if isTouched != (grabbed != nil) { isTouched = grabbed != nil } }
  }
  /// The positions last reported to the app, which are not requests of the app.
  @ObservationIgnored var told: [MapCameraPosition] = []
  @ObservationIgnored var isPinched = false
  /// The progress of a pinch.
  @ObservationIgnored var pinch = Pinch()
  @ObservationIgnored var moveBinding: ((MapCameraPosition) -> Void)?
  @ObservationIgnored var bounds: MapCameraBounds?
  @ObservationIgnored private var locator: PhoneLocator?

  /// The progress of a pinch.
  struct Pinch {
    var factor = 1.0
    var turned = 0.0
    var anchor = CGPoint.zero
  }

  init() {}

  /// Presents a viewpoint in a frame.
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

  /// Moves the map by a gesture: from then on the user decides its position.
  func place(_ viewpoint: MapViewpoint, _ animation: Animation? = nil) {
    let held = bounds?.holding(viewpoint, in: size) ?? viewpoint
    withAnimation(animation) {
      if placed == nil { moveBinding?(.user) }
      placed = held
    }
  }

  /// Ends a gesture; the map may glide. A single update, or the movement would not be an animation.
  func release(_ viewpoint: MapViewpoint, _ animation: Animation? = nil) {
    withAnimation(animation) {
      grabbed = nil
      place(viewpoint, animation)
    }
  }

  /// Moves the map by the app or a control.
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

/// Receives the phone's location.
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

/// A movement that continues after a gesture and slows down: e times in each half second, as in a scroll view.
struct MapGlide: CustomAnimation {
  static let pace = 0.5

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    // After this time less than half a percent of the distance is left.
    guard time < 5.3 * Self.pace else { return nil }
    return value.scaled(by: 1 - exp(-time / Self.pace))
  }
}
