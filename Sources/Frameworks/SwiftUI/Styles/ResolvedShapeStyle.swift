import DisplayList
import Foundation

/// A style with resolved colours that does not yet know the rectangle it fills.
public struct _ResolvedShapeStyle: Sendable, Equatable {
  enum Fill: Sendable, Equatable {
    case color(DisplayColor)
    case linear([Paint.Stop], start: UnitPoint, end: UnitPoint)
    case radial([Paint.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii are fractions of the rectangle's width and height.
    case elliptical([Paint.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A full circle, clockwise from an angle in radians.
    case conic([Paint.Stop], center: UnitPoint, angle: CGFloat)
    case mesh(ColorMesh)
    /// An image of a size in points, tiled from the rectangle's top leading corner.
    case tiles(Bitmap, size: CGSize, tint: DisplayColor?)
    /// A paint independent of the rectangle.
    case paint(Paint)
  }

  private(set) var fill: Fill
  private var opacity = 1.0
  /// The drop shadows and the inner shadows.
  var dropShadows: [Shadow] = []
  var innerShadows: [Shadow] = []
  /// The rectangle of the unit points, if it is not the filled one; in points of the view.
  var area: CGRect?
  /// The blend mode of the whole.
  var blendMode = BlendOperation.normal

  init(_ fill: Fill) {
    self.fill = fill
  }

  init(_ color: DisplayColor) {
    fill = .color(color)
  }

  /// Returns the paint for a shape in `rect`. Unit points start from the left and are mirrored in a right-to-left
  /// layout.
  func paint(in rect: CGRect, layoutDirection: LayoutDirection = .leftToRight) -> Paint {
    let rect = area ?? rect
    let isMirrored = layoutDirection == .rightToLeft
    func point(_ unit: UnitPoint) -> CGPoint {
      UnitPoint(x: isMirrored ? 1 - unit.x : unit.x, y: unit.y).point(in: rect)
    }
    let paint: Paint =
      switch fill {
      case .color(let color): .color(color)
      case .linear(let stops, let start, let end): .linearGradient(stops, start: point(start), end: point(end))
      case .radial(let stops, let center, let startRadius, let endRadius):
        .radialGradient(stops, center: point(center), startRadius: startRadius, endRadius: endRadius)
      case .elliptical(let stops, let center, let startRadius, let endRadius):
        .ellipticalGradient(
          stops, center: point(center), axes: rect.size, startRadius: startRadius, endRadius: endRadius)
      case .conic(let stops, let center, let angle): .conicGradient(stops, center: point(center), angle: angle)
      case .mesh(let mesh): mesh.paint(in: rect, isMirrored: isMirrored)
      case .tiles(let bitmap, let size, let tint):
        .pattern(
          Paint.Pattern(
            bitmap, tile: CGRect(origin: CGPoint(x: isMirrored ? rect.maxX : rect.minX, y: rect.minY), size: size),
            tint: tint))
      case .paint(let paint): paint
      }
    return opacity == 1 ? paint : paint.opacity(opacity)
  }

  /// The colour where only one can be drawn: the first of a gradient.
  var displayColor: DisplayColor {
    let color: DisplayColor =
      switch fill {
      case .color(let color), .paint(.color(let color)): color
      case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
        .conic(let stops, _, _):
        stops.first?.color ?? .clear
      case .paint(let paint): paint.stops.first?.color ?? .clear
      case .mesh(let mesh): mesh.colors.first ?? .clear
      case .tiles(_, _, let tint): tint ?? .clear
      }
    return opacity == 1 ? color : color.opacity(opacity)
  }

  /// Returns the style with the opacity of all its colours multiplied.
  func opacity(_ factor: Double) -> _ResolvedShapeStyle {
    var copy = self
    if case .color(let color) = fill { copy.fill = .color(color.opacity(factor)) } else { copy.opacity *= factor }
    return copy
  }
}

extension Paint {
  /// Returns the paint with its opacity multiplied.
  func opacity(_ factor: Double) -> Paint {
    func faded(_ stops: [Paint.Stop]) -> [Paint.Stop] {
      stops.map { Paint.Stop(color: $0.color.opacity(factor), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(let stops, let start, let end): return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let axes, let startRadius, let endRadius):
      return .ellipticalGradient(
        faded(stops), center: center, axes: axes, startRadius: startRadius, endRadius: endRadius)
    case .conicGradient(let stops, let center, let angle):
      return .conicGradient(faded(stops), center: center, angle: angle)
    case .pattern(var pattern):
      pattern.opacity *= factor
      return .pattern(pattern)
    case .backdrop(var backdrop):
      backdrop.opacity *= Float(factor)
      return .backdrop(backdrop)
    }
  }
}
