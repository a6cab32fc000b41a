import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How lines stand: an `NSParagraphStyle`. That of a paragraph's first letter counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Room between letters, in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Room between letters, in points: a number. Of this and `kern`, this one counts.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// How far letters stand above the line, in points: a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A line below the letters: the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The `UIColor` of the line below; that of the letters without it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A line through the letters: the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The `UIColor` of the line through the letters; that of the letters without it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A line around the letters, in per cent of their size: a number. One below 0 fills the letters as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The `UIColor` of the line around the letters; that of the letters without it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// An `NSShadow` behind the letters.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// How much letters lean: a number. Caveat: any that is not 0 leans as the typeface's italics do.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of how much wider letters are: a number. Caveat: the nearest of nine widths is drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Whether letters are joined to one sign: a number. Caveat: it has no effect.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// An `NSAttributedString.TextEffectStyle`. Caveat: it has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Where a tap leads: a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// A picture in place of a letter: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// An effect of letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As if printed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension [NSAttributedString.Key: Any] {
  /// A number, whatever its type.
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

  /// A colour, whatever its type.
  package func color(_ key: NSAttributedString.Key) -> UIColor? { self[key] as? UIColor }

  /// The address of a link.
  package var url: URL? { self[.link] as? URL ?? (self[.link] as? String).flatMap { URL(string: $0) } }

  /// Points after each letter.
  package var letterSpacing: CGFloat? { number(.tracking) ?? number(.kern) }
}
