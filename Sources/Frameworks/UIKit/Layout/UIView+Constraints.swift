import Foundation

extension UIView {
  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// Returns whether `updateConstraints` is pending.
  public func needsUpdateConstraints() -> Bool { needsConstraints }
  /// Calls pending `updateConstraints` in the view and its subviews.
  public func updateConstraintsIfNeeded() {
    for view in held { view.updateConstraintsIfNeeded() }
    guard needsConstraints else { return }
    needsConstraints = false
    controller?.updateViewConstraints()
    updateConstraints()
  }

  /// Lays out the view itself: its constraints, and then what it and its controller do besides.
  final func layOut() {
    needsLayout = false
    if needsConstraints { updateConstraintsIfNeeded() }
    controller?.viewWillLayoutSubviews()
    applyConstraints()
    ConstraintChanges.collect {
      isLayingOut = true
      // Only classes of the app override it: layout of others needs no layer.
      if AppViewClasses.contains(type(of: self)) {
        layoutSublayers(of: layer)
      } else {
        layoutSubviews()
      }
      isLayingOut = false
      controller?.viewDidLayoutSubviews()
    }
    if needsConstraints { setNeedsLayout() }
  }

  /// Adds a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutTerms.guides.append(layoutGuide)
  }
  /// Removes a layout guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutTerms.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The constraints held by the view.
  public var constraints: [NSLayoutConstraint] { layoutTerms.constraints }
  /// The layout guides of the view.
  public var layoutGuides: [UILayoutGuide] { layoutTerms.guides }

  func guide(
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
  /// The guide of the view's safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea) { $0.safeAreaInsets } }
  /// The margins that were set or are the system's, plus the safe area.
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

  /// The default of 8 points; a controller's view has 16 at the sides, 20 on wide screens, and none above and below.
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

  /// The guide of the readable area: the margins, at most 672 points wide.
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

  /// The guide of the keyboard's area; the edge of the safe area while there is no keyboard.
  public var keyboardLayoutGuide: UILayoutGuide {
    guide(\.keyboard) { view in
      let bottom = view.renderer?.keyboardInset ?? 0
      let height = max(bottom, view.safeAreaInsets.bottom)
      return UIEdgeInsets(top: max(0, view.bounds.height - height), left: 0, bottom: 0, right: 0)
    }
  }

  /// The guide of the view's margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(\.margins) { $0.margins } }

  /// Whether position and size do not come from the surrounding constraints.
  var isPlacedFromOutside: Bool {
    heldBy == nil || keepsOwnFrame || heldBy is UIStackView
  }

  /// Whether the view's frame is not that of constraints.
  var keepsOwnFrame: Bool { translatesAutoresizingMaskIntoConstraints && !fillsSuperview }

  /// Whether the view is as large as its superview, which constraints inside it can therefore size: the content view of
  /// an effect.
  var fillsSuperview: Bool { (heldBy as? UIVisualEffectView)?.contentView === self }

  /// The view whose constraints lay out this one: the closest ancestor with a frame of its own.
  var layoutRoot: UIView {
    isPlacedFromOutside || self is UIScrollView ? self : heldBy?.layoutRoot ?? self
  }

  /// Requests a new layout from the view's surroundings.
  func invalidateSurroundingLayout() {
    guard let heldBy else { return renderer?.layoutDidBecomeInvalid() ?? () }
    heldBy.setNeedsLayout()
    if heldBy is UIStackView || !heldBy.isPlacedFromOutside { heldBy.invalidateSurroundingLayout() }
  }

  /// Handles a change of the view's constraints.
  func constraintsDidChange() {
    layoutRoot.setNeedsLayout()
    invalidateSurroundingLayout()
  }

  /// The view's own size, in points; `noIntrinsicMetric` for a free length.
  package var layoutSize: CGSize { (self as? UIStackView)?.arrangedSize ?? intrinsicContentSize }
  /// Whether this is a multiline text, or a stack with one.
  var heightDependsOnWidth: Bool {
    if let stack = self as? UIStackView { return stack.wrapsText }
    if let label = self as? UILabel { return label.numberOfLines != 1 }
    return (self as? UITextView)?.isScrollEnabled == false
  }
  /// Returns the height for a width, in points.
  func wrappedHeight(width: CGFloat) -> CGFloat {
    (self as? UIStackView)?.arrangedSize(width: width).height
      ?? contentSize(fitting: CGSize(width: width, height: .infinity)).height
  }

  /// The value that stands for the smallest size in `systemLayoutSizeFitting(_:)`.
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  /// The value that stands for the largest size in `systemLayoutSizeFitting(_:)`.
  public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// Lays out everything that constraints in the view involve.
  func applyConstraints() {
    guard isPlacedFromOutside || self is UIScrollView, !(self is UIStackView), hasConstraints else { return }
    LayoutSystem(self, target: nil).apply()
  }

  fileprivate var hasConstraints: Bool {
    !constraints.isEmpty || held.contains { !$0.keepsOwnFrame && $0.hasConstraints }
  }
}

/// The data of a view for constraints.
package struct LayoutTerms {
  /// A priority along each axis.
  struct Strengths {
    var x: UILayoutPriority
    var y: UILayoutPriority

    init(both priority: UILayoutPriority) { (x, y) = (priority, priority) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? x : y }
      set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
  }

  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UILayoutGuide?
  /// The frame guide of a scroll view.
  var frame: UILayoutGuide?
  /// The margins set by the app; nil for the system's.
  var ownMargins: UIEdgeInsets?
  var hugging = Strengths(both: .defaultLow)
  var resistance = Strengths(both: .defaultHigh)
  /// The layout direction of surrounding SwiftUI views; nil inside another view.
  package var isRightToLeft: Bool?

  package init() {}
}
