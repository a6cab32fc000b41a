import Foundation

/// The constraints in a view and its subviews, with the variables that they involve.
@MainActor
final class LayoutSystem {
  private let root: UIView
  private let target: (size: CGSize, across: UILayoutPriority, along: UILayoutPriority)?
  /// The index of the first of an item's four variables: left, top, width and height, in the root's coordinates.
  private var first: [ObjectIdentifier: Int] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var equations: [LayoutSolver.Equation] = []
  private var values: [Double] = []
  /// The guides that represent the content of scroll views where constraints refer to it: of the root, and of scroll
  /// views that their content sizes.
  private var contents: [(scroll: UIScrollView, guide: UILayoutGuide)] = []
  private var constrainsContent = false
  /// The scroll views inside, whose content is laid out by a system of its own.
  private var scrolls: [UIScrollView] = []
  /// How many of the views and guides this system places; those that follow are content of scroll views.
  private var placed = (views: 0, guides: 0)
  /// The outer items that inner constraints involve: their variables and frames.
  private var surroundings: [(first: Int, rect: CGRect)] = []
  private var outerConstraints: [NSLayoutConstraint] = []

  init(_ root: UIView, target: (CGSize, UILayoutPriority, UILayoutPriority)?) {
    self.root = root
    self.target = target
    if let scroll = root as? UIScrollView { contents.append((scroll, scroll.contentLayoutGuide)) }
    collect(root)
    placed = (views.count, guides.count)
    lookAround()
    equations = describe(heights: [:])
    includeSizingContent()
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
    // Stacks lay out their arranged views themselves, and so do views with frames of their own.
    if view is UIStackView || view !== root && view.keepsOwnFrame { return }
    if view !== root, let scroll = view as? UIScrollView { return scrolls.append(scroll) }
    for subview in view.held { collect(subview) }
  }

  /// Adds the content of scroll views whose size depends on it. Those with a size of their own, which are most, do
  /// without the longer system.
  private func includeSizingContent() {
    while let scroll = scrolls.popLast() {
      let ties = scroll.contentTies
      guard let priority = ties.map(\.priority.rawValue).min(), let at = first[ObjectIdentifier(scroll)] else {
        continue
      }
      let fixed = LayoutSolver.determined(by: equations, priority: priority)
      guard !ties.allSatisfy({ fixed.contains($0.axis == .horizontal ? at + 2 : at + 3) }) else { continue }
      contents.append((scroll, scroll.contentLayoutGuide))
      for guide in scroll.layoutGuides where first[ObjectIdentifier(guide)] == nil {
        first[ObjectIdentifier(guide)] = first.count * 4
        guides.append(guide)
      }
      for subview in scroll.held { collect(subview) }
      equations = describe(heights: [:])
    }
  }

  /// Finds constraints between the inside of the root and the outside, which stays fixed. They do not affect the
  /// fitting size, except for those of a cell.
  private func lookAround() {
    let inside = Set(first.keys)
    func isInside(_ item: AnyObject?) -> Bool {
      guard let item, let view = NSLayoutConstraint.view(of: item) else { return false }
      return view !== root && inside.contains(ObjectIdentifier(item))
    }
    var outer = root.heldBy
    while let view = outer {
      if target != nil, !(view is UITableViewCell || view is UICollectionViewCell) { return }
      for constraint in view.constraints {
        let other: AnyObject?
        switch (isInside(constraint.firstItem), isInside(constraint.secondItem)) {
        case (true, true): continue
        case (true, false): other = constraint.secondItem
        case (false, true): other = constraint.firstItem
        case (false, false): continue
        }
        guard let other, note(other) else { continue }
        outerConstraints.append(constraint)
      }
      outer = view.heldBy
    }
  }

