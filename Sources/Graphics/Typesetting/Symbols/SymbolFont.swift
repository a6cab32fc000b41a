import CPango
import Foundation
import Synchronization

/// The font that symbols are drawn with. It is built here, from two free icon fonts and the letters of a third: Debian
/// has no font with the pictures, the variants and the weights of SF Symbols.
enum SymbolFont {
  /// A symbol's glyphs in the font.
  struct Picture: Sendable {
    /// The glyph of the whole symbol in one colour.
    var glyph: UInt32
    /// The layers from back to front, if there are several; each with its level: 0 for the primary one.
    var layers: [(glyph: UInt32, level: Int)]
    /// The bounding box of the ink, in units of the 24 of an icon's grid, from the middle, y up.
    var ink: (minX: Float, minY: Float, maxX: Float, maxY: Float)
  }

  struct Made: Sendable {
    var data: Data
    /// The pictures in the order of `SymbolPlan.entries`; nil for those that its font lacks.
    var pictures: [Picture?]
  }

  static let weights = Array(stride(from: 100, through: 900, by: 100))
  static let family = "Scrollwork Symbols"
  /// The first of the glyphs' characters: the beginning of a private-use plane.
  static let firstCharacter: UInt32 = 0xF0000

  static let materialFile = FontFile(
    family: "Material Icons", weight: 400, isItalic: false,
    path: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
    package: "fonts-material-design-icons-iconfont")
  static let designFile = FontFile(
    family: "Material Design Icons", weight: 400, isItalic: false,
    path: "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf",
    package: "fonts-materialdesignicons-webfont")
  static let letterFile = FontFile(
    family: "DejaVu Sans", weight: 700, isItalic: false, path: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
    package: "fonts-dejavu-core")

  private static let made = Mutex<[Int: Made]>([:])

  /// Returns the font of a weight, from 100 to 900 by hundreds; built on first use.
  static func font(weight: Int) -> Made {
    made.withLock { made in
      if let known = made[weight] { return known }
      var builder = SymbolFontBuilder(weight: weight)
      let new = builder.build()
      made[weight] = new
      return new
    }
  }
}

/// Builds the font of one weight.
private struct SymbolFontBuilder {
  private let weight: Int
  private var glyphs: [TrueTypeFont.Glyph] = []
  private var outlines: [GlyphOutline] = []
  private var sources: [SymbolPlan.Source: (clockwise: Int, counterclockwise: Int)?] = [:]
  private var frames: [SymbolPlan.Frame: (outline: Int, disc: Int)] = [:]
  private var bar = 0
  private var badgeDisc = 0
  private var library: FT_Library?
  private var faces: [String: FT_Face] = [:]

  init(weight: Int) { self.weight = weight }

  /// By how much the lines of Material's icons become wider: theirs, 2 of 24 units, are those of SF Symbols' semibold.
  private var bolder: Float {
    switch weight {
    case ...100: -1.1
    case 200: -0.95
    case 300: -0.7
    case 400: -0.35
    case 500: -0.15
    case 600: 0.1
    case 700: 0.35
    case 800: 0.6
    default: 0.85
    }
  }

  private var lineWidth: Float { 2 + bolder }

  mutating func build() -> SymbolFont.Made {
    FT_Init_FreeType(&library)
    defer { FT_Done_FreeType(library) }
    addShapes()
    let pictures = SymbolPlan.entries.map { entry in picture(entry) }
    let font = TrueTypeFont(
      family: SymbolFont.family, weight: weight, firstCharacter: SymbolFont.firstCharacter, glyphs: glyphs, scale: 100)
    return SymbolFont.Made(data: font.data(), pictures: pictures)
  }

  // MARK: Outlines

  private mutating func add(_ outline: GlyphOutline) -> Int {
    glyphs.append(.outline(outline))
    outlines.append(outline)
    return glyphs.count - 1
  }

