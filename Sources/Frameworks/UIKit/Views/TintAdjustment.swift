import Foundation

extension UIView {
  /// How a view's tint colour is adjusted.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Follows the superview.
    case automatic = 0
    /// The tint is shown unchanged.
    case normal
    /// The tint is shown grey.
    case dimmed
  }

  /// What a view itself says about its tint.
  struct Tinting {
    /// Nil for the superview's.
    var color: UIColor?
    var adjustment = TintAdjustmentMode.automatic

    var followsSuperview: Bool { color == nil || adjustment == .automatic }
  }

  /// The tint colour, unless the view's class overrides it.
  final var shownTint: UIColor {
    let color = ownTinting.color ?? heldBy?.tintColor ?? hostTint ?? AppAppearance.accent ?? .systemBlue
    return tintAdjustmentMode == .dimmed ? color.withoutHue : color
  }
}

extension UIColor {
  /// The grey of the same lightness as the colour.
  var withoutHue: UIColor {
    UIColor { [self] traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
