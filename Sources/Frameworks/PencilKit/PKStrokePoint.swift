import Foundation

/// A point of a stroke.
public struct PKStrokePoint: Sendable {
  /// The location in points.
  public let location: CGPoint
  /// The time offset in seconds from the start.
  public let timeOffset: TimeInterval
  /// The size of the mark in points.
  public let size: CGSize
  /// The opacity, from 0 to 1.
  public let opacity: CGFloat
  /// The force; 1 is normal.
  public let force: CGFloat
  /// The azimuth in radians.
  public let azimuth: CGFloat
  /// The altitude above the screen in radians.
  public let altitude: CGFloat
  /// The size of the ink's secondary mark.
  public let secondaryScale: CGFloat

  /// Creates a point.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat
  ) {
    self.init(
      location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force, azimuth: azimuth,
      altitude: altitude, secondaryScale: 1)
  }

  /// Creates a point.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat, secondaryScale: CGFloat
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.secondaryScale = secondaryScale
  }

  /// The numbers in the order of the file format.
  var numbers: [Double] {
    [location.x, location.y, timeOffset, size.width, size.height, opacity, force, azimuth, altitude, secondaryScale]
  }

  /// Creates a point from its numbers; nil if they are invalid.
  init?(_ numbers: some Collection<Double>) {
    let all = Array(numbers)
    guard all.count == Self.numberCount, all.allSatisfy(\.isFinite) else { return nil }
    self.init(
      location: CGPoint(x: all[0], y: all[1]), timeOffset: all[2], size: CGSize(width: all[3], height: all[4]),
      opacity: all[5], force: all[6], azimuth: all[7], altitude: all[8], secondaryScale: all[9])
  }

  static let numberCount = 10

  /// The width of the mark.
  var width: CGFloat { max(size.width, size.height) }
}
