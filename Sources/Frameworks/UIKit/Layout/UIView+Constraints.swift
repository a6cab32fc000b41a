import Foundation

extension UIView {
  /// Lets a constraint hold.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Lets constraints hold.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Lets a constraint hold no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Lets constraints hold no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// Adds a guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutTerms.guides.append(layoutGuide)
  }
  /// Takes a guide from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutTerms.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// How much the view resists to grow beyond its intrinsic size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutTerms.hugging.x : layoutTerms.hugging.y
  }
  /// How much the view resists to grow beyond its intrinsic size; 250 unless set.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { layoutTerms.hugging.x = priority } else { layoutTerms.hugging.y = priority }
    invalidateSurroundingLayout()
  }
  /// How much the view resists to be smaller than its intrinsic size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutTerms.resistance.x : layoutTerms.resistance.y
  }
  /// How much the view resists to be smaller than its intrinsic size; 750 unless set.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { layoutTerms.resistance.x = priority } else { layoutTerms.resistance.y = priority }
    invalidateSurroundingLayout()
  }

  /// The constraints that lie with the view.
  public var constraints: [NSLayoutConstraint] { layoutTerms.constraints }
  /// The guides of the view.
  public var layoutGuides: [UILayoutGuide] { layoutTerms.guides }

  private func guide(
    _ known: WritableKeyPath<LayoutTerms, UILayoutGuide?>, _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let made = layoutTerms[keyPath: known] { return made }
    let made = UILayoutGuide()
    made.insets = { [weak self] in self.map(insets) ?? .zero }
    made.owningView = self
    layoutTerms.guides.append(made)
    layoutTerms[keyPath: known] = made
    return made
  }
  /// What bars and corners leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea) { $0.safeAreaInsets } }
  /// What the view's margins leave of it. Caveat: they do not grow with the safe area.
  public var layoutMarginsGuide: UILayoutGuide { guide(\.margins) { $0.layoutMargins } }

  /// Its place and size come from elsewhere than the constraints around it.
  private var isPlacedFromOutside: Bool {
    superview == nil || translatesAutoresizingMaskIntoConstraints || superview is UIStackView
  }

  /// The view whose constraints place this one: the closest around that is placed otherwise.
  var layoutRoot: UIView { isPlacedFromOutside ? self : superview?.layoutRoot ?? self }

  /// The place that the view wants changed: whoever gives it is asked again.
  func invalidateSurroundingLayout() {
    guard let superview else { return renderer?.layoutDidBecomeInvalid() ?? () }
    superview.setNeedsLayout()
    if superview is UIStackView || !superview.isPlacedFromOutside { superview.invalidateSurroundingLayout() }
  }

  /// A constraint of the view changed.
  func constraintsDidChange() {
    layoutRoot.setNeedsLayout()
    invalidateSurroundingLayout()
  }

  /// The size that is the view's own, in points; `noIntrinsicMetric` where it does not care.
  package var layoutSize: CGSize { (self as? UIStackView)?.arrangedSize ?? intrinsicContentSize }
  /// A text of several lines.
  var heightDependsOnWidth: Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 }
    return (self as? UITextView)?.isScrollEnabled == false
  }
  var readsRightToLeft: Bool { layoutTerms.isRightToLeft ?? superview?.readsRightToLeft ?? false }

  /// The size that constraints inside lead to, as near to `targetSize` as they let it come, in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints inside lead to, as near to `targetSize` as the priorities let it come, in points.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutSystem(self, target: (targetSize, horizontalFittingPriority, verticalFittingPriority)).solved(self).size
  }

  /// Stands for the smallest size in `systemLayoutSizeFitting(_:)`.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  /// Stands for the largest size in `systemLayoutSizeFitting(_:)`.
  public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// Places what constraints inside the view are about.
  func applyConstraints() {
    guard isPlacedFromOutside, !(self is UIStackView), hasConstraints else { return }
    LayoutSystem(self, target: nil).apply()
  }

  fileprivate var hasConstraints: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints && $0.hasConstraints }
  }
}

