import DisplayList
import Foundation
import Typesetting

extension GraphicsContext {
  // MARK: Texts

  /// A text with its resolved appearance.
  public struct ResolvedText {
    /// The fill of the text where it has no style of its own.
    public var shading: Shading
    private let segments: [Text.Segment]
    private let paragraph: Paragraph

    @MainActor
    fileprivate init(_ text: Text, _ core: Core) {
      shading = .foreground
      segments = text.segments(in: core.environment)
      paragraph = TextRender.resolve(segments, in: core.environment).0
    }

    private func onMain<Result: Sendable>(_ body: @MainActor (ResolvedText) -> Result) -> Result {
      let text = Unchecked(value: self)
      return MainActor.assumeIsolated { body(text.value) }
    }

    /// Returns the size of the text in points, when offered the given size.
    public func measure(in size: CGSize) -> CGSize {
      onMain { $0.paragraph.size(width: size.width.finite, height: size.height.finite) }
    }

    /// Returns the distance from the top to the first baseline in points, in a text of the given size.
    public func firstBaseline(in size: CGSize) -> CGFloat { onMain { $0.layout(size).firstBaseline } }

    /// Returns the distance from the top to the last baseline in points, in a text of the given size.
    public func lastBaseline(in size: CGSize) -> CGFloat { onMain { $0.layout(size).lastBaseline } }

    @MainActor
    private func layout(_ size: CGSize) -> TextLayout {
      paragraph.layout(width: size.width.finite, height: size.height.finite)
    }

    @MainActor
    fileprivate func draw(_ core: Core, at origin: CGPoint, in size: CGSize) {
      let layout = layout(size)
      let rect = CGRect(origin: .zero, size: paragraph.size(width: size.width.finite, height: size.height.finite))
      let context = shading.context(in: rect, environment: core.environment)
      let fills = TextRender.fills(of: segments, in: context)
      var commands: [DrawCommand] = []
      for run in layout.lines.flatMap(\.runs) where fills.indices.contains(run.span) {
        if let picture = segments[run.span].bitmap(in: core.environment) {
          let tint = picture.isStencil ? fills[run.span].displayColor : nil
          commands.append(.image(picture.bitmap, run.glyphs.box, tint: tint))
        } else {
          commands.append(.glyphs(run.glyphs, fills[run.span].paint(in: rect)))
        }
      }
      core.add([DrawnPart(commands: commands)], at: origin)
    }

    fileprivate func draw(_ core: Core, in rect: CGRect) {
      onMain { $0.draw(core, at: rect.origin, in: rect.size) }
    }

    fileprivate func draw(_ core: Core, at point: CGPoint, _ anchor: UnitPoint) {
      let endless = CGSize(width: CGFloat.infinity, height: .infinity)
      let size = measure(in: endless)
      let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
      onMain { $0.draw(core, at: origin, in: endless) }
    }
  }

  /// Resolves a text in this context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    let core = core
    return MainActor.assumeIsolated { Unchecked(value: ResolvedText(text, core)) }.value
  }

  /// Draws a text in a rectangle, starting at its upper left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) { text.draw(core, in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    text.draw(core, at: point, anchor)
  }

  /// Draws a text in a rectangle, starting at its upper left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  /// An image with its resolved appearance.
  public struct ResolvedImage {
    /// Points.
    public var size: CGSize { picture.size }
    /// The distance from the top to the baseline, in points.
    public let baseline: CGFloat
    /// The fill of a symbol or a template image; nil for an image with colours of its own.
    public var shading: Shading?
    fileprivate let picture: ImageRender.Drawn

    @MainActor
    fileprivate init(_ image: Image, _ core: Core) {
      picture = ImageRender.Drawn(image, core.environment)
      baseline = picture.baseline
      shading = picture.fill.map { .style(ResolvedStyle(style: $0)) }
    }
  }

  /// Resolves an image in this context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let core = core
    return MainActor.assumeIsolated { Unchecked(value: ResolvedImage(image, core)) }.value
  }

  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let (core, picture, shading) = (core, image.picture, image.shading)
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    MainActor.assumeIsolated {
      let bounds = CGRect(origin: .zero, size: picture.size)
      guard let command = picture.command(shading?.paint(in: bounds, environment: core.environment)) else { return }
      core.add(
        [DrawnPart(commands: [command])], at: rect.origin,
        stretched: CGSize(width: rect.width / picture.size.width, height: rect.height / picture.size.height))
    }
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image,
      in: CGRect(
        origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size))
  }

  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// One of the canvas's views with its resolved appearance.
  public struct ResolvedSymbol {
    /// Points.
    public var size: CGSize { symbol.size }
    fileprivate let symbol: CanvasSymbol
  }

  /// Returns the canvas's view with the given tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    core.symbols[AnyHashable(id)].map { ResolvedSymbol(symbol: $0) }
  }

  /// Draws one of the canvas's views, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    core.add(
      symbol.symbol.fragments.map { DrawnPart($0) }, at: rect.origin,
      stretched: CGSize(width: rect.width / size.width, height: rect.height / size.height))
  }

  /// Draws one of the canvas's views with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol,
      in: CGRect(
        origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size))
  }
}

extension CGFloat {
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}

/// An already resolved style.
private struct ResolvedStyle: ShapeStyle {
  let style: _ResolvedShapeStyle
  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle { style }
}

extension ImageRender {
  /// What an image draws.
  struct Drawn: Sendable {
    let size: CGSize
    let baseline: CGFloat
    let fill: _ResolvedShapeStyle?
    private let picture: Picture

    @MainActor
    init(_ image: Image, _ environment: EnvironmentValues) {
      (picture, fill, _) = ImageRender.resolve(image, in: environment)
      switch picture {
      case .symbol(let layout): (size, baseline) = (layout.size, layout.baseline)
      case .bitmap(_, let size): (self.size, baseline) = (size, size.height)
      case .empty, .loading: (size, baseline) = (.zero, 0)
      }
    }

    /// The image at the origin in its own size.
    func command(_ paint: Paint?) -> DrawCommand? {
      switch picture {
      case .symbol(let layout): return .glyphs(layout.glyphs, paint ?? .color(.black))
      case .bitmap(let bitmap, let size):
        let rect = CGRect(origin: .zero, size: size)
        guard let paint else { return .image(bitmap, rect, tint: nil) }
        if case .color(let color) = paint { return .image(bitmap, rect, tint: color) }
        return .image(bitmap, rect, tint: paint.stops.first?.color ?? .black)
      case .empty, .loading: return nil
      }
    }
  }
}
