/// The constraints that views change while one of them is laid out. What leaves a set that is equal to the one before
/// asks for no other layout: `layoutSubviews` may replace constraints by equal ones each time it runs.
@MainActor
enum ConstraintChanges {
  private struct Pending {
    weak var holder: UIView?
    let before: [NSLayoutConstraint.Contents: Int]
    var changed: [NSLayoutConstraint] = []
  }
  private static var pending: [Pending] = []
  private static var depth = 0

  /// Runs the layout of a view, and then announces the changes that it has made.
  static func collect(_ layout: () -> Void) {
    depth += 1
    layout()
    depth -= 1
    announce()
  }

  /// Keeps the set as it is before a change.
  static func willChange(in holder: UIView) {
    guard depth > 0, !pending.contains(where: { $0.holder === holder }) else { return }
    pending.append(Pending(holder: holder, before: contents(of: holder)))
  }

  /// Handles a change; returns false if it has to be announced at once.
  static func didChange(_ constraint: NSLayoutConstraint, in holder: UIView) -> Bool {
    guard let index = pending.firstIndex(where: { $0.holder === holder }) else { return false }
    pending[index].changed.append(constraint)
    return true
  }

  /// Announces the changes up to now, before something depends on them.
  static func announce() {
    let over = pending
    pending = []
    for entry in over {
      guard let holder = entry.holder, contents(of: holder) != entry.before else { continue }
      for constraint in entry.changed { constraint.announceChange(in: holder) }
    }
  }

  private static func contents(of holder: UIView) -> [NSLayoutConstraint.Contents: Int] {
    holder.layoutTerms.constraints.reduce(into: [:]) { $0[$1.contents, default: 0] += 1 }
  }
}

extension NSLayoutConstraint {
  /// What a constraint demands; two with equal contents are interchangeable.
  struct Contents: Hashable {
    let items: [ObjectIdentifier?]
    let attributes: [Attribute]
    let relation: Relation
    let numbers: [CGFloat]
    let priority: UILayoutPriority
  }

  var contents: Contents {
    Contents(
      items: [firstItem.map { ObjectIdentifier($0) }, secondItem.map { ObjectIdentifier($0) }],
      attributes: [firstAttribute, secondAttribute], relation: relation, numbers: [multiplier, constant],
      priority: priority)
  }
}
