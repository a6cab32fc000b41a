import Foundation

/// The layout attributes of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = AttributeMark()
  final var values = Values()

  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops: [NSTextTab] = NSTextTab.usual
    var defaultTabInterval: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  }

  /// Strategies for breaking lines.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a single word on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Breaks Hangul between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The system's strategy.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Creates the default style.
  public override init() {}

  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language by its BCP 47 tag; nil for the person's language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text alignment.
  open var alignment: NSTextAlignment { values.alignment }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// How text that is too long is broken or truncated.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space after a paragraph that another one follows, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before a paragraph that follows another one, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the leading edge, or from the trailing edge if not above 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum line height, in points. Extra height is added above the glyphs.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural line height; 0 for the natural height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The base writing direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The tab stops.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance between tab stops after the last one, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// How full a line must be to avoid hyphenation. Caveat: it is only kept; words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the system hyphenates words. Caveat: it is only kept; words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether characters move closer together before the text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The strategy for breaking lines. Caveat: it is only kept.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let made = NSMutableParagraphStyle()
    made.values = values
    return made
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.lineSpacing.hashValue ^ values.alignment.hashValue }
}

/// How text that is too long is broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction in which text is read.
public enum NSWritingDirection: Int, Sendable {
  /// By the first character.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
