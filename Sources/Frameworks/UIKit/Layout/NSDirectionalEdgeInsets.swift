import Foundation

/// Insets from the edges of a view, in points; leading is where reading begins.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Creates zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// Creates the insets that are physical ones in a layout direction.
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    let (start, end) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    self.init(top: insets.top, leading: start, bottom: insets.bottom, trailing: end)
  }
}

extension UIEdgeInsets {
  /// Creates the physical insets in a layout direction.
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  /// The insets that undo these.
  var reversed: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
