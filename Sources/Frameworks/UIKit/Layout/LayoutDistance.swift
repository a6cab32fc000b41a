import Foundation

/// The distance between two edges.
@MainActor
final class LayoutDistance: NSObject {
  typealias End = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)
  private weak var firstItem: AnyObject?
  private weak var secondItem: AnyObject?
  private let firstAttribute: NSLayoutConstraint.Attribute
  private let secondAttribute: NSLayoutConstraint.Attribute

  init(from first: End, to second: End) {
    (firstItem, firstAttribute, secondItem, secondAttribute) = (
      first.item, first.attribute, second.item, second.attribute
    )
  }

  var start: End { (firstItem, firstAttribute) }
  var end: End { (secondItem, secondAttribute) }

  /// The closest common ancestor of both edges.
  var view: UIView? {
    var common = NSLayoutConstraint.view(of: firstItem)
    guard let other = NSLayoutConstraint.view(of: secondItem) else { return nil }
    while let view = common, !other.isDescendant(of: view) { common = view.superview }
    return common
  }
}

extension NSLayoutXAxisAnchor {
  /// Returns the distance to another anchor.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
}

extension NSLayoutYAxisAnchor {
  /// Returns the distance to another anchor.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
}
