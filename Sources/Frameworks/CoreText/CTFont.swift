import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit
import Typesetting

/// A typeface at a size: UIKit's, as on iOS, where either may be used for the other.
public typealias CTFont = UIFont
/// How a font came to be: UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor
/// The number of a letter's drawing in a font; 0 for none.
public typealias CGGlyph = UInt16
/// A letter, or half of one, as UTF-16 counts.
public typealias UniChar = UInt16

/// What a font of the system is for.
public enum CTFontUIFontType: UInt32, Sendable {
  /// Nothing.
  case none = 0xFFFF_FFFF
  /// What people write.
  case user = 0
  /// What people write, with equally wide letters.
  case userFixedPitch = 1
  /// The system's words.
  case system = 2
  /// The system's words, in heavier letters.
  case emphasizedSystem = 3
  /// The system's small words.
  case smallSystem = 4
  /// The system's small words, in heavier letters.
  case smallEmphasizedSystem = 5
  /// Labels.
  case label = 10
}

/// What a typeface is like.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt32
  /// Flags as a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Its letters lean.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// Its letters are heavy.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// Its letters are wide.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// Its letters are narrow.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// Its letters are equally wide.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
}

// MARK: Making

/// The font with a PostScript name or a family's name; the system's if there is none. A size of 0 is 12 points. Caveat: no matrix is
/// applied to its letters.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// The font that a descriptor means. A size of 0 is the descriptor's own. Caveat: no matrix is applied to its letters.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// A face at a size. Caveat: no matrix is applied to its letters.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }

/// A font of the system. A size of 0 is that of its use; which sizes these are is a guess. Caveat: the language has no effect.
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

/// A font at another size; 0 is its own. Caveat: neither the matrix nor the descriptor has an effect.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }

/// A font of the same family that is otherwise in what the mask has; nil if there is none. Caveat: no matrix is applied to its letters.
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

/// How a font came to be.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Points per em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Points from the baseline to the top of the letters' box.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Points from the baseline to its bottom, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Points between two lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Height of a capital letter in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Height of a small x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Points below the baseline, negative, at which a line under letters is. Caveat: a share of the size, whatever the font says.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize / 10 }
/// Points. Caveat: a share of the size, whatever the font says.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }
/// The name by which documents know the face.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The name for people. Caveat: the name by which documents know the face.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// What the typeface is like.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

// MARK: Letters

extension UIFont {
  /// What a text is made of in this font.
  fileprivate func runs(_ text: String) -> [GlyphRun] {
    let font = typesetting
    return OnMain.run {
      Paragraph(spans: [TextSpan(text: text, font: font)], style: ParagraphStyle()).layout(width: nil, height: nil)
        .lines.flatMap(\.runs).map(\.glyphs)
    }
  }

  /// Glyphs at the baseline's beginning.
  fileprivate func run(_ glyphs: [CGGlyph]) -> GlyphRun? {
    guard var run = runs("x").first else { return nil }
    run.origin = .zero
    run.glyphs = glyphs.map { GlyphRun.Glyph(id: UInt32($0), x: 0, y: 0) }
    return run
  }
}

/// Writes the number of each letter's drawing; false if the font itself has none of one, which is 0 then. Letters of two halves are none
/// of it here.
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

/// Writes how far each glyph takes the pen, in points, and returns their sum. Caveat: always horizontally.
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  let run = font.run((0..<max(count, 0)).map { glyphs[$0] })
  let widths = OnMain.run { run?.advances ?? [] }
  for (index, width) in widths.enumerated() { advances?[index] = CGSize(width: width, height: 0) }
  return Double(widths.reduce(0, +))
}

/// In which direction lines of letters go.
public enum CTFontOrientation: UInt32, Sendable {
  /// As the font wants it.
  case `default` = 0
  /// To the side.
  case horizontal = 1
  /// Down.
  case vertical = 2
}

/// The outline of a glyph, in points, y upwards from the baseline; nil for a glyph that is a picture or nothing.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let run = font.run([glyph])
  let outline = OnMain.run { run?.outline }
  guard let outline, !outline.elements.isEmpty else { return nil }
  var upwards = CGAffineTransform(scaleX: 1, y: -1).concatenating(matrix?.pointee ?? .identity)
  return CGPath(outline).copy(using: &upwards)
}
