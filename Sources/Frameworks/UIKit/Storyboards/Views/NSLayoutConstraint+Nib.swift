import Foundation

extension UIView {
  /// Creates the constraints stored with the view in a nib, once all their items exist.
  final func addConstraints(of element: _NibElement, in graph: NibGraph) -> [(NSLayoutConstraint, _NibElement)] {
    (element.child("constraints")?.children ?? []).compactMap { child in
      // Placeholders exist for Interface Builder only.
      guard child.name == "constraint", child.bool("placeholder") != true,
        let constraint = constraint(child, in: graph)
      else { return nil }
      graph.keep(constraint, from: child)
      constraint.activateIfPossible()
      return (constraint, child)
    }
  }

  /// Without an item, the constraint refers to the view itself.
  private func constraint(_ element: _NibElement, in graph: NibGraph) -> NSLayoutConstraint? {
    let first = element["firstItem"].map { graph.object($0) } ?? self
    guard let item = first, let (object, attribute) = side(item, element["firstAttribute"]) else { return nil }
    var other: (object: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    if let id = element["secondItem"] {
      guard let second = graph.object(id).flatMap({ side($0, element["secondAttribute"]) }) else { return nil }
      other = second
    } else if let attribute = element["secondAttribute"] {
      other = side(self, attribute)
    }
    let made = NSLayoutConstraint(
      item: object, attribute: attribute, relatedBy: element.choice("relation", Self.relations) ?? .equal,
      toItem: other?.object, attribute: other?.attribute ?? .notAnAttribute,
      multiplier: element["multiplier"].flatMap(Self.multiplier) ?? 1,
      constant: element.length("constant") ?? symbolicConstant(element, object, other?.object))
    if let priority = element.number("priority") { made.priority = UILayoutPriority(Float(priority)) }
    made.identifier = element["identifier"]
    return made
  }

  /// Standard spacing: 8 points between siblings, 20 to the superview's edge.
  private func symbolicConstant(_ element: _NibElement, _ first: AnyObject, _ second: AnyObject?) -> CGFloat {
    guard element.bool("symbolic") == true else { return 0 }
    return first === self || second === self ? 20 : 8
  }

  /// Returns the item and attribute of a side; margins are those of a guide.
  private func side(_ item: NSObject, _ name: String?) -> (AnyObject, NSLayoutConstraint.Attribute)? {
    guard let name, item is UIView || item is UILayoutGuide else { return nil }
    if let attribute = Self.attributes[name] { return (item, attribute) }
    guard let attribute = Self.marginAttributes[name] else { return nil }
    return ((item as? UIView)?.layoutMarginsGuide ?? item, attribute)
  }

  /// `0.5`, `1:2` or `1/2`.
  private static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    switch parts.count {
    case 1: return CGFloat(parts[0])
    case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
    default: return nil
    }
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
  ]
  private static let marginAttributes: [String: NSLayoutConstraint.Attribute] = [
    "leftMargin": .left, "rightMargin": .right, "topMargin": .top, "bottomMargin": .bottom,
    "leadingMargin": .leading, "trailingMargin": .trailing, "centerXWithinMargins": .centerX,
    "centerYWithinMargins": .centerY,
  ]
}

extension NSLayoutConstraint {
  /// Activates the constraint if its items are in one hierarchy.
  final func activateIfPossible() {
    guard !isActive, let first = Self.view(of: firstItem) else { return }
    if secondItem != nil {
      guard let second = Self.view(of: secondItem), first.outermost === second.outermost else { return }
    }
    isActive = true
  }
}

extension UIView {
  fileprivate var outermost: UIView { superview?.outermost ?? self }
}
