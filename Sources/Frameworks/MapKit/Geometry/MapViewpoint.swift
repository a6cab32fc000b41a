import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// What of the flat map is seen: what is in the middle of the view, how large, and which direction is up.
struct MapViewpoint: Equatable, Animatable {
  var center = MKMapPoint(x: MKMapPoint.world / 2, y: MKMapPoint.world / 2)
  /// Map points in a point of the screen.
  var scale = MKMapPoint.world / 400
  /// Degrees clockwise from north.
  var heading = 0.0
  /// Kept for the app; the map is drawn flat.
  var pitch = 0.0

  // A straight way of the centre and the scale together is a zoom around a fixed point.
  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(center.x, center.y), AnimatablePair(scale, heading)) }
    set {
      center = MKMapPoint(x: newValue.first.first, y: newValue.first.second)
      (scale, heading) = (newValue.second.first, newValue.second.second)
    }
  }

  /// From a few centimetres in a point of the screen to the world in 160 points: guesses.
  static let scales = 0.25...(MKMapPoint.world / 160)

  /// Shows a rectangle of the map whole, in the middle of what is free of a view.
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

  /// A camera above a place. That the view's height is seen under 30 degrees is a guess.
  init(_ camera: MapCamera, in size: CGSize, insets: EdgeInsets) {
    let metres = max(1, 2 * camera.distance * tan(15 * .pi / 180))
    let height = metres * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
    let middle = MKMapPoint(camera.centerCoordinate)
    let rect = MKMapRect(x: middle.x, y: middle.y - height / 2, width: 0, height: height)
    self.init(fitting: rect, in: size, insets: insets, heading: camera.heading)
    pitch = camera.pitch
  }

  /// The camera that would see the same.
  func camera(in size: CGSize) -> MapCamera {
    let coordinate = center.coordinate
    let metres = size.height * scale * MKMetersPerMapPointAtLatitude(coordinate.latitude)
    let turns = heading.truncatingRemainder(dividingBy: 360)
    return MapCamera(
      centerCoordinate: coordinate, distance: metres / (2 * tan(15 * .pi / 180)),
      heading: turns < 0 ? turns + 360 : turns, pitch: pitch)
  }

  /// Where a place is in a view of a size.
  func point(_ place: MKMapPoint, in size: CGSize) -> CGPoint {
    var dx = (place.x - center.x).remainder(dividingBy: MKMapPoint.world) / scale
    var dy = (place.y - center.y) / scale
    if heading != 0 {
      let angle = -heading * .pi / 180
      (dx, dy) = (dx * cos(angle) - dy * sin(angle), dx * sin(angle) + dy * cos(angle))
    }
    return CGPoint(x: size.width / 2 + dx, y: size.height / 2 + dy)
  }

  /// What place is at a point of a view of a size.
  func mapPoint(_ point: CGPoint, in size: CGSize) -> MKMapPoint {
    let delta = mapDelta(CGSize(width: point.x - size.width / 2, height: point.y - size.height / 2))
    return MKMapPoint(x: center.x + delta.width, y: center.y + delta.height)
  }

  /// A way on the screen as a way on the map.
  func mapDelta(_ delta: CGSize) -> MKMapSize {
    let angle = heading * .pi / 180
    return MKMapSize(
      width: (delta.width * cos(angle) - delta.height * sin(angle)) * scale,
      height: (delta.width * sin(angle) + delta.height * cos(angle)) * scale)
  }

  /// The smallest rectangle of the map around what a view of a size shows.
  func rect(in size: CGSize) -> MKMapRect {
    let angle = heading * .pi / 180
    let width = (abs(size.width * cos(angle)) + abs(size.height * sin(angle))) * scale
    let height = (abs(size.width * sin(angle)) + abs(size.height * cos(angle))) * scale
    return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Moved so that the content goes along with a finger.
  func panned(by translation: CGSize) -> MapViewpoint {
    let delta = mapDelta(translation)
    var new = self
    new.center = MKMapPoint(x: center.x - delta.width, y: center.y - delta.height)
    return new.held
  }

  /// Larger by a factor and turned by degrees, with what is at a point staying there.
  func zoomed(by factor: Double, turned degrees: Double = 0, around anchor: CGPoint, in size: CGSize) -> MapViewpoint {
    let place = mapPoint(anchor, in: size)
    var new = self
    new.scale = min(max(scale / max(factor, 1e-6), Self.scales.lowerBound), Self.scales.upperBound)
    new.heading = heading + degrees
    let delta = new.mapDelta(CGSize(width: anchor.x - size.width / 2, height: anchor.y - size.height / 2))
    new.center = MKMapPoint(x: place.x - delta.width, y: place.y - delta.height)
    return new.held
  }

  /// The centre stays on the map: around the world from west to east, and not over the edge from north to south.
  private var held: MapViewpoint {
    var new = self
    new.center.y = min(max(center.y, 0), MKMapPoint.world)
    return new
  }
}
