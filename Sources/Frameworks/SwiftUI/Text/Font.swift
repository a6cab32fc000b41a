import Foundation
import ScrollworkUIKit
import Typesetting

/// A typeface at a size, which may depend on the person's text size.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    /// Without a style the size is fixed.
    case custom(family: String, size: CGFloat, relativeTo: TextStyle?)
    case uiFont(UIFont)
    /// What texts are set in that nobody gave a font.
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
  /// By how many points two lines are nearer to each other than the text style says.
  var pitchReduction: CGFloat = 0
  var smallCapitals: SmallCaps = []
  /// Instead of the size that the base has.
  var ownPointSize: CGFloat?
  var scale: CGFloat = 1

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// A role of text, for which the system has a size, a weight and a leading.
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

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    /// As OpenType counts: 100 to 900, 400 for regular.
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

  /// A variant of the system's typeface.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With equally wide characters.
    case monospaced
  }

  /// How wide letters are.
  ///
  /// Caveat: the fonts here have one width, so that letters are drawn wider or narrower, in nine steps from half to twice as wide.
  public struct Width: Hashable, Sendable {
    /// 0 for the usual width, less for narrower letters.
    public var value: CGFloat

    /// A width; 0 is the usual one.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest that has a name.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)

    /// Per cent of the usual width.
    var stretch: Int { FontDescription.stretch(nearest: 100 + value * 65) }
  }

  /// How far lines stand apart.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Two points closer.
    case tight
    /// Two points wider.
    case loose
  }
}

extension Font {
  /// UIKit's font, at its own size.
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

  /// The system's typeface for a text style; it follows the person's text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// An older form of `system(_:design:weight:)`.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), design: design)
  }

  /// The system's typeface at a fixed size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// Another typeface; the size in points is for the default text size and grows with running text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Another typeface; the size in points is for the default text size and grows with `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(family: name, size: size, relativeTo: textStyle))
  }

  /// Another typeface at a size in points that does not follow the person's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(family: name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  /// The font as it is set in `context`.
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

  /// By how much bold text is bolder, as OpenType counts: a guess.
  private static let boldTextStep = 200

  private func sized(_ description: FontDescription) -> FontDescription {
    let size = (ownPointSize ?? description.size) * scale
    guard size != description.size, description.size > 0 else { return description }
    var sized = description.scaled(by: size / description.size)
    sized.size = size
    return sized
  }

  /// Points added to the distance of two lines; Apple's tight and loose leading differ from the standard one by 2 points.
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
