import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit
import Typesetting

/// A font: UIKit's, as on iOS, where either may replace the other.
public typealias CTFont = UIFont
/// A font descriptor: UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor
/// The index of a glyph in a font; 0 for none.
public typealias CGGlyph = UInt16
/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// The use of a system font.
public enum CTFontUIFontType: UInt32, Sendable {
  /// None.
  case none = 0xFFFF_FFFF
  /// User text.
  case user = 0
  /// User text with a fixed pitch.
  case userFixedPitch = 1
  /// System text.
  case system = 2
  /// Emphasized system text.
  case emphasizedSystem = 3
  /// Small system text.
  case smallSystem = 4
  /// Small emphasized system text.
  case smallEmphasizedSystem = 5
  /// Labels.
  case label = 10
}

/// The traits of a typeface.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates flags from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Italic.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// Bold.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// Expanded.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// Condensed.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// Fixed pitch.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
}

// MARK: Making

/// Returns the font with a PostScript or family name; the system's if there is none. A size of 0 is 12 points. Caveat:
/// the matrix is not applied.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// Returns the font of a descriptor. A size of 0 is the descriptor's own. Caveat: the matrix is not applied.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Returns a face at a size. Caveat: the matrix is not applied.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }

/// Returns a system font. A size of 0 is that of its use; which sizes these are is a guess. Caveat: the language has no
/// effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  func points(_ usual: CGFloat) -> CGFloat { size > 0 ? size : usual }
  switch uiType {
  case .none: return nil
  case .user, .system: return .systemFont(ofSize: points(12))
  case .userFixedPitch: return .monospacedSystemFont(ofSize: points(12), weight: .regular)
  case .emphasizedSystem: return .systemFont(ofSize: points(12), weight: .bold)
  case .smallSystem: return .systemFont(ofSize: points(11))
  case .smallEmphasizedSystem: return .systemFont(ofSize: points(11), weight: .bold)
  case .label: return .systemFont(ofSize: points(10))
  }
}

/// Returns the font at another size; 0 keeps it. Caveat: neither the matrix nor the descriptor has an effect.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }

/// Returns a font of the same family with the masked traits changed; nil if there is none. Caveat: the matrix is not
/// applied.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = CTFontGetSymbolicTraits(font).subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(.init(rawValue: traits.rawValue)).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
  }
}

// MARK: Asking

/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the ascent in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent in points, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the leading in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the cap height in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the x-height in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the position of an underline relative to the baseline in points, negative. Caveat: a fraction of the size,
/// independent of the font.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }
/// Returns the thickness of an underline in points. Caveat: a fraction of the size, independent of the font.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }
/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the full name. Caveat: the PostScript name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

// MARK: Letters

extension UIFont {
  /// Returns the glyph runs of a string in this font.
  fileprivate func runs(_ text: String) -> [GlyphRun] {
    let font = typesetting
    return OnMain.run {
      Paragraph(spans: [TextSpan(text: text, font: font)], style: ParagraphStyle()).layout(width: nil, height: nil)
        .lines.flatMap(\.runs).map(\.glyphs)
    }
  }

  /// Returns a run of glyphs at the start of the baseline.
  fileprivate func run(_ glyphs: [CGGlyph]) -> GlyphRun? {
    guard var run = runs("x").first else { return nil }
    run.origin = .zero
    run.glyphs = glyphs.map { GlyphRun.Glyph(id: UInt32($0), x: 0, y: 0) }
    return run
  }
}

/// Writes the glyphs of characters; returns false if the font itself lacks one, whose glyph is then 0. Surrogate pairs
/// have none here.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  let family = font.runs("x").first?.face.family
  var hasAll = true
  for index in 0..<max(count, 0) {
    let letter = Unicode.Scalar(characters[index]).flatMap { font.runs(String(Character($0))).first }
    let glyph = letter.flatMap { $0.face.family == family ? $0.glyphs.first?.id : nil } ?? 0
    glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
    if glyph == 0 { hasAll = false }
  }
  return hasAll
}

/// Writes the advances of glyphs in points, and returns their sum. Caveat: always horizontal.
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  let run = font.run((0..<max(count, 0)).map { glyphs[$0] })
  let widths = OnMain.run { run?.advances ?? [] }
  for (index, width) in widths.enumerated() { advances?[index] = CGSize(width: width, height: 0) }
  return Double(widths.reduce(0, +))
}

/// The orientation of lines.
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own.
  case `default` = 0
  /// Horizontal.
  case horizontal = 1
  /// Vertical.
  case vertical = 2
}

/// Returns the outline of a glyph in points, y upwards from the baseline; nil for a bitmap or empty glyph.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let run = font.run([glyph])
  let outline = OnMain.run { run?.outline }
  guard let outline, !outline.elements.isEmpty else { return nil }
  var upwards = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix?.pointee ?? .identity)
  return CGPath(outline).copy(using: &upwards)
}
