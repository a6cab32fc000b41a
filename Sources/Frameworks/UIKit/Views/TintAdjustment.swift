import Foundation

extension UIView {
  /// What becomes of a view's tint.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the view around.
    case automatic = 0
    /// It is shown as it is.
    case normal
    /// It is shown grey.
    case dimmed
  }
}

extension UIColor {
  /// The grey that is as light as the colour.
  var withoutHue: UIColor {
    UIColor { [self] traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
