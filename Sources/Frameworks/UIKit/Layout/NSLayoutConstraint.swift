import Foundation

/// The priority of a constraint; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The same as `init(rawValue:)`.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (one: UILayoutPriority, two: UILayoutPriority) -> Bool { one.rawValue < two.rawValue }
}

/// A relation between two edges, centre lines or dimensions: the first is `multiplier` times the second plus
/// `constant`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An attribute of a view.
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    /// The margins of a view.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0

    /// The attribute of the margins guide; nil for an attribute of the view itself.
    var withinMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }

    /// Whether this is a width, a height or a centre: from the inside of a scroll view these mean the view itself, and
    /// edges its content.
    var isOfFrame: Bool { [.width, .height, .centerX, .centerY].contains(self) }
    /// The axis on which the attribute lies.
    var axis: Axis {
      switch withinMargins ?? self {
      case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
      default: .vertical
      }
    }

    /// Whether the edge depends on the layout direction.
    var isDirectional: Bool { [.leading, .trailing].contains(withinMargins ?? self) }
  }

  /// An axis.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The view or guide on the right side; nil for a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    willSet { if newValue != constant { willChange() } }
    didSet { if constant != oldValue { didChange() } }
  }
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required {
    willSet { if newValue != priority { willChange() } }
    didSet { if priority != oldValue { didChange() } }
  }
  /// A name for the app's own use.
  open var identifier: String?
  /// The distances used as sides, which nothing else retains.
  private let distances: [LayoutDistance]

  /// Creates a constraint between two views or guides.
  public init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    distances = [view1 as? LayoutDistance, view2 as? LayoutDistance].compactMap { $0 }
    super.init()
    // A view's guides resolve to those that are laid out.
    if attr1.withinMargins != nil { _ = (view1 as? UIView)?.layoutMarginsGuide }
    if attr2.withinMargins != nil { _ = (view2 as? UIView)?.layoutMarginsGuide }
  }

  // MARK: Activity

  /// The view that holds the constraint: the closest common ancestor of both sides.
  package private(set) weak var holder: UIView?

  /// Whether the constraint is active. It can only be active between views of one hierarchy.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  private func activate() {
    guard let first = Self.view(of: firstItem) else { return }
    var common = first
    if let second = Self.view(of: secondItem) {
      while !second.isDescendant(of: common) {
        guard let outer = common.superview else {
          preconditionFailure("A constraint was activated between views that have no common superview.")
        }
        common = outer
      }
    }
    ConstraintChanges.willChange(in: common)
    holder = common
    common.layoutTerms.constraints.append(self)
    didChange()
  }

  private func deactivate() {
    let old = holder
    willChange()
    holder = nil
    old?.layoutTerms.constraints.removeAll { $0 === self }
    didChange(in: old)
  }

  private final func willChange() { if let holder { ConstraintChanges.willChange(in: holder) } }
  private func didChange() { didChange(in: holder) }

  private func didChange(in holder: UIView?) {
    guard let holder, !ConstraintChanges.didChange(self, in: holder) else { return }
    announceChange(in: holder)
  }

  /// Invalidates layout; views inside others with frames of their own are laid out with those.
  final func announceChange(in holder: UIView) {
    holder.constraintsDidChange()
    for item in [firstItem, secondItem] {
      guard let root = Self.view(of: item)?.heldBy?.layoutRoot, root !== holder.layoutRoot,
        root.isDescendant(of: holder)
      else { continue }
      root.constraintsDidChange()
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? (item as? LayoutDistance)?.view
  }
}

/// A rectangle in a view for use in constraints.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The view that owns the guide.
  open package(set) weak var owningView: UIView?
  /// A name for the app's own use.
  open var identifier = ""
  /// The frame in the view's coordinates, as of the last layout.
  open package(set) var layoutFrame = CGRect.zero
  /// The insets of a system guide; nil for one that only constraints position.
  final var insets: (@MainActor () -> UIEdgeInsets)?

  /// Creates a guide without a view.
  public override init() { super.init() }
}

extension UILayoutGuide: LayoutItem {}

/// An item that constraints can refer to.
@MainActor
protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
