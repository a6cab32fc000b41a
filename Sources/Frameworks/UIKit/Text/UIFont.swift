import Foundation
import Typesetting

/// A typeface at a size.
///
/// Caveat: a font for a text style has the size for the default text size. SwiftUI's fonts follow the person's setting.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The thickness of the strokes, from -1 to 1; 0 is regular. The constants are Apple's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The same as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// -0.8.
    public static let ultraLight = Weight(-0.8)
    /// -0.6.
    public static let thin = Weight(-0.6)
    /// -0.4.
    public static let light = Weight(-0.4)
    /// 0.
    public static let regular = Weight(0)
    /// 0.23.
    public static let medium = Weight(0.23)
    /// 0.3.
    public static let semibold = Weight(0.3)
    /// 0.4.
    public static let bold = Weight(0.4)
    /// 0.56.
    public static let heavy = Weight(0.56)
    /// 0.62.
    public static let black = Weight(0.62)

    private static let scale: [(weight: Weight, value: Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.heavy, 800), (.black, 900),
    ]

    /// The nearest OpenType weight: 100 to 900.
    var openType: Int {
      Self.scale.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.value ?? 400
    }
  }

  /// A role of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    private static let typesettingStyles: [TextStyle: Typesetting.TextStyle] = [
      .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
      .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption,
      .caption2: .caption2,
    ]

    var typesetting: Typesetting.TextStyle { Self.typesettingStyles[self] ?? .body }
  }

  private let mark = AttributeMark()
  /// The font description used by text layout.
  package let typesetting: FontDescription
  /// How the font follows the person's text size; nil for a font of a fixed size. Set only at creation.
  final nonisolated(unsafe) var growth: Growth?
  /// The app's name of a custom font; nil for the system's.
  private let face: AppFonts.Face?

  package convenience init(_ description: FontDescription) { self.init(description, face: nil) }

  private init(_ description: FontDescription, face: AppFonts.Face?) { (typesetting, self.face) = (description, face) }

  public required convenience init?(coder: NSCoder) {
    guard let description = FontDescription(archivedIn: coder) else { return nil }
    self.init(description, face: coder.string(forKey: "name").flatMap { AppFonts.face(named: $0) })
  }

  /// Creates the system font in 12 points. A guess: on iOS the result is an unusable font.
  public override convenience init() { self.init(FontDescription(size: 12)) }

  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontDescription(size: fontSize)) }

  /// Returns the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.openType))
  }

  /// Returns the system font in a weight and a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    var description = FontDescription(size: fontSize, weight: weight.openType)
    description.stretch = width.stretch
    return UIFont(description)
  }

  /// Returns the system font in semibold, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

  /// Returns the system font in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }

  /// Returns the system font with characters of equal width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.openType, design: .monospaced))
  }

  /// Returns the system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.openType, usesTabularDigits: true))
  }

  /// Returns the system font for a text style.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Creates a font of the phone or the app, by the PostScript name of a face or the name of a family; nil if there is
  /// none. Caveat: the fonts of an iPhone are drawn with others.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    var description = FontDescription(size: fontSize > 0 ? fontSize : 12)
    guard description.choose(fontName, weight: nil, isItalic: false) else { return nil }
    self.init(description, face: AppFonts.face(named: fontName))
  }

  /// The font families of this phone and the app.
  open class var familyNames: [String] {
    Set(FontLibrary.fontFiles.map(\.family) + AppFonts.faces.map(\.familyName)).sorted()
  }
  /// Returns the PostScript names of a family's faces. Caveat: a single name for a family of this phone.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let faces = AppFonts.faces.filter { $0.familyName == familyName }.map(\.name)
    return faces.isEmpty && familyNames.contains(familyName) ? [familyName] : faces
  }

  /// Creates a font from a descriptor; a size of 0 uses the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.font
    if pointSize > 0 { description.size = pointSize }
    self.init(description)
  }

  /// Returns the same typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    guard pointSize > 0 else { return self }
    return UIFont(typesetting.scaled(by: fontSize / pointSize), face: face)
  }

  /// A descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(typesetting) }
  /// The size in points per em.
  open var pointSize: CGFloat { typesetting.size }
  /// The family name; ".AppleSystemUIFont" for the system's.
  open var familyName: String { face?.familyName ?? typesetting.family ?? ".AppleSystemUIFont" }
  /// The PostScript name of the face. Caveat: for system fonts it is the family name, whatever the weight.
  open var fontName: String { face?.name ?? familyName }
  /// The distance in points from the baseline to the top of the em box.
  open var ascender: CGFloat { typesetting.ascender }
  /// The distance in points from the baseline to the bottom of the em box, negative.
  open var descender: CGFloat { -typesetting.descender }
  /// The height of a capital letter in points.
  open var capHeight: CGFloat { typesetting.capHeight }
  /// The height of a small x in points.
  open var xHeight: CGFloat { typesetting.xHeight }
  /// The height of a line in points.
  open var lineHeight: CGFloat { typesetting.lineHeight }
  /// The space between lines in points: none in the system's fonts.
  open var leading: CGFloat { pointSize * (typesetting.metrics?.leading ?? 0) }

  /// Returns the same object: fonts are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether text looks the same in both.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.typesetting == typesetting }
  /// Equal fonts have equal hashes.
  open override var hash: Int { typesetting.hashValue }
}
