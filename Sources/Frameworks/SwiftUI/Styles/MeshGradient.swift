import DisplayList
import Foundation

/// Colours at the points of a grid that may be bent.
@available(iOS 18.0, *)
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A point of the grid and where the four lines that meet in it go.
  public struct BezierPoint: Equatable, Sendable {
    /// The place, from 0 to 1 along each axis.
    public var position: SIMD2<Float>
    /// The control point of the line to the point before.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the line to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the line to the point behind.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the line to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point of the grid.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of the grid are.
  public enum Locations: Equatable, Sendable {
    /// Places from 0 to 1; the lines between them are smooth.
    case points([SIMD2<Float>])
    /// Places and the lines between them.
    case bezierPoints([BezierPoint])
  }

  /// Which colours the points of the grid have.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the place where they are shown.
    case colors([Color])
    /// Constant colours.
    case resolvedColors([Color.Resolved])
  }

  /// Points in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Row after row.
  public var locations: Locations
  /// Row after row.
  public var colors: Colors
  /// What the grid leaves.
  public var background: Color
  /// True to mix colours without visible lines of the grid, false to mix those of each field's corners.
  public var smoothsColors: Bool
  /// How colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// A grid by its points and colours, `width * height` of each.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A grid by its points and colours, `width * height` of each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid by its points and constant colours, `width * height` of each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid by its points, lines and colours, `width * height` of each.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid by its points, lines and constant colours, `width * height` of each.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The grid with its colours; only the background where there are not as many points and colours as width and height say.
  public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    let background = background.resolve(in: context.color)
    let colors =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: context.color) }
      case .resolvedColors(let colors): colors.map(\.displayColor)
      }
    let points =
      switch locations {
      case .points(let points): ColorMesh.smooth(points, width: width, height: height)
      case .bezierPoints(let points): points
      }
    guard width > 1, height > 1, width <= 100, height <= 100, points.count == width * height,
      colors.count == width * height
    else {
      Report.warning(
        "A mesh gradient needs as many points and colours as its width and height say, two of each at least.")
      return _ResolvedShapeStyle(background)
    }
    return _ResolvedShapeStyle(
      .mesh(
        ColorMesh(
          width: width, height: height, points: points, colors: colors, background: background,
          smoothsColors: smoothsColors, colorSpace: colorSpace)))
  }
}

@available(iOS 18.0, *)
extension MeshGradient: View, FrameworkView {
  /// A gradient as a view fills all it is offered.
  public var body: _ShapeView<Rectangle, MeshGradient> { _ShapeView(shape: Rectangle(), style: self) }
}
