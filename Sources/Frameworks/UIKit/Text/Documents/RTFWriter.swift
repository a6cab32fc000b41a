import Foundation

/// Writes rich text format (RTF 1.9).
///
/// Attachments are left out, and so are transparency, shadows and text effects, for which the format has no words.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [UInt32] = []
  private let text: NSAttributedString
  private let attributes: [NSAttributedString.DocumentAttributeKey: Any]

  init(_ text: NSAttributedString, attributes: [NSAttributedString.DocumentAttributeKey: Any]) {
    self.text = text
    self.attributes = attributes
  }

  /// Returns the file.
  mutating func data() -> Data {
    let body = body()
    var head = "{\\rtf1\\ansi\\ansicpg1252\\uc0\\deff0\n{\\fonttbl"
    for (index, name) in fonts.enumerated() { head += "\\f\(index)\\fnil\\fcharset0 \(Self.escaped(name));" }
    head += "}\n{\\colortbl;"
    for color in colors { head += "\\red\(color >> 16 & 0xFF)\\green\(color >> 8 & 0xFF)\\blue\(color & 0xFF);" }
    head += "}\n"
    if let size = (attributes[.paperSize] as? NSValue)?.cgSizeValue ?? attributes[.paperSize] as? CGSize {
      head += "\\paperw\(Self.twips(size.width))\\paperh\(Self.twips(size.height))"
    }
    if let interval = attributes[.defaultTabInterval] as? NSNumber {
      head += "\\deftab\(Self.twips(CGFloat(interval.doubleValue)))"
    } else if let interval = attributes[.defaultTabInterval] as? CGFloat {
      head += "\\deftab\(Self.twips(interval))"
    }
    return Data((head + body + "}\n").utf8)
  }

  private mutating func body() -> String {
    let letters = text.string as NSString
    var (result, lastParagraph, lastLetters) = ("", "", "")
    var place = 0
    while place < letters.length {
      let paragraph = letters.paragraphRange(for: NSRange(location: place, length: 0))
      let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
      let words = Self.words(for: style)
      if words != lastParagraph { result += "\n\(words)\n" }
      lastParagraph = words
      text.enumerateAttributes(in: paragraph) { attributes, range, _ in
        let look = looks(attributes)
        let part = Self.escaped(letters.substring(with: range))
        guard !part.isEmpty else { return }
        if let url = attributes.url {
          let address = Self.escaped(url.absoluteString)
          result += "{\\field{\\*\\fldinst{HYPERLINK \"\(address)\"}}{\\fldrslt \(look)\(part)}}"
        } else {
          result += look == lastLetters ? part : look + part
          lastLetters = look
        }
      }
      place = max(NSMaxRange(paragraph), place + 1)
    }
    return result
  }

  // MARK: Looks

  private static func twips(_ points: CGFloat) -> Int { Int(min(max((points * 20).rounded(), -1e6), 1e6)) }

  private static func words(for style: NSParagraphStyle?) -> String {
    guard let style else { return "\\pard" }
    var words = "\\pard"
    for tab in style.tabStops ?? [] {
      words += tab.alignment == .center ? "\\tqc" : tab.alignment == .right ? "\\tqr" : ""
      words += "\\tx\(twips(tab.location))"
    }
    switch style.alignment {
    case .left: words += "\\ql"
    case .center: words += "\\qc"
    case .right: words += "\\qr"
    case .justified: words += "\\qj"
    case .natural: break
    }
    switch style.baseWritingDirection {
    case .rightToLeft: words += "\\rtlpar"
    case .leftToRight: words += "\\ltrpar"
    case .natural: words += "\\pardirnatural"
    }
    if style.lineHeightMultiple > 0 {
      words += "\\sl\(Int((min(style.lineHeightMultiple, 1000) * 240).rounded()))\\slmult1"
    }
    let lengths: [(word: String, points: CGFloat)] = [
      ("li", style.headIndent), ("fi", style.firstLineHeadIndent - style.headIndent),
      ("ri", style.tailIndent < 0 ? -style.tailIndent : 0), ("sb", style.paragraphSpacingBefore),
      ("sa", style.paragraphSpacing), ("slleading", style.lineSpacing), ("slminimum", style.minimumLineHeight),
      ("slmaximum", style.maximumLineHeight),
    ]
    for (word, points) in lengths where points != 0 { words += "\\\(word)\(twips(points))" }
    return words
  }

  private mutating func looks(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
    let traits = font.fontDescriptor.symbolicTraits
    var words = "\\plain\\f\(index(of: font.fontName))\\fs\(Int((font.pointSize * 2).rounded()))"
    if traits.contains(.traitBold) { words += "\\b" }
    if traits.contains(.traitItalic) { words += "\\i" }
    if let color = attributes.color(.foregroundColor) { words += "\\cf\(index(of: color))" }
    if let color = attributes.color(.backgroundColor) {
      let index = index(of: color)
      // Apple's readers know the first of the two words, others the second.
      words += "\\cb\(index)\\chcbpat\(index)"
    }
    words += Self.underline(attributes.lines(.underlineStyle))
    if attributes.lines(.underlineStyle).isDrawn, let color = attributes.color(.underlineColor) {
      words += "\\ulc\(index(of: color))"
    }
    let strikethrough = attributes.lines(.strikethroughStyle)
    if strikethrough.isDrawn { words += strikethrough.isDouble ? "\\striked1" : "\\strike" }
    if let offset = attributes.number(.baselineOffset), offset != 0 {
      words += "\\\(offset > 0 ? "up" : "dn")\(Int((abs(offset) * 2).rounded()))"
    }
    if let spacing = attributes.letterSpacing, spacing != 0 { words += "\\expndtw\(Self.twips(spacing))" }
    if let stroke = attributes.number(.strokeWidth), stroke != 0 { words += "\\strokewidth\(Self.twips(stroke))" }
    return words + " "
  }

  private static func underline(_ style: NSUnderlineStyle) -> String {
    guard style.isDrawn else { return "" }
    switch style.rawValue & 0x700 {
    case 0x100: return "\\uld"
    case 0x200: return "\\uldash"
    case 0x300: return "\\uldashd"
    case 0x400: return "\\uldashdd"
    default: break
    }
    if style.contains(.byWord) { return "\\ulw" }
    return style.isDouble ? "\\uldb" : style.isThick ? "\\ulth" : "\\ul"
  }

  private mutating func index(of font: String) -> Int {
    if let known = fonts.firstIndex(of: font) { return known }
    fonts.append(font)
    return fonts.count - 1
  }

  /// Returns the index in the table, whose first entry is the reader's own colour.
  private mutating func index(of color: UIColor) -> Int {
    let code = color.rgbCode
    if let known = colors.firstIndex(of: code) { return known + 1 }
    colors.append(code)
    return colors.count
  }

  // MARK: Characters

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C: result += "\\\\"
      case 0x7B: result += "\\{"
      case 0x7D: result += "\\}"
      case 0x09: result += "\\tab "
      case 0x0A, 0x2029: result += "\\par\n"
      case 0x0C: result += "\\page "
      case 0x2028: result += "\\line "
      case 0xA0: result += "\\~"
      // The place of an attachment.
      case 0xFFFC: break
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      case 0..<0x20, 0x7F: break
      default: result += "\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }
}

extension UIColor {
  /// Red, green and blue in a byte each, in the light appearance; without transparency.
  var rgbCode: UInt32 {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return 0 }
    return [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }
}
