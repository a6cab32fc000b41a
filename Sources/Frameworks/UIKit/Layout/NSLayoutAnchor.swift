import Foundation

/// An edge, a middle or a length that constraints are made with.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  fileprivate weak var item: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// How far it is from here to another place.
  final func distance(to other: NSLayoutAnchor) -> NSLayoutDimension {
    let distance = LayoutDistance(from: (item, attribute), to: (other.item, other.attribute))
    let made = NSLayoutDimension(distance, .width)
    made.distance = distance
    return made
  }

  fileprivate func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, times multiplier: CGFloat = 1,
    plus constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Equal, plus so many points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    make(.equal, anchor, plus: c)
  }
  /// At least that, plus so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, plus: c) }
  /// At most that, plus so many points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, plus: c) }
}

/// A place across.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place along.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// What it measures, if that is no view and no guide.
  fileprivate var distance: LayoutDistance?

  /// So many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, plus: c) }
  /// At least so many points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, plus: c)
  }
  /// At most so many points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, plus: c)
  }
  /// So many times another length, plus so many points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, times: m, plus: c) }
  /// At least so many times another length, plus so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, times: m, plus: c) }
  /// At most so many times another length, plus so many points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, times: m, plus: c) }
}

extension LayoutItem {
  fileprivate func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(self, attribute)
  }
  fileprivate func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, attribute)
  }
  fileprivate func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(self, attribute)
  }
}

extension UIView {
  /// Where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// Where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle along.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The line on which the letters of the first line stand.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The line on which the letters of the last line stand.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}

extension UILayoutGuide {
  /// Where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// Where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle along.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}