  private mutating func addShapes() {
    for frame in SymbolPlan.Frame.allCases {
      let (outer, inner): (GlyphOutline, GlyphOutline) =
        switch frame {
        case .circle: (.circle(radius: 10), .circle(radius: 10 - lineWidth))
        case .square:
          (
            .roundedRectangle(width: 18, height: 18, radius: 4),
            .roundedRectangle(width: 18 - 2 * lineWidth, height: 18 - 2 * lineWidth, radius: max(0.5, 4 - lineWidth))
          )
        case .rectangle:
          (
            .roundedRectangle(width: 22, height: 16, radius: 3.6),
            .roundedRectangle(width: 22 - 2 * lineWidth, height: 16 - 2 * lineWidth, radius: max(0.5, 3.6 - lineWidth))
          )
        case .oval:
          (.ellipse(width: 22, height: 16), .ellipse(width: 22 - 2 * lineWidth, height: 16 - 2 * lineWidth))
        case .capsule:
          (
            .roundedRectangle(width: 22, height: 14, radius: 7),
            .roundedRectangle(width: 22 - 2 * lineWidth, height: 14 - 2 * lineWidth, radius: 7 - lineWidth)
          )
        }
      let disc = add(outer.running(clockwise: true))
      frames[frame] = (add(outer.running(clockwise: true) + inner.running(clockwise: false)), disc)
    }
    bar = add(GlyphOutline.bar(from: (-9, 9), to: (9, -9), width: lineWidth).running(clockwise: true))
    badgeDisc = add(GlyphOutline.circle(radius: 4.4).running(clockwise: true))
  }

  private mutating func glyph(of source: SymbolPlan.Source) -> (clockwise: Int, counterclockwise: Int)? {
    if let known = sources[source] { return known }
    let outline =
      switch source {
      case .material(let code): outline(code, in: SymbolFont.materialFile)
      case .design(let code): outline(code, in: SymbolFont.designFile)
      case .materialEdges(let code): edges(code, in: SymbolFont.materialFile)
      case .designEdges(let code): edges(code, in: SymbolFont.designFile)
      case .lines(let drawing): drawing.outline(lineWidth: lineWidth)
      case .weather(let part): part.outline(lineWidth: lineWidth)
      case .inset(let inset): inset.outline(lineWidth: lineWidth)
      case .text(let code): outline(code, in: SymbolFont.letterFile)
      }
    let made = outline.map { outline in
      // Parts of weather symbols are already in place.
      let centered = if case .weather = source { outline } else { outline.centered() }
      return (add(centered.running(clockwise: true)), add(centered.running(clockwise: false)))
    }
    sources[source] = .some(made)
    return made
  }

  private mutating func outline(_ character: UInt32, in file: FontFile) -> GlyphOutline? {
    face(of: file).flatMap { GlyphOutline(character: character, in: $0, bolder: bolder) }
  }

  private mutating func edges(_ character: UInt32, in file: FontFile) -> GlyphOutline? {
    face(of: file).flatMap { GlyphOutline(edgesOf: character, in: $0, lineWidth: lineWidth) }
      ?? outline(character, in: file)
  }

  private mutating func face(of file: FontFile) -> FT_Face? {
    if let known = faces[file.path] { return known }
    var face: FT_Face?
    guard FT_New_Face(library, file.path, 0, &face) == 0, let face else { return nil }
    faces[file.path] = face
    return face
  }

  // MARK: Pictures

  private typealias Part = (glyph: Int, scale: Float, dx: Float, dy: Float)

