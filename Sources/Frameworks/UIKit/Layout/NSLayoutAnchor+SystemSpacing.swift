import Foundation

// The system's spacing is 8 points between any two edges, as for most of Apple's.
extension NSLayoutXAxisAnchor {
  private static let spacing: CGFloat = 8

  /// Returns a constraint to a multiple of the system spacing after another anchor.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalTo: anchor, constant: Self.spacing * multiplier)
  }
  /// Returns a constraint to at least a multiple of the system spacing after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: Self.spacing * multiplier) }
  /// Returns a constraint to at most a multiple of the system spacing after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: Self.spacing * multiplier) }
}

extension NSLayoutYAxisAnchor {
  private static let spacing: CGFloat = 8

  /// Returns a constraint to a multiple of the system spacing below another anchor.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(equalTo: anchor, constant: Self.spacing * multiplier)
  }
  /// Returns a constraint to at least a multiple of the system spacing below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: Self.spacing * multiplier) }
  /// Returns a constraint to at most a multiple of the system spacing below another anchor.
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
