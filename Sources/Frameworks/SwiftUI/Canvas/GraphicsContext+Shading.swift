import DisplayList
import Foundation

extension GraphicsContext {
  /// A fill for shapes and texts.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(AnyShapeStyle)
      case levels([Shading])
      case gradient(Gradient, Geometry, GradientOptions)
      case tiledImage(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case resolved(_ResolvedShapeStyle)
      case backdrop
    }

    enum Geometry: Sendable {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
      case conic(CGPoint, CGFloat)
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The foreground style of the view's environment.
    public static var foreground: Shading { Shading(.style(AnyShapeStyle(ForegroundStyle()))) }

    /// The drawing so far, so that filters can change parts of it. Caveat: fills paths only.
    public static var backdrop: Shading { Shading(.backdrop) }

    /// Several levels: the primary one, and those for the hierarchical styles of a text.
    public static func palette(_ array: [Shading]) -> Shading { Shading(.levels(array)) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour from its components, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey level from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style that fills the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }

    /// A mesh gradient that fills the bounds of what is drawn.
    @available(iOS 18.0, *)
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A linear gradient.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, .linear(startPoint, endPoint), options))
    }

    /// A radial gradient between two circles; radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, .radial(center, startRadius, endRadius), options))
    }

    /// A conic gradient: a full turn around a point, starting at an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(.gradient(gradient, .conic(center, CGFloat(angle.radians)), options))
    }

    /// A tiled image.
    /// - Parameters:
    ///   - origin: a corner of one of the copies.
    ///   - sourceRect: the part of the image that is shown, each side from 0 to 1.
    ///   - scale: how much larger than the image a copy is.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiledImage(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// Options for how a gradient continues and how its colours are mixed.
  public struct GradientOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates options from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the gradient beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Mirrors the gradient beyond its ends.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixes the colours in linear light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// Resolves a shading in this context's environment.
  public func resolve(_ shading: Shading) -> Shading {
    guard case .style(let style) = shading.kind else { return shading }
    let core = core
    return MainActor.assumeIsolated {
      Shading(resolved: style._resolve(in: core.environment.shapeStyleContext))
    }
  }
}

extension GraphicsContext.Shading {
  fileprivate init(resolved: _ResolvedShapeStyle) { self.init(.resolved(resolved)) }

