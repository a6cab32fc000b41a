/// A geometric angle. With y pointing down, positive angles turn clockwise.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle()

  /// Creates the zero angle.
  public init() {
    radians = 0
  }

  /// An angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// An angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable {
  /// Compares the radians; full turns are not removed.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle {
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The negated angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// A multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// A multiple of an angle.
  public static func * (factor: Double, angle: Angle) -> Angle { Angle(radians: angle.radians * factor) }

  /// A fraction of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }

  /// Adds an angle in place.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }

  /// Subtracts an angle in place.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }

  /// Multiplies an angle in place.
  public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }

  /// Divides an angle in place.
  public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }
}

extension Angle: Animatable {
  /// 128 times the angle in radians, so that the threshold at which an animation counts as finished is small for angles
  /// too.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
