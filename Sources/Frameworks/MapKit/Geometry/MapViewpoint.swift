import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// The visible part of the flat map: the centre of the view, the scale, and the direction that is up.
struct MapViewpoint: Equatable, Animatable {
  var center = MKMapPoint(x: MKMapPoint.world / 2, y: MKMapPoint.world / 2)
  /// Map points per screen point.
  var scale = MKMapPoint.world / 400
  /// The heading in degrees clockwise from north.
  var heading = 0.0
  /// The pitch, which is kept for the app; the map is drawn flat.
  var pitch = 0.0

  // Interpolating the centre and the scale together zooms around a fixed point.
  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(center.x, center.y), AnimatablePair(scale, heading)) }
    set {
      center = MKMapPoint(x: newValue.first.first, y: newValue.first.second)
      (scale, heading) = (newValue.second.first, newValue.second.second)
    }
  }

  /// From a few centimetres per screen point to the world in 160 points: guesses.
  static let scales = 0.25...(MKMapPoint.world / 160)

  /// Creates a viewpoint that fits a rectangle of the map into the unobstructed part of a view.
  init(fitting rect: MKMapRect, in size: CGSize, insets: EdgeInsets, heading: Double = 0) {
    let free = CGSize(
      width: max(1, size.width - insets.leading - insets.trailing),
      height: max(1, size.height - insets.top - insets.bottom))
    self.heading = heading
    let fit = max(rect.width / free.width, rect.height / free.height)
    scale = min(max(fit, Self.scales.lowerBound), Self.scales.upperBound)
    center = MKMapPoint(x: rect.midX, y: rect.midY)
    let shift = CGSize(
      width: (insets.trailing - insets.leading) / 2, height: (insets.bottom - insets.top) / 2)
    center = mapPoint(CGPoint(x: size.width / 2 + shift.width, y: size.height / 2 + shift.height), in: size)
  }

  init() {}

  /// Creates the viewpoint of a camera above a place. That the view's height spans 30 degrees is a guess.
  init(_ camera: MapCamera, in size: CGSize, insets: EdgeInsets) {
    let metres = max(1, 2 * camera.distance * tan(15 * .pi / 180))
    let height = metres * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
    let middle = MKMapPoint(camera.centerCoordinate)
    let rect = MKMapRect(x: middle.x, y: middle.y - height / 2, width: 0, height: height)
    self.init(fitting: rect, in: size, insets: insets, heading: camera.heading)
    pitch = camera.pitch
  }

  /// Returns the camera with the same view.
  func camera(in size: CGSize) -> MapCamera {
    let coordinate = center.coordinate
    let metres = size.height * scale * MKMetersPerMapPointAtLatitude(coordinate.latitude)
    let turns = heading.truncatingRemainder(dividingBy: 360)
    return MapCamera(
      centerCoordinate: coordinate, distance: metres / (2 * tan(15 * .pi / 180)),
      heading: turns < 0 ? turns + 360 : turns, pitch: pitch)
  }

  /// Returns the point of a position in a view of a size.
  func point(_ place: MKMapPoint, in size: CGSize) -> CGPoint {
    var dx = (place.x - center.x).remainder(dividingBy: MKMapPoint.world) / scale
    var dy = (place.y - center.y) / scale
    if heading != 0 {
      let angle = -heading * .pi / 180
      (dx, dy) = (dx * cos(angle) - dy * sin(angle), dx * sin(angle) + dy * cos(angle))
    }
    return CGPoint(x: size.width / 2 + dx, y: size.height / 2 + dy)
  }

  /// Returns the position at a point in a view of a size.
  func mapPoint(_ point: CGPoint, in size: CGSize) -> MKMapPoint {
    let delta = mapDelta(CGSize(width: point.x - size.width / 2, height: point.y - size.height / 2))
    return MKMapPoint(x: center.x + delta.width, y: center.y + delta.height)
  }

  /// Returns a screen translation as one on the map.
  func mapDelta(_ delta: CGSize) -> MKMapSize {
    let angle = heading * .pi / 180
    return MKMapSize(
      width: (delta.width * cos(angle) - delta.height * sin(angle)) * scale,
      height: (delta.width * sin(angle) + delta.height * cos(angle)) * scale)
  }

  /// Returns the smallest rectangle of the map that contains the visible part in a view of a size.
  func rect(in size: CGSize) -> MKMapRect {
    let angle = heading * .pi / 180
    let width = (abs(size.width * cos(angle)) + abs(size.height * sin(angle))) * scale
    let height = (abs(size.width * sin(angle)) + abs(size.height * cos(angle))) * scale
    return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Returns the viewpoint moved so that the content follows a finger.
  func panned(by translation: CGSize) -> MapViewpoint {
    let delta = mapDelta(translation)
    var new = self
    new.center = MKMapPoint(x: center.x - delta.width, y: center.y - delta.height)
    return new.held
  }

  /// Returns the viewpoint scaled by a factor and rotated by degrees around a point.
  func zoomed(by factor: Double, turned degrees: Double = 0, around anchor: CGPoint, in size: CGSize) -> MapViewpoint {
    let place = mapPoint(anchor, in: size)
    var new = self
    new.scale = min(max(scale / max(factor, 1e-6), Self.scales.lowerBound), Self.scales.upperBound)
    new.heading = heading + degrees
    let delta = new.mapDelta(CGSize(width: anchor.x - size.width / 2, height: anchor.y - size.height / 2))
    new.center = MKMapPoint(x: place.x - delta.width, y: place.y - delta.height)
    return new.held
  }

  /// Keeps the centre on the map: wrapped from west to east, clamped from north to south.
  private var held: MapViewpoint {
    var new = self
    new.center.y = min(max(center.y, 0), MKMapPoint.world)
    return new
  }
}
