import Foundation
import Typesetting

/// Makes fonts and lengths grow with the texts of the person's size, as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle
  /// As running text grows.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// As a text style grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font in the person's size of texts.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// The same, no larger than so many points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// The font in the size of texts of some traits; nil for the person's.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  /// The same, no larger than so many points; 0 for any size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let made = font.withSize(maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled)
    made.growth = .init(style: style, base: font, maximum: maximumPointSize)
    return made
  }
  /// A length in the person's size of texts.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// A length in the size of texts of some traits; nil for the person's.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let size = (traitCollection ?? .current).preferredContentSizeCategory.textSize
    let metrics = style.typesetting
    return value * metrics.metrics(at: size).size / metrics.metrics(at: .large).size
  }
}

extension UIFont {
  /// How a font follows the person's size of texts.
  struct Growth {
    var style: TextStyle
    /// What is scaled; nil for the style's own font.
    var base: UIFont?
    var maximum: CGFloat = 0
  }

  /// The same font in the person's size of texts now; nil for one that has one size.
  var grown: UIFont? {
    growth.map { growth in
      growth.base.map {
        UIFontMetrics(forTextStyle: growth.style).scaledFont(for: $0, maximumPointSize: growth.maximum)
      }
        ?? .preferredFont(forTextStyle: growth.style)
    }
  }

  /// The system's typeface for a text style in the size of texts of some traits; nil for the person's.
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

/// Follows the person's size of texts.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A font of a text style, or of `UIFontMetrics`, changes with the person's size of texts.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
