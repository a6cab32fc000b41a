import Foundation
import ScrollworkUIKit
import Typesetting

/// A typeface and a size, which may depend on the user's text size.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    /// Without a style the size is fixed.
    case custom(family: String, size: CGFloat, relativeTo: TextStyle?)
    case uiFont(UIFont)
    /// The font of texts for which none is set.
    case standard
  }

  var base: Base
  /// Nil for the text style's own.
  var weight: Weight?
  var design: Design?
  var letterWidth = Width.standard
  /// Nil for the font's own.
  var isItalic: Bool?
  var usesTabularDigits = false
  var lineLeading = Leading.standard
  /// How many points two lines are closer than the text style's leading.
  var pitchReduction: CGFloat = 0
  var smallCapitals: SmallCaps = []
  /// Overrides the size of the base.
  var ownPointSize: CGFloat?
  var scale: CGFloat = 1

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// A text style, with a size, weight and leading set by the system.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// Large titles.
    case largeTitle
    /// First-level titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Small captions.
    case caption2
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The OpenType weight: 100 to 900, 400 for regular.
    let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// Monospaced.
    case monospaced
  }

  /// The width of letters.
  ///
  /// Caveat: the fonts here have a single width, so letters are drawn narrower or wider, in nine steps from half to
  /// twice the width.
  public struct Width: Hashable, Sendable {
    /// The width; 0 is standard, negative values are narrower.
    public var value: CGFloat

    /// Creates a width; 0 is standard.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest named width.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)

    /// The percentage of the standard width.
    var stretch: Int { FontDescription.stretch(nearest: 100 + value * 65) }
  }

  /// The spacing between lines.
  public enum Leading: Hashable, Sendable {
    /// The standard spacing.
    case standard
    /// Two points closer.
    case tight
    /// Two points wider.
    case loose
  }
}

extension Font {
  /// Creates a font from a UIKit font, in its size.
  public init(_ font: UIFont) { self.init(.uiFont(font)) }

  /// Large titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// First-level titles.
  public static let title = Font(.style(.title))
  /// Second-level titles.
  public static let title2 = Font(.style(.title2))
  /// Third-level titles.
  public static let title3 = Font(.style(.title3))
  /// Headings.
  public static let headline = Font(.style(.headline))
  /// Subheadings.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text.
  public static let body = Font(.style(.body))
  /// Callouts.
  public static let callout = Font(.style(.callout))
  /// Footnotes.
  public static let footnote = Font(.style(.footnote))
  /// Captions.
  public static let caption = Font(.style(.caption))
  /// Small captions.
  public static let caption2 = Font(.style(.caption2))

  /// Returns the system font for a text style, which scales with the user's text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// Older form of `system(_:design:weight:)`.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), design: design)
  }

  /// Returns the system font in a fixed size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// Returns a custom font. The size in points is that at the default text size; it scales with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a custom font. The size in points is that at the default text size; it scales with `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(family: name, size: size, relativeTo: textStyle))
  }

  /// Returns a custom font in a size in points that does not scale with the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(family: name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  /// Returns the font resolved in `context`.
  func description(in context: Context) -> FontDescription {
    let size: CGFloat
    var name: String?
    var defaultWeight = Weight.regular
    var pitch: CGFloat?
    var tightening: CGFloat = 0
    switch base {
    case .uiFont(let font):
      var description = font.typesetting
      if let weight { description.weight = weight.value }
      if let design { description.design = design.typesetting }
      description.isItalic = isItalic ?? description.isItalic
      description.usesTabularDigits = description.usesTabularDigits || usesTabularDigits
      description.stretch = letterWidth.stretch
      return sized(description)
    case .standard:
      (size, pitch) = Typesetting.TextStyle.body.metrics(at: context.dynamicTypeSize.textSize)
      tightening = context.tightening(.body)
    case .style(let style):
      (size, pitch) = style.typesetting.metrics(at: context.dynamicTypeSize.textSize)
      tightening = context.tightening(style)
      defaultWeight = Weight(value: style.typesetting.defaultWeight)
    case .size(let fixed):
      size = fixed
    case .custom(let family, let defaultSize, let style):
      name = family
      // In proportion to the style's own size.
      let factor = style.map { style in
        let typesetting = style.typesetting
        return typesetting.metrics(at: context.dynamicTypeSize.textSize).size / typesetting.metrics(at: .large).size
      }
      size = defaultSize * (factor ?? 1)
    }
    var font = FontDescription(
      size: size, weight: (weight ?? defaultWeight).value, isItalic: isItalic ?? false,
      design: (design ?? .default).typesetting, usesTabularDigits: usesTabularDigits)
    if let name {
      font.choose(name, weight: weight?.value, isItalic: isItalic ?? false)
    } else if context.legibilityWeight == .bold {
      font.weight = min(font.weight + Self.boldTextStep, 900)
    }
    font.stretch = letterWidth.stretch
    if let pitch {
      let leading = pitch - pitchReduction + leadingAdjustment - font.lineHeight
      font.leading = pitchReduction > 0 ? leading : max(0, leading - tightening)
      font.tightening = pitchReduction > 0 ? 0 : max(0, leading) - font.leading
    }
    return sized(font)
  }

  /// The added weight of bold text, as an OpenType weight: a guess.
  private static let boldTextStep = 200

  private func sized(_ description: FontDescription) -> FontDescription {
    let size = (ownPointSize ?? description.size) * scale
    guard size != description.size, description.size > 0 else { return description }
    var sized = description.scaled(by: size / description.size)
    sized.size = size
    return sized
  }

  /// The points added to the line height; Apple's tight and loose leading differ from the standard one by 2 points.
  private var leadingAdjustment: CGFloat {
    switch lineLeading {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

extension Font.TextStyle {
  var typesetting: Typesetting.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension Font.Design {
  var typesetting: FontDescription.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