/// What constraints know of a view.
package struct LayoutTerms {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var hugging = (x: UILayoutPriority.defaultLow, y: UILayoutPriority.defaultLow)
  var resistance = (x: UILayoutPriority.defaultHigh, y: UILayoutPriority.defaultHigh)
  /// Where reading begins among SwiftUI's views around; nil inside another view.
  package var isRightToLeft: Bool?

  package init() {}
}

/// The constraints in a view and below, with the lengths and places that they are about.
@MainActor
private final class LayoutSystem {
  private let root: UIView
  private let target: (size: CGSize, across: UILayoutPriority, along: UILayoutPriority)?
  /// The first of four variables of an item: left, top, width and height, in the root's coordinates.
  private var first: [ObjectIdentifier: Int] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var equations: [LayoutSolver.Equation] = []
  private var values: [Double] = []

  init(_ root: UIView, target: (CGSize, UILayoutPriority, UILayoutPriority)?) {
    self.root = root
    self.target = target
    collect(root)
    equations = describe(heights: [:])
    values = LayoutSolver.solve(equations, count: first.count * 4)
    let heights = wrappedHeights()
    if !heights.isEmpty {
      equations = describe(heights: heights)
      values = LayoutSolver.solve(equations, count: first.count * 4)
    }
  }

  private func collect(_ view: UIView) {
    first[ObjectIdentifier(view)] = first.count * 4
    views.append(view)
    for guide in view.layoutGuides {
      first[ObjectIdentifier(guide)] = first.count * 4
      guides.append(guide)
    }
    // What a stack arranges, and what a view with a frame of its own holds, is placed by itself.
    if view is UIStackView || view !== root && view.translatesAutoresizingMaskIntoConstraints { return }
    for subview in view.subviews { collect(subview) }
  }

  // MARK: Equations

  private func describe(heights: [ObjectIdentifier: CGFloat]) -> [LayoutSolver.Equation] {
    var result: [LayoutSolver.Equation] = []
    func add(
      _ terms: [Int: Double], _ constant: CGFloat, _ priority: Float, _ relation: NSLayoutConstraint.Relation = .equal
    ) {
      result.append(.init(terms: terms, constant: Double(constant), relation: relation, priority: priority))
    }
    add([0: 1], 0, 2000)
    add([1: 1], 0, 2000)
    if let target {
      add([2: 1], target.size.width, target.across.rawValue)
      add([3: 1], target.size.height, target.along.rawValue)
    } else {
      add([2: 1], root.bounds.width, 2000)
      add([3: 1], root.bounds.height, 2000)
    }
    for view in views {
      for constraint in view.constraints {
        if let equation = equation(constraint) { result.append(equation) }
      }
      guard view !== root || target != nil, let at = first[ObjectIdentifier(view)] else { continue }
      if view !== root, let outer = view.superview.flatMap({ first[ObjectIdentifier($0)] }) {
        let frame = view.frame
        // A view that keeps its frame has it above all; of one that does not, what nothing determines stays.
        let priority: Float = view.translatesAutoresizingMaskIntoConstraints ? 1500 : 0.1
        add([at: 1, outer: -1], frame.minX, priority)
        add([at + 1: 1, outer + 1: -1], frame.minY, priority)
        if view.translatesAutoresizingMaskIntoConstraints {
          add([at + 2: 1], frame.width, priority)
          add([at + 3: 1], frame.height, priority)
          continue
        }
        add([at + 2: 1], 0, 1500, .greaterThanOrEqual)
        add([at + 3: 1], 0, 1500, .greaterThanOrEqual)
      }
      let wanted = view.layoutSize
      let height = heights[ObjectIdentifier(view)] ?? wanted.height
      for (variable, length, resistance, hugging) in [
        (at + 2, wanted.width, view.layoutTerms.resistance.x, view.layoutTerms.hugging.x),
        (at + 3, height, view.layoutTerms.resistance.y, view.layoutTerms.hugging.y),
      ] where length >= 0 {
        add([variable: 1], length, resistance.rawValue, .greaterThanOrEqual)
        add([variable: 1], length, hugging.rawValue, .lessThanOrEqual)
        add([variable: 1], length, 0.2)
      }
    }
    for guide in guides {
      guard let insets = guide.insets?(), let owner = guide.owningView, let at = first[ObjectIdentifier(guide)],
        let outer = first[ObjectIdentifier(owner)]
      else { continue }
      add([at: 1, outer: -1], insets.left, 1900)
      add([at + 1: 1, outer + 1: -1], insets.top, 1900)
      add([at: 1, at + 2: 1, outer: -1, outer + 2: -1], -insets.right, 1900)
      add([at + 1: 1, at + 3: 1, outer + 1: -1, outer + 3: -1], -insets.bottom, 1900)
    }
    return result
  }

