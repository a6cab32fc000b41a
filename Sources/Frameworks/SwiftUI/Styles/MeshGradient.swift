import DisplayList
import Foundation

/// Colours at the points of a grid with curved edges.
@available(iOS 18.0, *)
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A point of the grid, with control points of the four edges that meet there.
  public struct BezierPoint: Equatable, Sendable {
    /// The position, from 0 to 1 along each axis.
    public var position: SIMD2<Float>
    /// The control point of the edge to the previous point.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the edge to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the edge to the next point.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the edge to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point of the grid.
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

  /// The locations of the grid's points.
  public enum Locations: Equatable, Sendable {
    /// Locations from 0 to 1, with smooth curves between them.
    case points([SIMD2<Float>])
    /// Locations and the curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the grid's points.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Constant colours.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The locations, row by row.
  public var locations: Locations
  /// The colours, row by row.
  public var colors: Colors
  /// The colour outside the grid.
  public var background: Color
  /// Whether to mix colours smoothly across the grid's lines, rather than only between the corners of each cell.
  public var smoothsColors: Bool
  /// The colour space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh from points and colours, `width * height` of each.
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

  /// Creates a mesh from points and colours, `width * height` of each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from points and constant colours, `width * height` of each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from points, curved edges and colours, `width * height` of each.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from points, curved edges and constant colours, `width * height` of each.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Resolves the mesh, or only its background if the number of points or colours does not match width and height.
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
        "A mesh gradient needs width times height points and colours, and a width and height of at least 2.")
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
  /// A gradient fills the proposed space.
  public var body: _ShapeView<Rectangle, MeshGradient> { _ShapeView(shape: Rectangle(), style: self) }
}
