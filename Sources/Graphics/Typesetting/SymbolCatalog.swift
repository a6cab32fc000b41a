import CPango
import DisplayList
import Foundation

/// How large a symbol is beside text of the same font, as SwiftUI's `Image.Scale`.
public enum SymbolScale: Sendable, Hashable {
  case small, medium, large

  /// Relative to `medium`; read off the three sizes in Apple's symbol templates.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.29
    }
  }
}

/// A symbol ready to draw; the origin is its top left corner.
public struct SymbolLayout: Sendable, Equatable {
  /// Points, not rounded.
  public var size: CGSize
  /// From the top to the text baseline the symbol stands beside, in points.
  public var baseline: CGFloat
  /// One glyph; its `text` is the symbol font's private-use character.
  public var glyphs: GlyphRun
  /// True if the name is not known and a boxed question mark is shown.
  public var isPlaceholder: Bool

  public init(size: CGSize, baseline: CGFloat, glyphs: GlyphRun, isPlaceholder: Bool) {
    self.size = size
    self.baseline = baseline
    self.glyphs = glyphs
    self.isPlaceholder = isPlaceholder
  }
}

/// Symbols by their SF Symbols names, drawn with the free Material Icons font.
///
/// Sized like SF Symbols: a circle is 1.17 times the font size across, every symbol is centred on the capital letters.
/// Caveats: the font has one weight, so a symbol never gets bolder with its font; and it lacks many of the outlined or
/// filled counterparts, whose names then give the same picture.
@MainActor
public enum SymbolCatalog {
  private static var layouts: [Key: SymbolLayout] = [:]
  private static var reported: Set<String> = []

  private struct Key: Hashable {
    var name: String
    var size: CGFloat
    var scale: SymbolScale
  }

  /// True if there is a picture for the name.
  public nonisolated static func contains(_ name: String) -> Bool { SymbolTable.codePoints[name] != nil }

  /// All names with a picture, sorted.
  public static var names: [String] { SymbolTable.codePoints.keys.sorted() }

  /// The symbol for a font of this size. An unknown name is reported once on standard error and gives a placeholder.
  public static func layout(named name: String, font: FontDescription, imageScale: SymbolScale = .medium)
    -> SymbolLayout
  {
    let key = Key(name: name, size: font.size, scale: imageScale)
    if let known = layouts[key] { return known }
    let codePoint = SymbolTable.codePoints[name]
    if codePoint == nil { report(name) }
    let layout = makeLayout(
      codePoint: codePoint ?? placeholder, font: font, scale: imageScale.factor * (SymbolTable.factors[name] ?? 1),
      isPlaceholder: codePoint == nil)
    if layouts.count >= 1000 { layouts = [:] }
    layouts[key] = layout
    return layout
  }

  /// Material's boxed question mark.
  private static let placeholder: UInt32 = 0xF1C0
  /// A circle fills 20 of the 24 units of Material's grid and 1.17 em of Apple's.
  private static let emPerSize: CGFloat = 1.17 * 24 / 20
  /// Free space around the picture, relative to the font size (a guess from the sizes of SF Symbols' images).
  private static let margin: CGFloat = 0.04

  private static func makeLayout(
    codePoint: UInt32, font: FontDescription, scale: CGFloat, isPlaceholder: Bool
  ) -> SymbolLayout {
    let em = font.size * emPerSize * scale
    var ink = CGRect(x: 2.0 / 24, y: -2.0 / 24, width: 20.0 / 24, height: 20.0 / 24)
    var glyph: UInt32 = 0
    if let file = FontLibrary.file(family: FontLibrary.symbolFamily, weight: 400, isItalic: false),
      let face = FontLibrary.shared.freeTypeFace(file)
    {
      glyph = FT_Get_Char_Index(face, FT_ULong(codePoint))
      if FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = face.pointee.glyph {
        let metrics = slot.pointee.metrics
        let unit = 1 / CGFloat(face.pointee.units_per_EM)
        ink = CGRect(
          x: CGFloat(metrics.horiBearingX) * unit, y: CGFloat(metrics.horiBearingY - metrics.height) * unit,
          width: CGFloat(metrics.width) * unit, height: CGFloat(metrics.height) * unit)
      }
    }
    let pad = font.size * margin * scale
    let size = CGSize(width: ink.width * em + 2 * pad, height: ink.height * em + 2 * pad)
    // `ink` has y up from the font's own baseline.
    let origin = CGPoint(x: pad - ink.minX * em, y: size.height / 2 + ink.midY * em)
    let run = GlyphRun(
      face: FontFace(family: FontLibrary.symbolFamily, weight: 400, isItalic: false, size: em),
      origin: origin, width: em, ascent: ink.maxY * em, descent: max(0, -ink.minY * em),
      glyphs: [GlyphRun.Glyph(id: glyph, x: 0, y: 0)], text: Unicode.Scalar(codePoint).map { String($0) } ?? "")
    return SymbolLayout(
      size: size, baseline: (size.height + font.capHeight) / 2, glyphs: run, isPlaceholder: isPlaceholder)
  }

  private static func report(_ name: String) {
    guard reported.insert(name).inserted else { return }
    let message = "No symbol named \"\(name)\", nearest: \"\(nearestName(to: name))\".\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// The known name that shares most parts (between the dots) with a wrong one, and among those the most similar.
  static func nearestName(to name: String) -> String {
    let parts = Set(name.split(separator: "."))
    func badness(_ candidate: String) -> (Int, Int) {
      (-parts.intersection(candidate.split(separator: ".")).count, editDistance(name, candidate))
    }
    return names.min { badness($0) < badness($1) } ?? ""
  }

  private static func editDistance(_ a: String, _ b: String) -> Int {
    let b = Array(b.utf8)
    var row = Array(0...b.count)
    for (i, x) in a.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let substituted = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