  private func terms(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> [Int: Double]? {
    guard let item, let at = first[ObjectIdentifier(item)] else { return nil }
    let isRightToLeft = root.readsRightToLeft
    switch attribute {
    case .left: return [at: 1]
    case .right: return [at: 1, at + 2: 1]
    case .leading: return isRightToLeft ? [at: 1, at + 2: 1] : [at: 1]
    case .trailing: return isRightToLeft ? [at: 1] : [at: 1, at + 2: 1]
    case .top: return [at + 1: 1]
    case .bottom, .lastBaseline, .firstBaseline: return [at + 1: 1, at + 3: 1]
    case .width: return [at + 2: 1]
    case .height: return [at + 3: 1]
    case .centerX: return [at: 1, at + 2: 0.5]
    case .centerY: return [at + 1: 1, at + 3: 0.5]
    case .notAnAttribute: return [:]
    }
  }

  private func equation(_ constraint: NSLayoutConstraint) -> LayoutSolver.Equation? {
    guard var terms = terms(constraint.firstItem, constraint.firstAttribute) else { return nil }
    var (constant, relation) = (constraint.constant, constraint.relation)
    if constraint.secondAttribute != .notAnAttribute {
      guard let others = self.terms(constraint.secondItem, constraint.secondAttribute) else { return nil }
      for (variable, factor) in others { terms[variable, default: 0] -= factor * Double(constraint.multiplier) }
    }
    // Where reading goes leftwards, so do distances from edges that depend on it.
    let across: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing]
    if root.readsRightToLeft, across.contains(constraint.firstAttribute) || across.contains(constraint.secondAttribute)
    {
      constant = -constant
      if relation != .equal { relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual }
    }
    return LayoutSolver.Equation(
      terms: terms, constant: Double(constant), relation: relation, priority: constraint.priority.rawValue)
  }

  /// Texts of several lines have the height that goes with their width.
  private func wrappedHeights() -> [ObjectIdentifier: CGFloat] {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for view in views where !view.translatesAutoresizingMaskIntoConstraints {
      guard view.heightDependsOnWidth, let at = first[ObjectIdentifier(view)] else { continue }
      heights[ObjectIdentifier(view)] =
        view.contentSize(fitting: CGSize(width: CGFloat(values[at + 2]), height: .infinity)).height
    }
    return heights
  }

  // MARK: Results

  private func frame(_ item: AnyObject) -> CGRect {
    guard let at = first[ObjectIdentifier(item)] else { return .zero }
    return CGRect(x: values[at], y: values[at + 1], width: max(values[at + 2], 0), height: max(values[at + 3], 0))
  }

  func solved(_ view: UIView) -> CGRect { frame(view) }

  func apply() {
    for view in views where view !== root && !view.translatesAutoresizingMaskIntoConstraints {
      guard let outer = view.superview else { continue }
      view.frame = Self.moved(frame(view), into: frame(outer))
    }
    for guide in guides {
      if let owner = guide.owningView { guide.layoutFrame = Self.moved(frame(guide), into: frame(owner)) }
    }
  }

  private static func moved(_ rect: CGRect, into outer: CGRect) -> CGRect {
    rect.offsetBy(dx: -outer.minX, dy: -outer.minY)
  }
}