  private mutating func picture(_ entry: SymbolPlan.Entry) -> SymbolFont.Picture? {
    switch entry.recipe {
    case .plain(let source):
      guard let glyph = glyph(of: source) else { return nil }
      return make([(glyph.clockwise, entry.factor, 0, 0)], layers: [])
    case .placeholder:
      return frames[.square].map { make([($0.outline, 1, 0, 0)], layers: []) }
    case .framed(let sources, let frame, let isFilled):
      guard let shapes = frames[frame], let inner = row(sources, in: frame) else { return nil }
      let shape: Part = (isFilled ? shapes.disc : shapes.outline, 1, 0, 0)
      let visible = inner.map { ($0.glyph.clockwise, $0.scale, $0.dx, $0.dy) }
      let cut = inner.map { ($0.glyph.counterclockwise, $0.scale, $0.dx, $0.dy) }
      return make([shape] + (isFilled ? cut : visible), layers: [([shape], 1), (visible, 0)])
    case .shape(let frame, let isFilled):
      return frames[frame].map { make([(isFilled ? $0.disc : $0.outline, 1, 0, 0)], layers: []) }
    case .slashed(let source):
      guard let glyph = glyph(of: source) else { return nil }
      let base: Part = (glyph.clockwise, 1, 0, 0)
      return make([base, (bar, 1, 0, 0)], layers: [([base], 1), ([(bar, 1, 0, 0)], 0)])
    case .grouped(let front, let others):
      guard let base = glyph(of: front) else { return nil }
      let parts = others.compactMap { glyph(of: $0)?.clockwise }.map { ($0, Float(1), Float(0), Float(0)) as Part }
      return make([(base.clockwise, 1, 0, 0)] + parts, layers: [(parts, 1), ([(base.clockwise, 1, 0, 0)], 0)])
    case .badged(let source, let badge):
      guard let glyph = glyph(of: source), let sign = glyphAndScale(badge, extent: 5) else { return nil }
      let base: Part = (glyph.clockwise, 0.78, -2, 2)
      let disc: Part = (badgeDisc, 1, 7, -6.4)
      let cut: Part = (sign.glyph.counterclockwise, sign.scale, 7, -6.4)
      return make([base, disc, cut], layers: [([base], 1), ([disc, cut], 0)])
    }
  }

  private mutating func glyphAndScale(
    _ source: SymbolPlan.Source, extent: Float
  ) -> (glyph: (clockwise: Int, counterclockwise: Int), scale: Float)? {
    guard let glyph = glyph(of: source) else { return nil }
    let own = outlines[glyph.clockwise].extent
    return own > 0 ? (glyph, min(1.9, extent / own)) : nil
  }

  /// Places pictures side by side in the middle of a frame.
  private mutating func row(
    _ sources: [SymbolPlan.Source], in frame: SymbolPlan.Frame
  ) -> [(glyph: (clockwise: Int, counterclockwise: Int), scale: Float, dx: Float, dy: Float)]? {
    let extent: Float = frame == .circle ? 11 : frame == .square ? 11.5 : 10
    guard sources.count > 1 else {
      guard let source = sources.first, let inner = glyphAndScale(source, extent: extent) else { return nil }
      return [(inner.glyph, inner.scale, 0, 0)]
    }
    let parts = sources.compactMap { glyphAndScale($0, extent: extent * 0.82) }
    guard parts.count == sources.count else { return nil }
    let widths = parts.map { part in
      let bounds = outlines[part.glyph.clockwise].bounds
      return (bounds.maxX - bounds.minX) * part.scale
    }
    var x = -(widths.reduce(0, +) + Float(parts.count - 1)) / 2
    return zip(parts, widths).map { part, width in
      defer { x += width + 1 }
      return (part.glyph, part.scale, x + width / 2, 0)
    }
  }

  private mutating func make(_ parts: [Part], layers: [(parts: [Part], level: Int)]) -> SymbolFont.Picture {
    var ink = (minX: Float.infinity, minY: Float.infinity, maxX: -Float.infinity, maxY: -Float.infinity)
    for part in parts {
      let bounds = outlines[part.glyph].bounds
      ink.minX = min(ink.minX, bounds.minX * part.scale + part.dx)
      ink.minY = min(ink.minY, bounds.minY * part.scale + part.dy)
      ink.maxX = max(ink.maxX, bounds.maxX * part.scale + part.dx)
      ink.maxY = max(ink.maxY, bounds.maxY * part.scale + part.dy)
    }
    return SymbolFont.Picture(
      glyph: compose(parts), layers: layers.map { (compose($0.parts), $0.level) }, ink: ink)
  }

  /// Returns the glyph of the parts, counted as font files do, from 1 on.
  private mutating func compose(_ parts: [Part]) -> UInt32 {
    if parts.count == 1, parts[0].scale == 1, parts[0].dx == 0, parts[0].dy == 0 { return UInt32(parts[0].glyph + 1) }
    glyphs.append(.parts(parts))
    outlines.append(GlyphOutline())
    return UInt32(glyphs.count)
  }
}
