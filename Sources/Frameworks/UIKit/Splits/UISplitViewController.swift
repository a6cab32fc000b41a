import Foundation

/// Shows columns beside each other, of which the first decides what the others show; where there is little room across, they are pages
/// on one stack.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two, which are set by `viewControllers`.
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    case primary = 0, supplementary, secondary
    /// What is shown in place of the others where there is little room across.
    case compact
    /// More about what the last column shows, behind it; a sheet where there is little room across. It is out of sight until `show(_:)`.
    case inspector
  }

  /// Which columns can be seen.
  public enum DisplayMode: Int, Sendable {
    /// As it is usual.
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// How the first columns and the last share the room. Caveat: it changes nothing but `splitBehavior`.
  public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }

  /// When there is a button that shows and hides the first columns.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }

  /// At which edge the first column is.
  public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }

  /// What is behind the first column.
  public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }

  /// How a controller lies in a split view controller.
  public enum LayoutEnvironment: Int, Sendable {
    /// There is none around it.
    case none = 0
    case expanded, collapsed
  }

  /// How many columns there are.
  public let style: Style

  /// A controller for columns, each of which is set with `setViewController(_:for:)`.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller for two columns that are set by `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let styles: [String: Style] = ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]
    style = (coder as? _NibCoder)?.element.choice("style", styles) ?? .unspecified
    super.init(coder: coder)
  }

  /// Decides what becomes of the columns where there is little room, and hears of changes.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// What was set.
  private var columns: [Column: UIViewController] = [:]
  /// What is shown for it: the controller itself, or a navigation controller around it.
  final var holders: [Column: UIViewController] = [:]
  final var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The controller of a column; nil for none.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column] }

  /// Puts a controller into a column. One that is no navigation controller is put into one, except for the compact column.
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

  /// The controllers of the columns, from the first to the last; where they are on one stack, only that.
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

  // MARK: Little room

  /// The columns are pages on one stack.
  open internal(set) var isCollapsed = false
  /// What is shown while they are.
  final var stack: UIViewController?
  /// The pages of each column while they are on one stack.
  final var pages: [Column: [UIViewController]] = [:]

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adapt()
  }

  // MARK: Showing

  /// Brings a column into view.
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

  /// Takes a column out of sight.
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
  /// Which columns can be seen.
  open var displayMode: UISplitViewController.DisplayMode { mode }
  /// Which columns are to be seen; `automatic` for those beside which there is room, which is where the screen is wider than high.
  open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic {
    didSet { change(to: usualMode) }
  }
  /// How the columns are to share the room. Caveat: they lie beside each other.
  open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic
  /// How the columns share the room.
  open var splitBehavior: UISplitViewController.SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// When there is a button that shows and hides the first columns. Caveat: `always` is as `automatic`.
  open var displayModeButtonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic {
    didSet { placeModeItem() }
  }
  /// At which edge the first column is.
  open var primaryEdge = UISplitViewController.PrimaryEdge.leading { didSet { widthsDidChange() } }
  /// What is behind the first column: on a phone and a tablet nothing, whatever is set.
  open var primaryBackgroundStyle = UISplitViewController.BackgroundStyle.none
  /// A swipe brings the first column. Caveat: only `displayModeButtonItem` does.
  open var presentsWithGesture = true
  /// A button shows the last column only. Caveat: there is none.
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
  /// A button that shows and hides the first columns; hidden while there is room for one only.
  open var displayModeButtonItem: UIBarButtonItem { modeItem }

  /// Where the first column is out of sight, the last one has the button, unless there is something in its place.
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

  /// Stands for the width that is usual.
  public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }
  /// How wide the first column is to be, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// The same as a share of all.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsDidChange() }
  }
  /// At least so many points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// At most so many points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// How wide the second of three columns is to be, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// How wide the inspector is to be, in points.
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
  /// How wide the first column is, in points.
  open var primaryColumnWidth: CGFloat { width(.primary) }
  /// How wide the second of three columns is, in points.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(.supplementary) : 0 }

  private func widthsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// 320 points unless set, as `UISplitViewController` had it on all iPads. No wider than half of all: a guess.
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

  // MARK: What is shown

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

  /// The columns that can be seen, from the first to the last.
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

  /// Gives each column its place, with a thin line between.
  fileprivate func layOut(in container: UIView) {
    let (visible, line) = (visible, 1 / UIScreen.main.scale)
    let isReversed = container.readsRightToLeft != (primaryEdge == .trailing)
    var rest = container.bounds
    for controller in visible {
      guard let view = controller.viewIfLoaded, view.superview === container else { continue }
      let column = order.first { holders[$0] === controller } ?? .secondary
      let isLast = isCollapsed || controller === visible.last
      // What is behind the last column takes of its room.
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
  /// The split view controller around this controller.
  public var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
}
