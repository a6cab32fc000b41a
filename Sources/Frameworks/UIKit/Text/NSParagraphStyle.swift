import Foundation

/// How the lines of a paragraph stand.
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

  /// How lines are broken well.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No single word stands on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Hangul is broken between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system does it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The usual one.
  public override init() {}

  /// The usual one.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// In which direction a language is read, as BCP 47 names it; nil for the person's.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Where lines stand in their width.
  open var alignment: NSTextAlignment { values.alignment }
  /// Room between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What becomes of a text that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Room below a paragraph that another one follows, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Room above a paragraph that follows another one, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Room before the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Room before the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from where they begin, or, if it is not above 0, from the other edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How high lines are at least, in points. What is more is above the letters.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// How high lines are at most, in points; 0 for any height.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How many times higher lines are than usual; 0 for as usual.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// In which direction the text is read.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Where letters go on after tabs.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// Points between two tabs after the last of those; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// How full a line has to be so that no word is broken for it. Caveat: it is only kept; no word is broken.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Words are broken as the system does it. Caveat: it is only kept; no word is broken.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Letters move a little together before the text is cut off.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How lines are broken well. Caveat: it is only kept.
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

/// What becomes of a text that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// In which direction a text is read.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter says.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
