import Foundation

/// A controller that shows columns side by side, the first of which determines the content of the others. In compact
/// width, they become pages on one stack.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Two, which are set by `viewControllers`.
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  /// A column of a split view.
  public enum Column: Int, Sendable {
    case primary = 0, supplementary, secondary
    /// Replaces the other columns in compact width.
    case compact
    /// Details about the last column, shown after it; a sheet in compact width. It is hidden until `show(_:)`.
    case inspector
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    /// The default.
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// How the columns share the space. Caveat: it changes nothing but `splitBehavior`.
  public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }

  /// When a button shows and hides the first columns.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }

  /// The edge of the first column.
  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }

  /// The background of the first column.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }

  /// The layout around a controller.
  public enum LayoutEnvironment: Int, Sendable {
    /// No split view controller.
    case none = 0
    case expanded, collapsed
  }

  /// The number of columns.
  public let style: Style

  /// Creates a controller with columns that are set by `setViewController(_:for:)`.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with two columns that are set by `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let styles: [String: Style] = ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
    style = (coder as? _NibCoder)?.element.choice("style", styles) ?? .unspecified
    super.init(coder: coder)
  }

  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The controllers as set by the app.
  private var columns: [Column: UIViewController] = [:]
  /// The controllers as shown: the same ones, or navigation controllers around them.
  final var holders: [Column: UIViewController] = [:]
  final var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// Returns the controller of a column; nil for none.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column. It is wrapped in a navigation controller unless it is one, except in the compact
  /// column.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    guard columns[column] !== vc else { return }
    let (old, top) = (holders[column], topColumn)
    columns[column] = vc
    holders[column] = vc.map { hold($0, in: column) }
    guard isCollapsed else {
      if let old, old.parent === self { release(old) }
      if isViewLoaded { arrange() }
      return
    }
    guard column != .inspector else { return }
    guard column != .primary, column != .compact, stack is UINavigationController else { return collapse() }
    let gone = pages[column] ?? []
    pages[column] = holders[column].map(Self.takePages)
    showPages(upTo: top, replacing: gone, animated: false)
  }

  private func hold(_ controller: UIViewController, in column: Column) -> UIViewController {
    if controller is UINavigationController || style == .unspecified || column == .compact { return controller }
    return UINavigationController(rootViewController: controller)
  }

  /// The controllers of the columns, in order; while collapsed, only the stack.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [stack].compactMap(\.self) : order.compactMap { holders[$0] } }
    set {
      for (index, column) in order.enumerated() {
        setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  private func take(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  final func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Collapsing

  /// Whether the columns are collapsed into one stack.
  open internal(set) var isCollapsed = false
  /// The stack that is shown while collapsed.
  final var stack: UIViewController?
  /// The pages of each column while collapsed.
  final var pages: [Column: [UIViewController]] = [:]

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adapt()
  }

  // MARK: Showing

  /// Shows a column.
  open func show(_ column: UISplitViewController.Column) {
    if isCollapsed {
      guard column == .inspector else { return showPages(upTo: column, animated: viewIfLoaded?.window != nil) }
      if let inspector = holders[.inspector], inspector.presentingViewController == nil {
        present(inspector, animated: viewIfLoaded?.window != nil)
      }
      return
    }
    switch column {
    case .primary: change(to: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
    case .supplementary: if mode == .secondaryOnly { change(to: .oneBesideSecondary) }
    case .inspector: setInspectorShown(true)
    case .secondary, .compact: break
    }
  }

  /// Hides a column.
  open func hide(_ column: UISplitViewController.Column) {
    if isCollapsed {
      if column == .inspector { holders[.inspector]?.presentingViewController?.dismiss(animated: true) }
      guard let index = order.firstIndex(of: column), index > 0 else { return }
      return showPages(upTo: order[index - 1], animated: viewIfLoaded?.window != nil)
    }
    switch column {
    case .primary: change(to: style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly)
    case .supplementary: change(to: .secondaryOnly)
    case .inspector: setInspectorShown(false)
    case .secondary, .compact: break
    }
  }

  private var isInspectorShown = false
  private func setInspectorShown(_ isShown: Bool) {
    guard isShown != isInspectorShown else { return }
    isInspectorShown = isShown
    if isViewLoaded { arrange() }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else { return }
    if isCollapsed, !(stack is UINavigationController) { return present(vc, animated: true) }
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  // MARK: Display mode

  private var mode = DisplayMode.secondaryOnly
  /// The visible columns.
  open var displayMode: UISplitViewController.DisplayMode { mode }
  /// The preferred visible columns; `automatic` for those that fit, which is where the screen is wider than high.
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic {
    didSet { change(to: usualMode) }
  }
  /// How the columns should share the space. Caveat: they are side by side.
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  /// How the columns share the space.
  open var splitBehavior: UISplitViewController.SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// When a button shows and hides the first columns. Caveat: `always` is the same as `automatic`.
  open var displayModeButtonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic {
    didSet { placeModeItem() }
  }
  /// The edge of the first column.
  open var primaryEdge = UISplitViewController.PrimaryEdge.leading { didSet { widthsDidChange() } }
  /// The background of the first column: none on a phone or tablet, whatever is set.
  open var primaryBackgroundStyle = UISplitViewController.BackgroundStyle.none
  /// Whether a swipe shows the first column. Caveat: only `displayModeButtonItem` does.
  open var presentsWithGesture = true
  /// Whether a button shows only the last column. Caveat: there is none.
  open var showsSecondaryOnlyButton = false

  private var usualMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    guard let size = viewIfLoaded?.bounds.size else { return .oneBesideSecondary }
    let isWide = size.width > size.height
    if style == .tripleColumn { return isWide ? .twoBesideSecondary : .oneBesideSecondary }
    return isWide || style == .unspecified ? .oneBesideSecondary : .secondaryOnly
  }

  private func change(to new: DisplayMode) {
    guard new != mode, !isCollapsed else { return }
    delegate?.splitViewController(self, willChangeTo: new)
    mode = new
    guard isViewLoaded else { return }
    arrange()
  }

  private lazy var modeItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      if mode == .secondaryOnly {
        show(style == .tripleColumn ? .supplementary : .primary)
      } else {
        change(to: .secondaryOnly)
      }
    })
  /// The button that shows and hides the first columns; hidden while there is space for one only.
  open var displayModeButtonItem: UIBarButtonItem { modeItem }

  /// While the first column is hidden, the last one has the button, unless something else is in its place.
  private func placeModeItem() {
    modeItem.isHidden = isCollapsed
    guard style != .unspecified,
      let item = (holders[.secondary] as? UINavigationController)?.viewControllers.first?.navigationItem
    else { return }
    let isWanted = !isCollapsed && mode == .secondaryOnly && displayModeButtonVisibility != .never
    if isWanted, item.leftBarButtonItem == nil {
      item.leftBarButtonItem = modeItem
    } else if !isWanted, item.leftBarButtonItem === modeItem {
      item.leftBarButtonItem = nil
    }
  }

  // MARK: Widths

  /// The default width.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }
  /// The preferred width of the first column, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the first column, as a fraction of the total width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// The minimum width in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// The maximum width in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the second of three columns, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// The preferred width of the inspector, in points.
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// The width of the first column, in points.
  open var primaryColumnWidth: CGFloat { width(.primary) }
  /// The width of the second of three columns, in points.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(.supplementary) : 0 }

  private func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// 320 points by default, as `UISplitViewController` had it on all iPads. At most half the total width: a guess.
  private func width(_ column: Column) -> CGFloat {
    let (unset, all) = (Self.automaticDimension, viewIfLoaded?.bounds.width ?? 0)
    var width: CGFloat = 320
    if column == .primary {
      if preferredPrimaryColumnWidthFraction != unset { width = preferredPrimaryColumnWidthFraction * all }
      if preferredPrimaryColumnWidth != unset { width = preferredPrimaryColumnWidth }
      if minimumPrimaryColumnWidth != unset { width = max(width, minimumPrimaryColumnWidth) }
      if maximumPrimaryColumnWidth != unset { width = min(width, maximumPrimaryColumnWidth) }
    } else if column == .inspector {
      if preferredInspectorColumnWidth != unset { width = preferredInspectorColumnWidth }
    } else if preferredSupplementaryColumnWidth != unset {
      width = preferredSupplementaryColumnWidth
    }
    return min(width, all / 2)
  }

  // MARK: Layout

  open override func loadView() {
    let made = SplitContainerView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.split = self
    made.backgroundColor = .opaqueSeparator
    view = made
    mode = usualMode
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adapt()
  }

  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, !isCollapsed else { return }
      change(to: usualMode)
    }
  }

  /// The visible columns, in order.
  private var visible: [UIViewController] {
    if isCollapsed { return [stack].compactMap(\.self) }
    let count =
      switch mode {
      case .secondaryOnly: 1
      case .automatic, .oneBesideSecondary, .oneOverSecondary: 2
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 3
      }
    let inspector = isInspectorShown ? holders[.inspector] : nil
    let isElsewhere = inspector?.presentingViewController != nil
    return order.suffix(count).compactMap { holders[$0] } + (isElsewhere ? [] : [inspector].compactMap(\.self))
  }

  final func arrange() {
    placeModeItem()
    let visible = visible
    for controller in children where !visible.contains(where: { $0 === controller }) { release(controller) }
    for controller in visible where controller.parent !== self {
      take(controller)
      controller.view.autoresizingMask = []
      view.addSubview(controller.view)
    }
    view.setNeedsLayout()
  }

  /// Lays out the columns, with a thin line between them.
  fileprivate func layOut(in container: UIView) {
    let (visible, line) = (visible, 1 / UIScreen.main.scale)
    let isReversed = container.readsRightToLeft != (primaryEdge == .trailing)
    var rest = container.bounds
    for controller in visible {
      guard let view = controller.viewIfLoaded, view.superview === container else { continue }
      let column = order.first { holders[$0] === controller } ?? .secondary
      let isLast = isCollapsed || controller === visible.last
      // The inspector takes its space from the last column.
      let behind = column == .secondary ? self.width(.inspector) + line : 0
      let width = isLast ? rest.width : column == .secondary ? rest.width - behind : width(column)
      let x = isReversed ? rest.maxX - width : rest.minX
      view.frame = CGRect(x: x, y: rest.minY, width: width, height: rest.height)
      rest.size.width -= width + line
      if !isReversed { rest.origin.x += width + line }
    }
  }

  open override var childForStatusBarStyle: UIViewController? { visible.last }
  open override var childForStatusBarHidden: UIViewController? { visible.last }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { visible.last }
}

/// The view of a split view controller.
@MainActor
private final class SplitContainerView: UIView {
  weak var split: UISplitViewController?
  override func layoutSubviews() { split?.layOut(in: self) }
}

extension UIViewController {
  /// The nearest enclosing split view controller.
  public var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
}
