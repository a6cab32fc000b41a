import Foundation

/// How much a constraint counts against others: 1000 is required.
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

/// A relation between two edges, middles or lengths: the first is `multiplier` times the second plus `constant`.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// What holds between the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// What of a view is meant.
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    /// What the margins of a view leave of it.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0

    /// What of the margins' guide is meant; nil for an attribute of the view itself.
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

    /// Which edge it is depends on the direction of reading.
    var isDirectional: Bool { [.leading, .trailing].contains(withinMargins ?? self) }
  }

  /// Along which axis something lies.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// What of it.
  public let firstAttribute: Attribute
  /// What holds.
  public let relation: Relation
  /// The view or guide on the right side; nil for a constant.
  open private(set) weak var secondItem: AnyObject?
  /// What of it.
  public let secondAttribute: Attribute
  /// What the second side is multiplied with.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }
  /// How much the constraint counts against others.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { didChange() } } }
  /// A name of the app's own.
  open var identifier: String?
  /// Sides that are distances between edges, which nobody else keeps.
  private let distances: [LayoutDistance]

  /// A relation between two views or guides.
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
    // The guides that views have are those that are placed.
    if attr1.withinMargins != nil { _ = (view1 as? UIView)?.layoutMarginsGuide }
    if attr2.withinMargins != nil { _ = (view2 as? UIView)?.layoutMarginsGuide }
  }

  // MARK: Activity

  /// The view that the constraint lies with: the closest around both sides.
  package private(set) weak var holder: UIView?

  /// True while the constraint holds. It can only hold between views of one hierarchy.
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
    holder = common
    common.layoutTerms.constraints.append(self)
    didChange()
  }

  private func deactivate() {
    let old = holder
    holder = nil
    old?.layoutTerms.constraints.removeAll { $0 === self }
    didChange(in: old)
  }

  private func didChange() { didChange(in: holder) }

  /// Views inside of others with frames of their own are placed with those.
  private func didChange(in holder: UIView?) {
    guard let holder else { return }
    holder.constraintsDidChange()
    for item in [firstItem, secondItem] {
      guard let root = Self.view(of: item)?.heldBy?.layoutRoot, root !== holder.layoutRoot,
        root.isDescendant(of: holder)
      else { continue }
      root.constraintsDidChange()
    }
  }

  /// Lets constraints hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Lets constraints hold no longer.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? (item as? LayoutDistance)?.view
  }
}

/// A rectangle in a view that constraints can refer to.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open package(set) weak var owningView: UIView?
  /// A name of the app's own.
  open var identifier = ""
  /// Where the guide is, in the view's coordinates, as of the last layout.
  open package(set) var layoutFrame = CGRect.zero
  /// What the view keeps free, for a guide of the system's; nil for one that only constraints place.
  final var insets: (@MainActor () -> UIEdgeInsets)?

  /// A guide that belongs to no view yet.
  public override init() { super.init() }
}

extension UILayoutGuide: LayoutItem {}

/// What constraints can refer to.
@MainActor
protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
