import Foundation

/// Makes attributes of the words of rich text.
struct RTFLooks {
  /// An entry of the font table.
  struct Font {
    var name = ""
    /// The font to use if there is none of the name. A guess.
    var fallback = "Helvetica"
    /// The encoding of its bytes; nil for the document's.
    var encoding: String.Encoding?
  }

  /// An entry of the colour table, from 0 to 1.
  struct Color {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
  }

  private struct Wanted: Hashable {
    let font: Int
    let size: CGFloat
    let isBold: Bool
    let isItalic: Bool
  }

  let defaults: [NSAttributedString.Key: Any]
  var fonts: [Int: Font] = [:]
  /// nil for the reader's own colour, as the first usually is.
  var colors: [Color?] = []
  /// The distance between stops in points where a paragraph has none of its own.
  var tabInterval: CGFloat = 36
  private var known: [Wanted: UIFont] = [:]

  init(defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

  /// Returns the attributes of text. A colour that the file does not name is left out; a guess.
  mutating func attributes(of state: RTFState, defaultFont: Int) -> [NSAttributedString.Key: Any] {
    let letters = state.letters
    var all = defaults
    if letters.font != nil || !fonts.isEmpty || all[.font] == nil {
      all[.font] = font(
        Wanted(
          font: letters.font ?? defaultFont, size: letters.size, isBold: letters.isBold, isItalic: letters.isItalic))
    }
    all[.paragraphStyle] = style(of: state.paragraph)
    if let color = color(letters.color) { all[.foregroundColor] = color }
    if let color = color(letters.background) { all[.backgroundColor] = color }
    if !letters.underline.isEmpty {
      all[.underlineStyle] = letters.underline.rawValue
      if let color = color(letters.underlineColor) { all[.underlineColor] = color }
    }
    if !letters.strikethrough.isEmpty { all[.strikethroughStyle] = letters.strikethrough.rawValue }
    if letters.offset != 0 { all[.baselineOffset] = letters.offset }
    if letters.spacing != 0 { all[.kern] = letters.spacing }
    if letters.stroke != 0 { all[.strokeWidth] = letters.stroke }
    if let link = state.link { all[.link] = link }
    return all
  }

  private func color(_ index: Int) -> UIColor? {
    guard colors.indices.contains(index), let color = colors[index] else { return nil }
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
  }

  private func style(of paragraph: RTFState.Paragraph) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.alignment
    style.baseWritingDirection = paragraph.direction
    style.firstLineHeadIndent = paragraph.indent + paragraph.firstIndent
    style.headIndent = paragraph.indent
    style.tailIndent = -paragraph.tailIndent
    style.paragraphSpacingBefore = paragraph.before
    style.paragraphSpacing = paragraph.after
    style.lineSpacing = paragraph.leading
    style.minimumLineHeight = paragraph.minimumHeight
    style.maximumLineHeight = paragraph.maximumHeight
    style.lineHeightMultiple = paragraph.multiple
    style.tabStops = paragraph.tabs.map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
    style.defaultTabInterval = tabInterval
    return style.copy() as? NSParagraphStyle ?? style
  }

  // MARK: Fonts

  private mutating func font(_ wanted: Wanted) -> UIFont {
    if let font = known[wanted] { return font }
    let entry = fonts[wanted.font] ?? Font()
    let plain =
      Self.system(entry.name, wanted.size) ?? UIFont(name: entry.name, size: wanted.size)
      ?? UIFont(name: entry.fallback, size: wanted.size) ?? .systemFont(ofSize: wanted.size)
    let font = Self.styled(plain, isBold: wanted.isBold, isItalic: wanted.isItalic)
    known[wanted] = font
    return font
  }

  /// Returns the system font if it has one of the names that Apple's systems write for it.
  private static func system(_ name: String, _ size: CGFloat) -> UIFont? {
    guard name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") else { return nil }
    if name.hasPrefix(".SFUIMono") || name.hasPrefix(".AppleSystemUIFontMonospaced") {
      return .monospacedSystemFont(ofSize: size, weight: .regular)
    }
    let weights: [(ending: String, weight: UIFont.Weight)] = [
      ("Semibold", .semibold), ("Bold", .bold), ("Medium", .medium), ("Light", .light), ("Heavy", .heavy),
      ("Black", .black),
    ]
    let weight = weights.first { name.hasSuffix("-\($0.ending)") }?.weight ?? .regular
    return .systemFont(ofSize: size, weight: weight)
  }

  /// Adds traits, by the name of the family's face if there is one, so that the font keeps its name.
  private static func styled(_ font: UIFont, isBold: Bool, isItalic: Bool) -> UIFont {
    let descriptor = font.fontDescriptor
    var traits = descriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard traits != descriptor.symbolicTraits else { return font }
    var stem = String(font.fontName.prefix { $0 != "-" })
    let ending = stem.hasSuffix("MT") ? "MT" : ""
    stem = String(stem.dropLast(ending.count))
    let bold = traits.contains(.traitBold) ? "Bold" : ""
    for slant in traits.contains(.traitItalic) ? ["Italic", "Oblique"] : [""] where !stem.hasPrefix(".") {
      guard let named = UIFont(name: "\(stem)-\(bold)\(slant)\(ending)", size: font.pointSize),
        named.familyName == font.familyName, named.fontDescriptor.symbolicTraits == traits
      else { continue }
      return named
    }
    return descriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? font
  }

  // MARK: Encodings

  /// Returns the encoding of a Windows or Macintosh code page; nil for an unknown one.
  static func encoding(ofCodePage page: Int) -> String.Encoding? {
    switch page {
    case 1250: .windowsCP1250
    case 1251: .windowsCP1251
    case 1252: .windowsCP1252
    case 1253: .windowsCP1253
    case 1254: .windowsCP1254
    case 932: .shiftJIS
    case 10000: .macOSRoman
    case 65001: .utf8
    default: nil
    }
  }

  /// Returns the encoding of a font's character set; nil for the document's.
  static func encoding(ofCharacterSet set: Int) -> String.Encoding? {
    switch set {
    case 77: .macOSRoman
    case 128: .shiftJIS
    case 161: .windowsCP1253
    case 162: .windowsCP1254
    case 204: .windowsCP1251
    case 238: .windowsCP1250
    default: nil
    }
  }
}
