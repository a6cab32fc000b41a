import Foundation

/// How a stroke is at one place of its path.
public struct PKStrokePoint: Sendable {
  /// Where, in points.
  public let location: CGPoint
  /// Seconds since the path was begun.
  public let timeOffset: TimeInterval
  /// How large the mark is, in points.
  public let size: CGSize
  /// From 0 to 1.
  public let opacity: CGFloat
  /// How hard the tip was pressed; 1 is usual.
  public let force: CGFloat
  /// Around the tip, in radians.
  public let azimuth: CGFloat
  /// From the glass, in radians.
  public let altitude: CGFloat
  /// How large the second part of an ink's mark is.
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

  /// All numbers, in the order in which they are kept in a file.
  var numbers: [Double] {
    [location.x, location.y, timeOffset, size.width, size.height, opacity, force, azimuth, altitude, secondaryScale]
  }

  /// Creates a point of its numbers; nil if they are none.
  init?(_ numbers: some Collection<Double>) {
    let all = Array(numbers)
    guard all.count == Self.numberCount, all.allSatisfy(\.isFinite) else { return nil }
    self.init(
      location: CGPoint(x: all[0], y: all[1]), timeOffset: all[2], size: CGSize(width: all[3], height: all[4]),
      opacity: all[5], force: all[6], azimuth: all[7], altitude: all[8], secondaryScale: all[9])
  }

  static let numberCount = 10

  /// How wide the mark is.
  var width: CGFloat { max(size.width, size.height) }
}
