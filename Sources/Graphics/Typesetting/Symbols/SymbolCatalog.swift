import DisplayList
import Foundation

/// The size of a symbol relative to text of the same font, as SwiftUI's `Image.Scale`.
public enum SymbolScale: Sendable, Hashable {
  case small, medium, large

  /// The factor relative to `medium`; read off the three sizes in Apple's symbol templates.
  package var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.29
    }
  }
}

/// A symbol ready to draw; the origin is its top left corner.
public struct SymbolLayout: Sendable, Equatable {
  /// The size in points, not rounded.
  public var size: CGSize
  /// The distance from the top to the baseline of the adjacent text, in points.
  public var baseline: CGFloat
  /// One glyph; its `text` is the symbol font's private-use character.
  public var glyphs: GlyphRun
  /// The layers of the symbol, from back to front, if its parts can have their own colours; otherwise empty.
  public var layers: [Layer]
  /// Whether the name is unknown and an empty frame is shown.
  public var isPlaceholder: Bool

  /// A part of a symbol.
  public struct Layer: Sendable, Equatable {
    public var glyphs: GlyphRun
    /// The level: 0 for the primary layer, 1 for the one behind it.
    public var level: Int
  }
}

/// Symbols by their SF Symbols names, drawn with a font that is made of free icon fonts (`SymbolFont`).
///
/// Sized like SF Symbols: a circle is 1.17 times the font size across, every symbol is centred on the capital letters,
/// and the lines are as bold as the font.
@MainActor
public enum SymbolCatalog {
  private static var layouts: [Key: SymbolLayout] = [:]
  private static var reported: Set<String> = []

  private struct Key: Hashable {
    var name: String
    var size: CGFloat
    var weight: Int
    var scale: SymbolScale
  }

  /// Returns whether there is a picture for the name.
  public nonisolated static func contains(_ name: String) -> Bool { SymbolPlan.indices[name] != nil }

  /// All names with a picture, sorted.
  public static var names: [String] { SymbolPlan.entries.map(\.name).filter { $0 != SymbolPlan.placeholder }.sorted() }

  /// Returns the symbol for a font of this size and weight. An unknown name is reported once on standard error and
  /// gives a placeholder.
  public static func layout(named name: String, font: FontDescription, imageScale: SymbolScale = .medium)
    -> SymbolLayout
  {
    let weight = min(max((font.weight + 50) / 100 * 100, 100), 900)
    let key = Key(name: name, size: font.size, weight: weight, scale: imageScale)
    if let known = layouts[key] { return known }
    if !contains(name) { report(name) }
    let layout = makeLayout(name, font: font, weight: weight, scale: imageScale.factor)
    if layouts.count >= 1000 { layouts = [:] }
    layouts[key] = layout
    return layout
  }

  /// A circle fills 20 of the 24 units of the icons' grid and 1.17 em of Apple's.
  private static let emPerSize: CGFloat = 1.17 * 24 / 20
  /// The free space around the picture, relative to the font size (a guess from the sizes of SF Symbols' images).
  private static let margin: CGFloat = 0.04

  private static func makeLayout(
    _ name: String, font: FontDescription, weight: Int, scale: CGFloat
  ) -> SymbolLayout {
    let em = font.size * emPerSize * scale
    let pad = font.size * margin * scale
    let made = SymbolFont.font(weight: weight)
    let index = SymbolPlan.indices[name] ?? SymbolPlan.indices[SymbolPlan.placeholder]
    let picture = index.flatMap { made.pictures[$0] }
    // As large as a circle if the icon fonts are missing.
    let box = picture?.ink ?? (minX: -10, minY: -10, maxX: 10, maxY: 10)
    let unit = em / 24
    let (minX, minY) = (CGFloat(box.minX) * unit, CGFloat(box.minY) * unit)
    let (maxX, maxY) = (CGFloat(box.maxX) * unit, CGFloat(box.maxY) * unit)
    let ink = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    let size = CGSize(width: ink.width + 2 * pad, height: ink.height + 2 * pad)
    // `ink` has y up from the baseline of the font, which runs through the middle of its pictures.
    let origin = CGPoint(x: pad - ink.minX, y: size.height / 2 + ink.midY)
    func run(_ glyph: UInt32) -> GlyphRun {
      let character = Unicode.Scalar(SymbolFont.firstCharacter + glyph - 1)
      return GlyphRun(
        face: FontFace(family: SymbolFont.family, weight: weight, isItalic: false, size: em), origin: origin, width: em,
        ascent: ink.maxY, descent: max(0, -ink.minY), glyphs: [GlyphRun.Glyph(id: glyph, x: 0, y: 0)],
        text: character.map { String($0) } ?? "")
    }
    return SymbolLayout(
      size: size, baseline: (size.height + font.capHeight) / 2, glyphs: run(picture?.glyph ?? 1),
      layers: picture?.layers.map { SymbolLayout.Layer(glyphs: run($0.glyph), level: $0.level) } ?? [],
      isPlaceholder: !contains(name))
  }

  private static func report(_ name: String) {
    guard reported.insert(name).inserted else { return }
    let message = "No symbol named \"\(name)\", nearest: \"\(nearestName(to: name))\".\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// Returns the known name that shares most parts (between the dots) with a wrong one, and among those the most
  /// similar.
  static func nearestName(to name: String) -> String {
    let parts = Set(name.split(separator: "."))
    let shared = names.map { (name: $0, parts: parts.intersection($0.split(separator: ".")).count) }
    let most = shared.lazy.map(\.parts).max() ?? 0
    return shared.lazy.filter { $0.parts == most }
      .map { (name: $0.name, distance: editDistance(name, $0.name)) }
      .reduce(nil as (name: String, distance: Int)?) { best, next in
        best.map { $0.distance <= next.distance } == true ? best : next
      }?.name ?? ""
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