  /// Adds variables for an outer item; returns false if its position is unknown.
  private func note(_ item: AnyObject) -> Bool {
    if first[ObjectIdentifier(item)] != nil { return true }
    let rect: CGRect
    switch item {
    case let view as UIView: rect = root.convert(view.bounds, from: view)
    case let guide as UILayoutGuide:
      guard let owner = guide.owningView else { return false }
      rect = root.convert(guide.insets.map { owner.bounds.inset(by: $0()) } ?? guide.layoutFrame, from: owner)
    default: return false
    }
    let at = first.count * 4
    first[ObjectIdentifier(item)] = at
    surroundings.append((at, rect))
    return true
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
    for (at, rect) in surroundings {
      for (variable, value) in zip(at..., [rect.minX, rect.minY, rect.width, rect.height]) {
        add([variable: 1], value, 2000)
      }
    }
    for constraint in outerConstraints {
      if let equation = equation(constraint) { result.append(equation) }
    }
    for view in views {
      for constraint in view.constraints {
        if let equation = equation(constraint) { result.append(equation) }
      }
      guard view !== root || target != nil, let at = first[ObjectIdentifier(view)] else { continue }
      if view !== root, let outer = view.heldBy.flatMap({ first[ObjectIdentifier($0)] }) {
        if view.fillsSuperview {
          for part in 0..<4 { add([at + part: 1, outer + part: -1], 0, 1500) }
          continue
        }
        let frame = view.frame
        // A view that keeps its frame does so with the highest priority; for others, undetermined values stay.
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
    for (scroll, guide) in contents {
      guard let at = first[ObjectIdentifier(guide)], let frame = first[ObjectIdentifier(scroll)] else { continue }
      add([at: 1, frame: -1], 0, 1900)
      add([at + 1: 1, frame + 1: -1], 0, 1900)
      add([at + 2: 1], 0, 1500, .greaterThanOrEqual)
      add([at + 3: 1], 0, 1500, .greaterThanOrEqual)
      add([at + 2: 1], scroll.contentSize.width / scroll.magnification.scale, 0.1)
      add([at + 3: 1], scroll.contentSize.height / scroll.magnification.scale, 0.1)
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

  private func terms(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView?
  ) -> [Int: Double]? {
    if let inside = attribute.withinMargins {
      return terms((item as? UIView)?.layoutMarginsGuide ?? item, inside, in: holder)
    }
    if let distance = item as? LayoutDistance {
      guard let start = terms(distance.start.item, distance.start.attribute, in: holder),
        let end = terms(distance.end.item, distance.end.attribute, in: holder)
      else { return nil }
      return end.merging(start.mapValues { -$0 }) { $0 + $1 }
    }
    guard let item = asked(item, attribute, in: holder), let at = first[ObjectIdentifier(item)] else { return nil }
    let isRightToLeft = root.readsRightToLeft
    switch attribute {
    case .left: return [at: 1]
    case .right: return [at: 1, at + 2: 1]
    case .leading: return isRightToLeft ? [at: 1, at + 2: 1] : [at: 1]
    case .trailing: return isRightToLeft ? [at: 1] : [at: 1, at + 2: 1]
    case .top: return [at + 1: 1]
    case .firstBaseline where item is UIButton, .lastBaseline where item is UIButton: return [at + 1: 1, at + 3: 0.5]
    case .firstBaseline where Self.baseline(item, attribute) != 0: return [at + 1: 1]
    case .bottom, .lastBaseline, .firstBaseline: return [at + 1: 1, at + 3: 1]
    case .width: return [at + 2: 1]
    case .height: return [at + 3: 1]
    case .centerX: return [at: 1, at + 2: 0.5]
    case .centerY: return [at + 1: 1, at + 3: 0.5]
    default: return [:]
    }
  }

  /// Returns the content of a scroll view where a constraint from its inside refers to its edges. A width, a height or
  /// a centre is that of the scroll view itself.
  private func asked(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView?
  ) -> AnyObject? {
    for (scroll, content) in contents {
      let isEdge = item === scroll && (holder === scroll || scroll === root) && !attribute.isOfFrame
      guard isEdge || item === content else { continue }
      if scroll === root { constrainsContent = true }
      return content
    }
    return item
  }

  private func equation(_ constraint: NSLayoutConstraint) -> LayoutSolver.Equation? {
    let holder = constraint.holder
    guard var terms = terms(constraint.firstItem, constraint.firstAttribute, in: holder) else { return nil }
    var (constant, relation) = (constraint.constant, constraint.relation)
    constant -= Self.baseline(constraint.firstItem, constraint.firstAttribute)
    constant += Self.baseline(constraint.secondItem, constraint.secondAttribute) * constraint.multiplier
    if constraint.secondAttribute != .notAnAttribute {
      guard let others = self.terms(constraint.secondItem, constraint.secondAttribute, in: holder) else { return nil }
      for (variable, factor) in others { terms[variable, default: 0] -= factor * Double(constraint.multiplier) }
    }
    // In right-to-left layouts, distances from directional edges are reversed.
    if root.readsRightToLeft, constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional {
      constant = -constant
      if relation != .equal { relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual }
    }
    return LayoutSolver.Equation(
      terms: terms, constant: Double(constant), relation: relation, priority: constraint.priority.rawValue)
  }

  /// Returns the distance from the edge that represents a baseline, in points: the upper edge for the first line, the
  /// lower edge for the last. A button's centre, where its title is, represents both.
  private static func baseline(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return 0 }
    let font: UIFont? =
      switch item {
      case let label as UILabel: label.font
      case let field as UITextField: field.font ?? .systemFont(ofSize: 17)
      case let text as UITextView: text.font
      case let button as UIButton: button.titleFont
      default: nil
      }
    guard let font else { return 0 }
    if item is UIButton { return (font.ascender + font.descender) / 2 }
    return attribute == .firstBaseline ? font.ascender : font.descender
  }

  /// Returns the heights of multiline texts at their widths.
  private func wrappedHeights() -> [ObjectIdentifier: CGFloat] {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for view in views where !view.keepsOwnFrame || view === root && target != nil {
      guard view.heightDependsOnWidth, let at = first[ObjectIdentifier(view)] else { continue }
      heights[ObjectIdentifier(view)] = view.wrappedHeight(width: CGFloat(values[at + 2]))
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
    for view in views.prefix(placed.views) where view !== root && !view.keepsOwnFrame {
      guard let outer = view.heldBy else { continue }
      let frame = Self.moved(frame(view), into: frame(outer))
      // Constraints ignore transforms and anchor points: they place the centre as if it were in the middle.
      if view.transform == .identity, view.model.anchor == CGPoint(x: 0.5, y: 0.5) {
        view.frame = frame
      } else {
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    if constrainsContent, let (scroll, content) = contents.first { scroll.contentWasPlaced(frame(content).size) }
    for guide in guides.prefix(placed.guides) {
      if let owner = guide.owningView { guide.layoutFrame = Self.moved(frame(guide), into: frame(owner)) }
    }
  }

  private static func moved(_ rect: CGRect, into outer: CGRect) -> CGRect {
    rect.offsetBy(dx: -outer.minX, dy: -outer.minY)
  }
}
