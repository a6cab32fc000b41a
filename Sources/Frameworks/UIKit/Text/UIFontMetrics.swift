import Foundation
import Typesetting

/// Scales fonts and lengths with the person's text size, as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns the font scaled to the person's text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// Returns the font scaled to the person's text size, up to a maximum point size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// Returns the font scaled to the text size of some traits; nil for the person's.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  /// Returns the font scaled to the text size of some traits, up to a maximum point size; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let made = font.withSize(maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled)
    made.growth = .init(style: style, base: font, maximum: maximumPointSize)
    return made
  }
  /// Returns a length scaled to the person's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// Returns a length scaled to the text size of some traits; nil for the person's.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let size = (traitCollection ?? .current).preferredContentSizeCategory.textSize
    let metrics = style.typesetting
    return value * metrics.metrics(at: size).size / metrics.metrics(at: .large).size
  }
}

extension UIFont {
  /// How a font scales with the person's text size.
  struct Growth {
    var style: TextStyle
    /// The font that is scaled; nil for the style's own.
    var base: UIFont?
    var maximum: CGFloat = 0
  }

  /// Returns the font at the text size of a view; nil for a font of a fixed size.
  func grown(in traits: UITraitCollection) -> UIFont? {
    growth.map { growth in
      growth.base.map {
        UIFontMetrics(forTextStyle: growth.style)
          .scaledFont(for: $0, maximumPointSize: growth.maximum, compatibleWith: traits)
      }
        ?? .preferredFont(forTextStyle: growth.style, compatibleWith: traits)
    }
  }

  /// Returns the system font for a text style at the text size of some traits; nil for the person's.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let known = style.typesetting
    let size = (traitCollection ?? .current).preferredContentSizeCategory.textSize
    let made = UIFont(FontDescription(size: known.metrics(at: size).size, weight: known.defaultWeight))
    made.growth = Growth(style: style)
    return made
  }
}

/// A view whose font follows the person's text size.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style or `UIFontMetrics` follows the person's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view that shows text in one font. The base class makes it grow, whatever a subclass overrides.
@MainActor
protocol GrowingText: UIView, UIContentSizeCategoryAdjusting {
  /// The `font`, whose type is not the same in all of them.
  var textFont: UIFont? { get set }
}

extension GrowingText {
  /// Scales the font to the text size of the traits, if it follows that.
  func growFont() {
    guard adjustsFontForContentSizeCategory, let grown = textFont?.grown(in: traitCollection), grown != textFont else {
      return
    }
    textFont = grown
  }
}

extension UILabel: GrowingText {
  var textFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextField: GrowingText {
  var textFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}

extension UITextView: GrowingText {
  var textFont: UIFont? {
    get { font }
    set { font = newValue }
  }
}
