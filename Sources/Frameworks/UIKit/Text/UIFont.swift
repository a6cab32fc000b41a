import Foundation

/// A font of the system or of the app.
///
/// Caveat: a font of a text style follows the person's text size wherever it is shown, as if
/// `adjustsFontForContentSizeCategory` were set; every other font keeps its size.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes are, on Apple's scale from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for; sizes follow what the person has set.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Points at the default text size.
    var size: CGFloat {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .callout: 16, .subheadline: 15,
        .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }

  package enum Family: Hashable, Sendable { case system, monospaced, named(String) }

  package let family: Family
  package let weight: Weight
  package let textStyle: TextStyle?
  /// Points at the default text size.
  public let pointSize: CGFloat

  package init(family: Family, size: CGFloat, weight: Weight, textStyle: TextStyle? = nil) {
    self.family = family
    self.weight = weight
    self.textStyle = textStyle
    pointSize = size > 0 ? size : Self.defaultSize
  }

  /// What UIKit takes where a size of zero is asked for.
  private static let defaultSize: CGFloat = 12

  /// A font by its name; nil without a name. Caveat: a font that is not installed is drawn with another one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(family: .named(fontName), size: fontSize, weight: .regular)
  }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  /// The system's font with another weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(family: .system, size: fontSize, weight: weight)
  }
  /// The system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  /// The system's font with letters of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(family: .monospaced, size: fontSize, weight: weight)
  }
  /// The font of a text style.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(family: .system, size: style.size, weight: style == .headline ? .semibold : .regular, textStyle: style)
  }
  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(family: family, size: fontSize, weight: weight) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return family == other.family && weight == other.weight && textStyle == other.textStyle
      && pointSize == other.pointSize
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(family)
    hasher.combine(weight)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
