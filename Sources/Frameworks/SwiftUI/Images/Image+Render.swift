import DisplayList
import Foundation
import Typesetting

/// Draws an image or a symbol. What determines its size is kept apart from what determines its colour, so that a new
/// tint needs no layout.
@MainActor
final class ImageRender: RenderNode {
  /// An image in its environment.
  enum Picture: Equatable, Sendable {
    case symbol(SymbolLayout)
    case bitmap(Bitmap, size: CGSize)
    case empty
    /// Takes the proposed size.
    case loading
  }

  private var image: Image
  private var picture: Picture
  /// The fill of templates; nil for an image with colours of its own.
  private var fill: _ResolvedShapeStyle?
  /// The image's slices, if its file has any.
  private var slices: AssetPicture.Slices?
  /// The fills of a symbol's layers, where they have colours of their own.
  private var layerFills: [_ResolvedShapeStyle]
  /// The variable value of a symbol, and how its colours are applied.
  private var amount: SymbolAmount
  private var isPlaceholder: Bool
  /// Runs while one symbol replaces another.
  var change: ImageChange?

  init(_ image: Image, owner: _Node) {
    self.image = image
    (picture, fill, slices) = Self.resolve(image, in: owner.environment)
    layerFills = Self.layerFills(of: picture, image, in: owner.environment)
    amount = SymbolAmount(of: image, in: owner.environment)
    isPlaceholder = owner.environment.showsPlaceholders
    super.init(owner: owner)
  }

  func resolve(_ new: Image) {
    let old = image
    image = new
    let (picture, fill, slices) = Self.resolve(new, in: environment)
    self.slices = slices
    if picture != self.picture { beginChange(to: picture) }
    if picture != self.picture || new.resizing != old.resizing || new.isSmooth != old.isSmooth {
      self.picture = picture
      setNeedsLayout()
      setNeedsPaint()
    }
    let layerFills = Self.layerFills(of: picture, new, in: environment)
    let amount = SymbolAmount(of: new, in: environment)
    if amount != self.amount {
      self.amount = amount
      setNeedsPaint()
    }
    if fill != self.fill || layerFills != self.layerFills {
      (self.fill, self.layerFills) = (fill, layerFills)
      setNeedsPaint()
    }
    if environment.showsPlaceholders != isPlaceholder {
      isPlaceholder.toggle()
      setNeedsPaint()
    }
    if new.source != old.source || new.description != old.description { runtime.accessibilityDidChange() }
  }

  /// Starts the transition to another image.
  private func beginChange(to new: Picture) {
    change = nil
    guard case .symbol(let old) = picture, case .symbol = new, let fill, isAttached, placedProposal != nil,
      var animation = runtime.transaction.animation, !runtime.transaction.disablesAnimations
    else { return }
    switch environment.contentTransition.kind {
    case .opacity: break
    case .symbolReplacement(let rate): if rate != 1 { animation = animation.speed(rate) }
    case .identity, .interpolate, .numericText: return
    }
    change = ImageChange(
      from: symbolLayers(of: old, fill), scales: environment.contentTransition != .opacity, animation, of: self)
  }

  // MARK: Resolving

