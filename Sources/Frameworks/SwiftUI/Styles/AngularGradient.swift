import DisplayList
import Foundation

/// A gradient around a point, clockwise.
public struct AngularGradient: Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient between two angles, relative to the x axis.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colour stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a full-circle gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a full-circle gradient of evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a full-circle gradient of colour stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension AngularGradient: ShapeStyle {
  /// Resolves the gradient. Less than a full circle is filled up with the last and the first colour, half each; of more
  /// than one, only the last turn is drawn.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    let turn = 2 * Double.pi
    var (start, end) = (startAngle.radians, endAngle.radians)
    var stops = gradient.resolve(in: context.color)
    guard start.isFinite, end.isFinite, let first = stops.first, let last = stops.last else {
      return _ResolvedShapeStyle(.clear)
    }
    if end < start {
      (start, end) = (end, start)
      stops = stops.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) }
      return Self.resolved(stops, from: start, to: end, first: last.color, last: first.color, turn, center)
    }
    return Self.resolved(stops, from: start, to: end, first: first.color, last: last.color, turn, center)
  }

  private static func resolved(
    _ stops: [Paint.Stop], from start: Double, to end: Double, first: DisplayColor, last: DisplayColor, _ turn: Double,
    _ center: UnitPoint
  ) -> _ResolvedShapeStyle {
    let share = CGFloat((end - start) / turn)
    if share > 1 {
      // From the start of the last turn: earlier turns are cut off.
      let cut = 1 - 1 / share
      let later = stops.filter { $0.location > cut }
      let seam = stops.color(at: cut)
      return _ResolvedShapeStyle(
        .conic(
          [Paint.Stop(color: seam, location: 0)]
            + later.map { Paint.Stop(color: $0.color, location: ($0.location - cut) * share) }, center: center,
          angle: CGFloat(end - turn)))
    }
    var drawn = stops.map { Paint.Stop(color: $0.color, location: $0.location * share) }
    if share < 1 {
      let middle = (1 + share) / 2
      drawn += [
        Paint.Stop(color: last, location: share), Paint.Stop(color: last, location: middle),
        Paint.Stop(color: first, location: middle),
      ]
    }
    return _ResolvedShapeStyle(.conic(drawn, center: center, angle: CGFloat(start)))
  }
}

extension [Paint.Stop] {
  /// Returns the colour at a location from 0 to 1.
  func color(at location: CGFloat) -> DisplayColor {
    guard let after = firstIndex(where: { $0.location > location }) else { return last?.color ?? .clear }
    guard after > 0 else { return self[after].color }
    let (from, to) = (self[after - 1], self[after])
    let part = (location - from.location) / (to.location - from.location)
    return Gradient.ColorSpace.device.mix(from.color, to.color, fraction: Float(part))
  }
}

extension AngularGradient: View, FrameworkView {
  /// A gradient fills the proposed space.
  public var body: _ShapeView<Rectangle, AngularGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colours between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of colour stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient between two angles, mixed in its colour space.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full-circle gradient.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A full-circle gradient of evenly spaced colours.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A full-circle gradient of colour stops.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// A full-circle gradient, mixed in its colour space.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle {
    AngularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
}
