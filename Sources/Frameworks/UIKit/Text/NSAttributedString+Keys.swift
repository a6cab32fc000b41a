import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The text colour: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background colour: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style: an `NSParagraphStyle`. That of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space between characters, in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space between characters, in points: a number. Takes precedence over `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The offset above the baseline, in points: a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The underline style: the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The underline colour: a `UIColor`; by default the text colour.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The strikethrough style: the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The strikethrough colour: a `UIColor`; by default the text colour.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The stroke width, as a percentage of the font size: a number. Below 0 the glyphs are filled as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The stroke colour: a `UIColor`; by default the text colour.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The shadow: an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The slant: a number. Caveat: any that is not 0 uses the typeface's italics.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the horizontal expansion: a number. Caveat: the nearest of nine widths is drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Whether ligatures are used: a number. Caveat: it has no effect.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The text effect: an `NSAttributedString.TextEffectStyle`. Caveat: it has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The destination of a tap: a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// An image in place of a character: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// A visual effect of text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letterpress: as if printed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension [NSAttributedString.Key: Any] {
  /// Returns a number, whatever its type.
  package func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch self[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
    self[key] as? NSUnderlineStyle ?? NSUnderlineStyle(rawValue: number(key).map { Int($0) } ?? 0)
  }

  /// Returns a colour, whatever its type.
  package func color(_ key: NSAttributedString.Key) -> UIColor? { self[key] as? UIColor }

  /// The URL of a link.
  package var url: URL? { self[.link] as? URL ?? (self[.link] as? String).flatMap { URL(string: $0) } }

  /// The space after each character, in points.
  package var letterSpacing: CGFloat? { number(.tracking) ?? number(.kern) }
}