  /// Returns the paint for a shape with these bounds.
  @MainActor
  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    switch kind {
    case .style(let style): style._resolve(in: environment.shapeStyleContext).paint(in: rect)
    case .resolved(let style): style.paint(in: rect)
    case .backdrop: .color(.clear)
    case .levels(let levels): levels.first?.paint(in: rect, environment: environment) ?? .color(.clear)
    case .gradient(let gradient, let geometry, let options):
      Self.paint(gradient, geometry, options, in: rect, environment.shapeStyleContext.color)
    case .tiledImage(let image, let origin, let source, let scale):
      Self.paint(image, origin, source, scale, environment)
    }
  }

  /// Returns the context in which a text's styles resolve the foreground.
  @MainActor
  func context(in rect: CGRect, environment: EnvironmentValues) -> _ShapeStyleContext {
    var context = environment.shapeStyleContext
    guard case .levels(let levels) = kind else {
      context.foreground = AnyShapeStyle(PaintStyle(paint: paint(in: rect, environment: environment)))
      return context
    }
    let styles = levels.map { AnyShapeStyle(PaintStyle(paint: $0.paint(in: rect, environment: environment))) }
    context.foreground = styles.first
    context.foregroundLevels = Array(styles.dropFirst())
    return context
  }

  private static func paint(
    _ gradient: Gradient, _ geometry: Geometry, _ options: GraphicsContext.GradientOptions, in rect: CGRect,
    _ context: ColorContext
  ) -> Paint {
    var stops = AnyGradient(gradient).resolve(in: context)
    if options.contains(.linearColor) { stops = stops.mixedByLight() }
    let goesOn = options.contains(.repeat) || options.contains(.mirror)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    switch geometry {
    case .conic(let center, let angle): return .conicGradient(stops, center: center, angle: angle)
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard goesOn, square > 0 else { return .linearGradient(stops, start: start, end: end) }
      let places = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
      let turns = Turns(places)
      return .linearGradient(
        stops.repeated(turns, isMirrored: options.contains(.mirror)),
        start: CGPoint(x: start.x + dx * CGFloat(turns.first), y: start.y + dy * CGFloat(turns.first)),
        end: CGPoint(x: start.x + dx * CGFloat(turns.end), y: start.y + dy * CGFloat(turns.end)))
    case .radial(let center, let startRadius, let endRadius):
      let length = endRadius - startRadius
      guard goesOn, length > 0 else {
        return .radialGradient(stops, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      let places = corners.map { (hypot($0.x - center.x, $0.y - center.y) - startRadius) / length }
      // Never to a radius below zero, where the circles would grow again.
      let turns = Turns(places + [0], least: -Int((startRadius / length).rounded(.down)))
      return .radialGradient(
        stops.repeated(turns, isMirrored: options.contains(.mirror)), center: center,
        startRadius: startRadius + length * CGFloat(turns.first), endRadius: startRadius + length * CGFloat(turns.end))
    }
  }

  @MainActor
  private static func paint(
    _ image: Image, _ origin: CGPoint, _ source: CGRect, _ scale: CGFloat, _ environment: EnvironmentValues
  ) -> Paint {
    guard let tile = ImageTile(image, source, scale, environment) else { return .color(.clear) }
    return .pattern(Paint.Pattern(tile.bitmap, tile: CGRect(origin: origin, size: tile.size), tint: tile.tint))
  }
}

/// The visible repetitions of a gradient.
private struct Turns {
  var first: Int
  var end: Int
  private static let most = 256

  init(_ places: [CGFloat], least: Int = -most) {
    let low = max(places.min() ?? 0, CGFloat(-Self.most))
    let high = min(places.max() ?? 1, CGFloat(Self.most))
    first = max(Int(low.rounded(.down)), least)
    end = max(Int(high.rounded(.up)), first + 1)
  }
}

extension [Paint.Stop] {
  fileprivate func repeated(_ turns: Turns, isMirrored: Bool) -> [Paint.Stop] {
    let count = CGFloat(turns.end - turns.first)
    return (turns.first..<turns.end).flatMap { turn -> [Paint.Stop] in
      let turned =
        isMirrored && turn % 2 != 0
        ? reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) } : self
      // Beyond the last stop the last colour continues, as the first does before the first stop.
      let whole =
        (turned.first.map { [Paint.Stop(color: $0.color, location: 0)] } ?? []) + turned
        + (turned.last.map { [Paint.Stop(color: $0.color, location: 1)] } ?? [])
      return whole.map {
        Paint.Stop(color: $0.color, location: (CGFloat(turn - turns.first) + $0.location) / count)
      }
    }
  }

  /// Adds stops, so that colours are mixed in linear light.
  fileprivate func mixedByLight() -> [Paint.Stop] {
    guard var last = first else { return self }
    var fine = [last]
    for stop in dropFirst() {
      if stop.location > last.location, stop.color != last.color {
        let (from, to) = (Color.Resolved(last.color), Color.Resolved(stop.color))
        for step in 1..<12 {
          let part = Float(step) / 12
          func mix(_ a: Float, _ b: Float) -> Double { Double(a + (b - a) * part) }
          let color = Color.Resolved(
            colorSpace: .sRGBLinear, red: Float(mix(from.linearRed, to.linearRed)),
            green: Float(mix(from.linearGreen, to.linearGreen)), blue: Float(mix(from.linearBlue, to.linearBlue)),
            opacity: Float(mix(from.opacity, to.opacity)))
          fine.append(
            Paint.Stop(
              color: color.displayColor,
              location: last.location + (stop.location - last.location) * CGFloat(part)))
        }
      }
      fine.append(stop)
      last = stop
    }
    return fine
  }
}

/// A paint as a style.
struct PaintStyle: ShapeStyle {
  let paint: Paint
  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { _ResolvedShapeStyle(.paint(paint)) }
}
