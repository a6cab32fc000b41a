import Foundation

/// A part of the globe between two parallels and two meridians, in degrees; `west` is never above `east`.
struct GeoBox: Hashable, Sendable {
  let south: Double
  let north: Double
  let west: Double
  let east: Double

  /// Returns one or two boxes that contain every point within a distance of a centre, and little more. Two if the
  /// circle crosses the date line.
  static func around(_ center: GeoPoint, range: Double) -> [GeoBox] {
    let radians = Double.pi / 180
    let angle = range / GeoPoint.earthRadius
    // The margin, about ten centimetres, outweighs rounding at the edges.
    let height = angle / radians + 1e-6
    let (south, north) = (center.latitude - height, center.latitude + height)
    let whole = GeoBox(south: max(south, -90), north: min(north, 90), west: -180, east: 180)
    // A circle around a pole, or nearly so, crosses every meridian.
    guard south > -90, north < 90 else { return [whole] }
    // The meridians that touch the circle, which they do nearer to the pole than its centre is.
    let halfWidth = asin(min(1, sin(angle) / cos(center.latitude * radians))) / radians + 1e-6
    let (west, east) = (center.longitude - halfWidth, center.longitude + halfWidth)
    func box(_ west: Double, _ east: Double) -> GeoBox { GeoBox(south: south, north: north, west: west, east: east) }
    if west < -180 { return [box(west + 360, 180), box(-180, east)] }
    if east > 180 { return [box(west, 180), box(-180, east - 360)] }
    return [box(west, east)]
  }
}
