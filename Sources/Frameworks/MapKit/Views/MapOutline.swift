import Foundation
import ScrollworkCoreLocation
import ScrollworkSwiftUI

/// A line or an area on the flat map.
struct MapOutline {
  /// The lines, each a list of points.
  let lines: [[MKMapPoint]]
  let isClosed: Bool
  let bounds: MKMapRect

  init(_ lines: [[MKMapPoint]], isClosed: Bool) {
    self.lines = lines
    self.isClosed = isClosed
    let places = lines.joined()
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      bounds = .null
      return
    }
    bounds = MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Creates a circle on the ground.
  init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    let middle = MKMapPoint(center)
    let reach = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    let steps = 72
    let points = (0..<steps).map { step in
      let angle = 2 * Double.pi * Double(step) / Double(steps)
      return MKMapPoint(x: middle.x + reach * cos(angle), y: middle.y + reach * sin(angle))
    }
    self.init([points], isClosed: true)
  }

  /// Creates a line, along the shortest path on a sphere if it is `geodesic`.
  init(line coordinates: [CLLocationCoordinate2D], geodesic: Bool) {
    let places = geodesic ? Self.geodesic(coordinates) : coordinates
    self.init([Self.joined(places.map { MKMapPoint($0) })], isClosed: false)
  }

  /// Returns the points with no step longer than half of the world.
  static func joined(_ points: [MKMapPoint]) -> [MKMapPoint] {
    var joined: [MKMapPoint] = []
    for point in points {
      guard let last = joined.last else {
        joined.append(point)
        continue
      }
      joined.append(
        MKMapPoint(x: last.x + (point.x - last.x).remainder(dividingBy: MKMapPoint.world), y: point.y))
    }
    return joined
  }

  /// Returns points on the shortest path on a sphere, at most 2 degrees apart.
  static func geodesic(_ coordinates: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
    typealias Vector = SIMD3<Double>
    func vector(_ place: CLLocationCoordinate2D) -> Vector {
      let (north, east) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
      return Vector(cos(north) * cos(east), cos(north) * sin(east), sin(north))
    }
    guard let first = coordinates.first else { return [] }
    var places = [first]
    for (from, to) in zip(coordinates, coordinates.dropFirst()) {
      let (a, b) = (vector(from), vector(to))
      let angle = acos(min(1, max(-1, (a * b).sum())))
      let steps = Int((angle * 180 / .pi / 2).rounded(.up))
      // Opposite places have no unique shortest path.
      if steps > 1, sin(angle) > 1e-9 {
        for step in 1..<steps {
          let share = Double(step) / Double(steps)
          let v = (a * sin((1 - share) * angle) + b * sin(share * angle)) / sin(angle)
          places.append(
            CLLocationCoordinate2D(
              latitude: atan2(v.z, (v.x * v.x + v.y * v.y).squareRoot()) * 180 / .pi,
              longitude: atan2(v.y, v.x) * 180 / .pi))
        }
      }
      places.append(to)
    }
    return places
  }

  /// Returns the path in a view.
  func path(_ viewpoint: MapViewpoint, in size: CGSize) -> Path {
    // The whole outline wraps around the world to where its middle is closest.
    let middle = MKMapPoint(x: bounds.midX, y: bounds.midY)
    let turn = (middle.x - viewpoint.center.x).remainder(dividingBy: MKMapPoint.world) - (middle.x - viewpoint.center.x)
    let angle = -viewpoint.heading * .pi / 180
    return Path { path in
      for line in lines {
        let points = line.map { place -> CGPoint in
          let x = (place.x + turn - viewpoint.center.x) / viewpoint.scale
          let y = (place.y - viewpoint.center.y) / viewpoint.scale
          return CGPoint(
            x: size.width / 2 + x * cos(angle) - y * sin(angle), y: size.height / 2 + x * sin(angle) + y * cos(angle))
        }
        path.addLines(points)
        if isClosed { path.closeSubpath() }
      }
    }
  }
}

/// The contour style of lines.
public struct MapPolylineContourStyle: Equatable, Sendable {
  let isGeodesic: Bool
  /// The shortest path on the ground.
  public static var geodesic: MapPolylineContourStyle { MapPolylineContourStyle(isGeodesic: true) }
  /// Straight on the map.
  public static var straight: MapPolylineContourStyle { MapPolylineContourStyle(isGeodesic: false) }

  /// The contour style of lines.
  public typealias ContourStyle = MapPolylineContourStyle
}

/// A line on a map.
public struct MapPolyline: MapContent {
  /// The contour style of lines.
  public typealias ContourStyle = MapPolylineContourStyle
  public typealias Body = Never
  let outline: MapOutline

  /// Creates a line from place to place.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    outline = MapOutline(line: coordinates, geodesic: contourStyle.isGeodesic)
  }
  /// Creates a line from place to place.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
  }
  /// Creates a line from one of UIKit's map.
  public init(_ polyline: MKPolyline) { outline = polyline.outline }
  /// Creates the line of a route.
  public init(_ route: MKRoute) { self.init(route.polyline) }

  public static func _add(_ content: Self, to list: inout _MapItems) { list.add(.shape(content.outline)) }
}

/// An area on a map.
public struct MapPolygon: MapContent {
  public typealias Body = Never
  let outline: MapOutline

  /// Creates the area between places.
  public init(coordinates: [CLLocationCoordinate2D]) { self.init(points: coordinates.map { MKMapPoint($0) }) }
  /// Creates the area between places.
  public init(points: [MKMapPoint]) { outline = MapOutline([MapOutline.joined(points)], isClosed: true) }
  /// Creates an area from one of UIKit's map.
  public init(_ polygon: MKPolygon) { outline = polygon.outline }

  public static func _add(_ content: Self, to list: inout _MapItems) { list.add(.shape(content.outline)) }
}

/// A circle around a place, with a radius in metres.
public struct MapCircle: MapContent {
  public typealias Body = Never
  let outline: MapOutline

  /// Creates a circle around a place, with a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    outline = MapOutline(center: center, radius: radius)
  }
  /// Creates a circle as wide as a rectangle, around its centre.
  public init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    self.init(center: middle, radius: mapRect.width / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
  }
  /// Creates a circle from one of UIKit's map.
  public init(_ circle: MKCircle) { outline = circle.outline }

  public static func _add(_ content: Self, to list: inout _MapItems) { list.add(.shape(content.outline)) }
}