  static func resolve(
    _ image: Image, in environment: EnvironmentValues
  ) -> (Picture, _ResolvedShapeStyle?, AssetPicture.Slices?) {
    let found = resource(of: image, in: environment)
    let picture = picture(of: image, found, in: environment)
    guard isStencil(picture, image, found) else { return (picture, nil, found?.slices) }
    let style = image.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())
    return (picture, style._resolve(in: environment.shapeStyleContext), found?.slices)
  }

  private static func isStencil(_ picture: Picture, _ image: Image, _ found: ImageResources.Found?) -> Bool {
    switch picture {
    case .symbol: true
    case .bitmap: image.renderingMode.map { $0 == .template } ?? found?.isTemplate ?? false
    case .empty, .loading: false
    }
  }

  private static func resource(of image: Image, in environment: EnvironmentValues) -> ImageResources.Found? {
    guard case .resource(let name, let bundle) = image.source else { return nil }
    return ImageResources.image(named: name, in: bundle ?? .main, environment)
  }

  private static func picture(
    of image: Image, _ found: ImageResources.Found?, in environment: EnvironmentValues
  ) -> Picture {
    switch image.source {
    case .symbol(let name): return .symbol(symbol(name, in: environment))
    case .bitmap(let bitmap?, let scale): return .bitmap(bitmap, size: bitmap.size(scale: scale))
    case .bitmap(nil, _): return .empty
    case .loading: return .loading
    case .drawn(let drawn):
      let bitmap = drawn.bitmap(in: environment)
      return bitmap.width > 0 ? .bitmap(bitmap, size: drawn.size) : .empty
    case .resource: return found.map { .bitmap($0.bitmap, size: $0.size) } ?? .empty
    }
  }

  private static func symbol(_ name: String, in environment: EnvironmentValues) -> SymbolLayout {
    let variants = environment.symbolVariants
    let name = variants == .none ? name : variants.name(of: name, exists: SymbolCatalog.contains)
    return SymbolCatalog.layout(
      named: environment.layoutDirection == .rightToLeft ? SymbolName.mirrored(name) : name,
      font: environment.weightedFont.description(in: environment.fontResolutionContext),
      imageScale: environment.imageScale.symbolScale)
  }

  private static func layerFills(
    of picture: Picture, _ image: Image, in environment: EnvironmentValues
  ) -> [_ResolvedShapeStyle] {
    guard case .symbol(let layout) = picture else { return [] }
    return image.layerFills(of: layout, in: environment)
  }

  // MARK: In a text

  /// Returns an image as a text attachment: a symbol is aligned as beside text, an image stands on the baseline.
  static func attachment(of image: Image, in environment: EnvironmentValues) -> TextAttachment {
    switch picture(of: image, resource(of: image, in: environment), in: environment) {
    case .symbol(let layout):
      TextAttachment(
        width: layout.size.width, ascent: layout.baseline, descent: layout.size.height - layout.baseline,
        glyphs: layout.glyphs.offset(by: CGPoint(x: 0, y: -layout.baseline)))
    case .bitmap(_, let size): TextAttachment(width: size.width, ascent: size.height, descent: 0)
    case .empty, .loading: TextAttachment(width: 0, ascent: 0, descent: 0)
    }
  }

  /// Returns an image's pixels, and whether they are a template.
  static func bitmap(of image: Image, in environment: EnvironmentValues) -> (bitmap: Bitmap, isStencil: Bool)? {
    let found = resource(of: image, in: environment)
    let picture = picture(of: image, found, in: environment)
    guard case .bitmap(let bitmap, _) = picture else { return nil }
    return (bitmap, isStencil(picture, image, found))
  }

  // MARK: Layout

  /// Symbols are rounded to whole device pixels.
  private var naturalSize: CGSize {
    switch picture {
    case .symbol(let layout):
      let scale = runtime.displayScale
      return CGSize(
        width: (layout.size.width * scale).rounded(.up) / scale,
        height: (layout.size.height * scale).rounded(.up) / scale)
    case .bitmap(_, let size): return size
    case .empty: return .zero
    case .loading: return CGSize(width: 10, height: 10)
    }
  }

  private var takesProposal: Bool { image.isResizable || picture == .loading }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    takesProposal ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  /// A symbol stands on the baseline of adjacent text; other images stand on their lower edge, like any view.
  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    let natural = naturalSize
    let baseline: CGFloat
    switch picture {
    case .symbol(let layout): baseline = layout.baseline + (natural.height - layout.size.height) / 2
    case .bitmap(let bitmap, _):
      guard let own = AppSymbol.baseline(of: bitmap) else { return nil }
      baseline = own
    case .empty, .loading: return nil
    }
    guard natural.height > 0 else { return nil }
    return baseline * sizeThatFits(proposal).height / natural.height
  }

  // MARK: Drawing

  override var hasFragment: Bool { true }

  override func draw(into canvas: inout Drawing) {
    let rect = CGRect(origin: .zero, size: size)
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    if isPlaceholder, picture != .empty {
      let color = (fill ?? Color.primary._resolve(in: environment.shapeStyleContext)).displayColor
      return canvas.append(.fill(.rect(canvas.snapped(rect)), .color(RedactedLook.faint(color))))
    }
    switch picture {
    case .symbol(let layout):
      guard let fill else { return }
      let layers = symbolLayers(of: layout, fill)
      if let change { return change.draw(to: layers, into: &canvas) }
      for layer in layers { canvas.append(.glyphs(layer.glyphs, layer.paint)) }
    case .bitmap(let bitmap, let size):
      draw(bitmap, size, in: canvas.snapped(rect), into: &canvas)
    case .empty: break
    case .loading:
      let fill = Color(uiColor: .tertiarySystemFill)._resolve(in: environment.shapeStyleContext)
      canvas.append(.fill(.rect(canvas.snapped(rect)), paint(fill)))
    }
  }

  private func symbolLayers(of layout: SymbolLayout, _ fill: _ResolvedShapeStyle) -> [ImageChange.Layer] {
    let layers = layout.layers.isEmpty ? [layout.glyphs] : layout.layers.map(\.glyphs)
    guard layerFills.count == layers.count else {
      return [ImageChange.Layer(glyphs: placed(layout.glyphs, in: layout), paint: symbolPaint(fill))]
    }
    return zip(layers, layerFills).map { ImageChange.Layer(glyphs: placed($0, in: layout), paint: symbolPaint($1)) }
  }

  private func draw(_ bitmap: Bitmap, _ natural: CGSize, in rect: CGRect, into canvas: inout Drawing) {
    var resizing = image.resizing
    if let slices, resizing?.isPlain == true {
      let insets = slices.insets
      resizing = Image.Resizing(
        capInsets: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
        mode: slices.isTiled ? .tile : .stretch)
    }
    if image.isSmooth, resizing?.isPlain ?? true {
      return canvas.append(.image(bitmap, rect, tint: fill?.displayColor))
    }
    let whole = Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
    let parts = ImageParts(
      bitmap: bitmap, size: natural, resizing: resizing ?? whole, isSmooth: image.isSmooth,
      tint: fill?.displayColor)
    for command in parts.commands(in: rect) { canvas.append(command) }
  }

  private func symbolPaint(_ style: _ResolvedShapeStyle) -> Paint {
    amount.applied(to: paint(style), in: CGRect(origin: .zero, size: size))
  }

  private func paint(_ style: _ResolvedShapeStyle) -> Paint {
    style.paint(in: CGRect(origin: .zero, size: size), layoutDirection: environment.layoutDirection)
  }

  /// The scale of a symbol relative to its natural size, along each axis.
  private var stretch: CGSize {
    let natural = naturalSize
    guard image.isResizable, natural.width > 0, natural.height > 0 else { return CGSize(width: 1, height: 1) }
    return CGSize(width: size.width / natural.width, height: size.height / natural.height)
  }

  /// Returns a glyph in a font size that fits the height of the frame; `effects` changes its width.
  private func placed(_ glyphs: GlyphRun, in layout: SymbolLayout) -> GlyphRun {
    let factor = stretch.height
    var run = glyphs
    run.face.size *= factor
    run.width *= factor
    run.ascent *= factor
    run.descent *= factor
    let natural = naturalSize
    run.origin = CGPoint(
      x: (run.origin.x + (natural.width - layout.size.width) / 2) * factor,
      y: (run.origin.y + (natural.height - layout.size.height) / 2) * factor)
    return run
  }

  override var effects: Fragment.Effects {
    var effects = fill?.effects() ?? .none
    guard case .symbol = picture, image.isResizable else { return effects }
    let stretch = stretch
    guard stretch.height > 0, abs(stretch.width - stretch.height) > 0.001 * stretch.height else { return effects }
    effects.transform = AffineTransform(scaleByX: stretch.width / stretch.height, byY: 1)
    return effects
  }

  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  override func accessibilityElements() -> [AccessibilityElement] {
    guard let label = image.label(in: environment) else { return [] }
    var element = AccessibilityElement(node: self, role: .image, label: label)
    element.picture = image.assetName ?? image.source.name
    if case .automatic = image.description {
      if case .symbol(let name) = image.source {
        element.isOnlyNamed = SymbolName.use(of: name) == nil
      } else {
        element.isOnlyNamed = true
      }
    }
    return [element]
  }
}

extension Bitmap {
  /// Returns the size in points, at `scale` pixels per point.
  /// The size in points.
  /// - Parameter scale: its file's pixels per point.
  func size(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(fullWidth) / scale, height: CGFloat(fullHeight) / scale)
  }
}

extension Image.Scale {
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
