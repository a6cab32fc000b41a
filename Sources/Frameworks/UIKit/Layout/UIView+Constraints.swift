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

  /// `updateConstraints` is due.
  public func needsUpdateConstraints() -> Bool { needsConstraints }
  /// Calls `updateConstraints` here and below where it is due.
  public func updateConstraintsIfNeeded() {
    for view in held { view.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    controller?.updateViewConstraints()
    updateConstraints()
  }

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
  /// The margins that were set or are the system's, and what else has to be kept free.
  var margins: UIEdgeInsets {
    var margins = layoutTerms.ownMargins ?? defaultMargins
    if insetsLayoutMarginsFromSafeArea, !(self is UIScrollView), renderer != nil {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let heldBy {
      let (outer, own, around) = (heldBy.margins, frame, heldBy.bounds)
      margins.top = max(margins.top, outer.top - own.minY)
      margins.left = max(margins.left, outer.left - own.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (around.height - own.maxY))
      margins.right = max(margins.right, outer.right - (around.width - own.maxX))
    }
    return margins
  }

  /// 8 points; the view of a controller has 16 at the sides, 20 on wide screens, and nothing above and below.
  private var defaultMargins: UIEdgeInsets {
    guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  func marginsDidChange() {
    setNeedsLayout()
    layoutRoot.setNeedsLayout()
    layoutMarginsDidChange()
  }

  /// `layoutMargins`, in the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (start, end) = readsRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
      return NSDirectionalEdgeInsets(top: margins.top, leading: start, bottom: margins.bottom, trailing: end)
    }
    set {
      let (left, right) =
        readsRightToLeft ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
    }
  }

  /// The part of the view in which text is well to read: the margins, and no wider than 672 points.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readable) { view in
      var insets = view.margins
      let room = view.bounds.width - insets.left - insets.right
      let beside = max(0, room - 672) / 2
      insets.left += beside
      insets.right += beside
      return insets
    }
  }

  /// What the keyboard covers of the view; the edge of the safe area while there is none.
  public var keyboardLayoutGuide: UILayoutGuide {
    guide(\.keyboard) { view in
      let bottom = view.renderer?.keyboardInset ?? 0
      let height = max(bottom, view.safeAreaInsets.bottom)
      return UIEdgeInsets(top: max(0, view.bounds.height - height), left: 0, bottom: 0, right: 0)
    }
  }

  /// What the view's margins leave of it.
  public var layoutMarginsGuide: UILayoutGuide { guide(\.margins) { $0.margins } }

  /// Its place and size come from elsewhere than the constraints around it.
  private var isPlacedFromOutside: Bool {
    heldBy == nil || translatesAutoresizingMaskIntoConstraints || heldBy is UIStackView
  }

  /// The view whose constraints place this one: the closest around that is placed otherwise.
  var layoutRoot: UIView {
    isPlacedFromOutside || self is UIScrollView ? self : heldBy?.layoutRoot ?? self
  }

  /// The place that the view wants changed: whoever gives it is asked again.
  func invalidateSurroundingLayout() {
    guard let heldBy else { return renderer?.layoutDidBecomeInvalid() ?? () }
    heldBy.setNeedsLayout()
    if heldBy is UIStackView || !heldBy.isPlacedFromOutside { heldBy.invalidateSurroundingLayout() }
  }

  /// A constraint of the view changed.
  func constraintsDidChange() {
    layoutRoot.setNeedsLayout()
    invalidateSurroundingLayout()
  }

  /// The size that is the view's own, in points; `noIntrinsicMetric` where it does not care.
  package var layoutSize: CGSize { (self as? UIStackView)?.arrangedSize ?? intrinsicContentSize }
  /// A text of several lines, or a stack with one.
  var heightDependsOnWidth: Bool {
    if let stack = self as? UIStackView { return stack.wrapsText }
    if let label = self as? UILabel { return label.numberOfLines != 1 }
    return (self as? UITextView)?.isScrollEnabled == false
  }
  /// The height that goes with a width, in points.
  func wrappedHeight(width: CGFloat) -> CGFloat {
    (self as? UIStackView)?.arrangedSize(width: width).height
      ?? contentSize(fitting: CGSize(width: width, height: .infinity)).height
  }

  /// Stands for the smallest size in `systemLayoutSizeFitting(_:)`.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  /// Stands for the largest size in `systemLayoutSizeFitting(_:)`.
  public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// Places what constraints inside the view are about.
  func applyConstraints() {
    guard isPlacedFromOutside || self is UIScrollView, !(self is UIStackView), hasConstraints else { return }
    LayoutSystem(self, target: nil).apply()
  }

  fileprivate var hasConstraints: Bool {
    !constraints.isEmpty || held.contains { !$0.translatesAutoresizingMaskIntoConstraints && $0.hasConstraints }
  }
}

/// What constraints know of a view.
package struct LayoutTerms {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UILayoutGuide?
  /// Set by the app; nil for the system's.
  var ownMargins: UIEdgeInsets?
  var hugging = (x: UILayoutPriority.defaultLow, y: UILayoutPriority.defaultLow)
  var resistance = (x: UILayoutPriority.defaultHigh, y: UILayoutPriority.defaultHigh)
  /// Where reading begins among SwiftUI's views around; nil inside another view.
  package var isRightToLeft: Bool?

  package init() {}
}
