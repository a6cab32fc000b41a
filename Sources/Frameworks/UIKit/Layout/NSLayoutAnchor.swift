import Foundation

/// An edge, centre line or dimension for constraints.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  // Set only by the initializer; anchors are compared on any thread.
  nonisolated(unsafe) fileprivate weak var item: AnyObject?
  nonisolated fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Anchors are equal if they are the same edge of the same view or guide.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any PlacedAnchor else { return false }
    return place == other.place
  }
  public nonisolated override var hash: Int { place.hashValue }

  /// Returns the distance to another anchor.
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

  /// Returns a constraint to another anchor, plus a constant in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    make(.equal, anchor, plus: c)
  }
  /// Returns a constraint to at least another anchor, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, plus: c) }
  /// Returns a constraint to at most another anchor, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, plus: c) }
}

/// The edge that an anchor stands for.
private struct AnchorPlace: Hashable {
  let item: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
}

/// An anchor of any kind.
private protocol PlacedAnchor {
  var place: AnchorPlace { get }
}

extension NSLayoutAnchor: PlacedAnchor {
  nonisolated fileprivate var place: AnchorPlace {
    AnchorPlace(item: item.map { ObjectIdentifier($0) }, attribute: attribute)
  }
}

extension NSLayoutConstraint {
  /// The anchor on the left side.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? self, firstAttribute) }
  /// The anchor on the right side; nil for a constant.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }
}

/// A horizontal position.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical position.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The distance, if the dimension is not of a view or guide.
  fileprivate var distance: LayoutDistance?

  /// Returns a constraint to a constant in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, plus: c) }
  /// Returns a constraint to at least a constant in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, plus: c)
  }
  /// Returns a constraint to at most a constant in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, plus: c)
  }
  /// Returns a constraint to a multiple of another dimension, plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.equal, anchor, times: m, plus: c) }
  /// Returns a constraint to at least a multiple of another dimension, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, times: m, plus: c) }
  /// Returns a constraint to at most a multiple of another dimension, plus a constant in points.
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
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}

extension UILayoutGuide {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
}
