import Foundation

// The system's spacing is 8 points between any two edges, which is Apple's for most.
extension NSLayoutXAxisAnchor {
  private static let spacing: CGFloat = 8

  /// So many of the system's spacings after another place.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalTo: anchor, constant: Self.spacing * multiplier)
  }
  /// At least so many of the system's spacings after another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: Self.spacing * multiplier) }
  /// At most so many of the system's spacings after another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: Self.spacing * multiplier) }
}

extension NSLayoutYAxisAnchor {
  private static let spacing: CGFloat = 8

  /// So many of the system's spacings below another place.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalTo: anchor, constant: Self.spacing * multiplier)
  }
  /// At least so many of the system's spacings below another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: Self.spacing * multiplier) }
  /// At most so many of the system's spacings below another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: Self.spacing * multiplier) }
}

extension UILayoutPriority {
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
  public static func += (priority: inout UILayoutPriority, number: Float) { priority = priority + number }
  public static func -= (priority: inout UILayoutPriority, number: Float) { priority = priority - number }
}
