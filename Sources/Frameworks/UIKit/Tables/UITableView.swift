import Foundation

/// Rows below each other that scroll, of which only those that are visible exist.
///
/// Caveat: the delegate must be a `UITableViewDelegate` to hear of rows, although the property is that of scroll views.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// How rows come and go. Caveat: all but `none` are the same.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row is to be in the table.
  public enum ScrollPosition: Int, Sendable {
    /// Moves as little as possible.
    case none = 0
    case top, middle, bottom
  }

  /// Stands for the height that the content of a row leads to.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  /// A table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    AppearanceRules.quietly {
      alwaysBounceVertical = true
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  /// How the table looks.
  public let style: UITableView.Style

  /// Gets ready what will soon be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  private var fetched: Set<IndexPath> = []
  /// How many further rows are told of when one is shown: a guess.
  private static let prefetchedRows = 10

  func prefetch(after place: IndexPath) {
    guard let prefetchDataSource else { return }
    let end = min(place.row + 1 + Self.prefetchedRows, numberOfRows(inSection: place.section))
    guard place.row + 1 < end else { return }
    let new = (place.row + 1..<end).map { IndexPath(row: $0, section: place.section) }
      .filter { cellForRow(at: $0) == nil && fetched.insert($0).inserted }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }

  // MARK: Looks

  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UITableView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// How high rows are, in points, unless the delegate says otherwise.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { looks(.rowHeight, \.rowHeight, oldValue) } }
  /// What rows are taken to be before they are known. Caveat: the table estimates by the rows that it has seen.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// How high headers are, in points, unless the delegate says otherwise.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { looks(.sectionHeaderHeight, \.sectionHeaderHeight, oldValue) }
  }
  /// How high footers are, in points, unless the delegate says otherwise.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { looks(.sectionFooterHeight, \.sectionFooterHeight, oldValue) }
  }
  /// What headers are taken to be before they are known. Caveat: see `estimatedRowHeight`.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// What footers are taken to be before they are known. Caveat: see `estimatedRowHeight`.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Above headers in a plain table. Caveat: there is none.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      customized(.separatorStyle, \UITableView.separatorStyle)
      rowsNeedUpdate()
    }
  }
  /// The colour of the lines.
  open var separatorColor: UIColor? = .separator {
    didSet {
      customized(.separatorColor, \UITableView.separatorColor)
      rowsNeedUpdate()
    }
  }
  /// How far lines keep from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      customized(.separatorInset, \UITableView.separatorInset)
      rowsNeedUpdate()
    }
  }
  /// Stands above the first row, as high as it is.
  open var tableHeaderView: UIView? { didSet { looks(.tableHeaderView, \.tableHeaderView, oldValue) } }
  /// Stands below the last row, as high as it is.
  open var tableFooterView: UIView? { didSet { looks(.tableFooterView, \.tableFooterView, oldValue) } }
  /// Stands behind the rows.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      contentDidChange()
    }
  }
  /// Rows show that they can be deleted and moved.
  open private(set) var isEditing = false
  /// Lets rows show that they can be deleted and moved.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    isAnimated = animated
    contentDidChange()
  }

  package override var laysOutWhenScrolled: Bool { false }

  // MARK: Data

  /// Says what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      rows = delegate as? any UITableViewDelegate
      contentDidChange()
    }
  }
  /// The delegate, if it decides about rows.
  package private(set) weak var rows: (any UITableViewDelegate)?

  /// What the table shows, by what tells its rows apart.
  package var rowModel = TableModel() { didSet { contentDidChange() } }
  private var isLoaded = false
  /// The last change is to be animated.
  package private(set) var isAnimated = false

  func animateChanges(_ isAnimated: Bool) {
    isLoaded = true
    self.isAnimated = isAnimated
  }

  /// Asks for everything anew.
  open func reloadData() {
    isLoaded = false
    isAnimated = false
    chosen = []
    contentDidChange()
  }

  /// Asks the data source how much there is, if that is not known.
  package func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let dataSource else { return rowModel = TableModel() }
    if dataSource is any DiffableTableSource { return rowModel.reloadAll() }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    rowModel.load(counts)
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return rowModel.sections.count
  }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rowModel.sections.indices.contains(section) ? rowModel.sections[section].rows.count : 0
  }

  // MARK: Changes

  private var batch = 0

  /// What `updates` changes is shown at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    isAnimated = true
    rowModel.beginBatch()
    batch += 1
    updates?()
    batch -= 1
    if batch == 0 { rowModel.endBatch() }
    completion?(true)
  }
  /// Changes up to `endUpdates()` are shown at once.
  open func beginUpdates() {
    loadIfNeeded()
    isAnimated = true
    if batch == 0 { rowModel.beginBatch() }
    batch += 1
  }
  /// Shows the changes since `beginUpdates()`.
  open func endUpdates() {
    guard batch > 0 else { return }
    batch -= 1
    if batch == 0 {
      rowModel.endBatch()
      heightsDidChange()
    }
  }

  private func change(_ animation: RowAnimation, _ change: (inout TableModel) -> Void) {
    loadIfNeeded()
    isAnimated = animation != .none
    if batch > 0 { return change(&rowModel) }
    rowModel.beginBatch()
    change(&rowModel)
    rowModel.endBatch()
  }

  /// The data source has rows more, at these places after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.insert(indexPaths) }
  }
  /// The data source has these rows no longer.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.delete(indexPaths) }
  }
  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.reload(indexPaths) }
  }
  /// The same as `reloadRows(at:with:)`, without animation.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) { $0.reload(indexPaths) } }
  /// A row is elsewhere.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.move(indexPath, to: newIndexPath) }
  }
  /// The data source has sections more.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { rowModel in
      rowModel.insertSections(sections) { self.dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    }
  }
  /// The data source has these sections no longer.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.deleteSections(sections) }
  }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { rowModel in
      rowModel.reloadSections(sections) { self.dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    }
  }

  // MARK: Cells

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var free: [String: [UITableViewCell]] = [:]
  private var freeViews: [String: [UITableViewHeaderFooterView]] = [:]

  /// Makes cells of a name of a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Makes headers and footers of a name of a class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell that is no longer visible, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let known = free[identifier]?.popLast() {
      known.prepareForReuse()
      return known
    }
    return cellClasses[identifier].map { $0.made(reuseIdentifier: identifier) }
  }
  /// A cell for a row. Where no class was registered it is a plain one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A header or footer that is no longer visible, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let known = freeViews[identifier]?.popLast() {
      known.prepareForReuse()
      return known
    }
    return viewClasses[identifier].map { $0.made(reuseIdentifier: identifier) }
  }

  func recycle(_ cell: UITableViewCell) {
    cell.table = nil
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { free[name, default: []].append(cell) }
  }
  package func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier {
      freeViews[name, default: []].append(view)
    }
  }

  /// The rows that exist now.
  var live: [AnyHashable: TableRowView] = [:]

  private func rowsNeedUpdate() { for row in live.values { row.decorate() } }
  private func heightsDidChange() { for row in live.values { row.invalidateSurroundingLayout() } }

  /// The cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rowModel.id(at: indexPath).flatMap { live[$0]?.cell }
  }
  /// The row of a cell; nil if it is not in the table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    live.first { $0.value.cell === cell }.flatMap { rowModel.place(of: $0.key) }
  }
  /// The row at a point of the table; nil if none that is visible is there.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    live.first { $0.value.convert($0.value.bounds, to: self).contains(point) }.flatMap { rowModel.place(of: $0.key) }
  }
  /// The visible cells, from above.
  open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }
  /// The visible rows, from above. Caveat: also those that are about to come into view.
  open var indexPathsForVisibleRows: [IndexPath]? { live.keys.compactMap { rowModel.place(of: $0) }.sorted() }

  /// Scrolls to a row.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let id = rowModel.id(at: indexPath) else { return }
    let share: CGFloat? =
      switch scrollPosition {
      case .none: nil
      case .top: 0
      case .middle: 0.5
      case .bottom: 1
      }
    guard let scroller else { return wantedRow = (id, share) }
    scroller.scroll(toItem: id, at: share, animated: animated)
  }
  /// The row that was asked for while there was nothing to scroll yet.
  package var wantedRow: (id: AnyHashable, share: CGFloat?)?

  // MARK: Selection

  private var chosen: Set<AnyHashable> = []
  /// Rows can be chosen.
  open var allowsSelection = true
  /// More than one row can be chosen.
  open var allowsMultipleSelection = false
  /// Rows can be chosen while they show that they can be deleted.
  open var allowsSelectionDuringEditing = false
  /// Several rows can be chosen while they show that they can be deleted. Caveat: it changes nothing.
  open var allowsMultipleSelectionDuringEditing = false

  /// The first chosen row; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The chosen rows; nil if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let places = chosen.compactMap { rowModel.place(of: $0) }.sorted()
    return places.isEmpty ? nil : places
  }

  func isChosen(_ id: AnyHashable) -> Bool { chosen.contains(id) }

  private func choose(_ id: AnyHashable, _ isChosen: Bool, animated: Bool) {
    if isChosen { chosen.insert(id) } else { chosen.remove(id) }
    live[id]?.cell?.setSelected(isChosen, animated: animated)
  }

  /// Chooses a row; the delegate does not hear of it.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    loadIfNeeded()
    if !allowsMultipleSelection || indexPath == nil { for id in chosen { choose(id, false, animated: animated) } }
    guard let indexPath, let id = rowModel.id(at: indexPath) else { return }
    choose(id, true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Chooses a row no longer; the delegate does not hear of it.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let id = rowModel.id(at: indexPath) { choose(id, false, animated: animated) }
  }

  /// A person tapped a row.
  func tapped(_ id: AnyHashable) {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing, let place = rowModel.place(of: id),
      rows?.tableView(self, shouldHighlightRowAt: place) != false
    else { return }
    if allowsMultipleSelection, chosen.contains(id) {
      choose(id, false, animated: true)
      rows?.tableView(self, didDeselectRowAt: place)
      return
    }
    let target = rows == nil ? place : rows?.tableView(self, willSelectRowAt: place)
    guard let target, let wanted = rowModel.id(at: target) else { return }
    if !allowsMultipleSelection {
      for old in chosen where old != wanted {
        choose(old, false, animated: true)
        if let place = rowModel.place(of: old) { rows?.tableView(self, didDeselectRowAt: place) }
      }
    }
    choose(wanted, true, animated: true)
    rows?.tableView(self, didSelectRowAt: target)
  }
}
