import Foundation

/// A scrolling list of rows, of which only the visible ones exist.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// Lets the content determine a height.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  /// Creates a table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = Self.nibStyle(coder) ?? .plain
    super.init(coder: coder)
    if !(coder is _NibCoder) { begin() }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    begin()
    super._decode(element, from: coder)
    decodeTable(element, in: coder.graph)
  }

  private func begin() {
    AppearanceRules.quietly {
      alwaysBounceVertical = true
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
  }

  /// The style.
  public let style: UITableView.Style

  /// The object that prefetches data for rows.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is called.
  open var isPrefetchingEnabled = true
  /// The rows reported to `prefetchDataSource` that are not visible yet.
  final var fetched: Set<IndexPath> = []

  // MARK: Appearance

  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UITableView, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// The height of rows, in points, unless the delegate gives one.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { looks(.rowHeight, \.rowHeight, oldValue) } }
  /// The estimated height of rows. Caveat: the table estimates by the rows that it has seen.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers, in points, unless the delegate gives one.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { looks(.sectionHeaderHeight, \.sectionHeaderHeight, oldValue) }
  }
  /// The height of footers, in points, unless the delegate gives one.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { looks(.sectionFooterHeight, \.sectionFooterHeight, oldValue) }
  }
  /// The estimated height of headers. Caveat: see `estimatedRowHeight`.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of footers. Caveat: see `estimatedRowHeight`.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The padding above headers in a plain table. Caveat: there is none.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The style of separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      customized(.separatorStyle, \UITableView.separatorStyle)
      rowsNeedUpdate()
    }
  }
  /// The colour of separators.
  open var separatorColor: UIColor? = .separator {
    didSet {
      customized(.separatorColor, \UITableView.separatorColor)
      rowsNeedUpdate()
    }
  }
  /// Whether the app has set the separator insets.
  private(set) var hasOwnSeparatorInset = false
  /// The insets of separators, in points. By default they start at the text of a cell with an image.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      hasOwnSeparatorInset = true
      customized(.separatorInset, \UITableView.separatorInset)
      rowsNeedUpdate()
    }
  }
  /// The effect applied to separators; nil for none. Caveat: it has no effect.
  open var separatorEffect: UIVisualEffect?
  /// The reference of `separatorInset`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { rowsNeedUpdate() } }
  }
  /// The height of empty rows after the last one. Caveat: nothing is drawn there.
  open var fillerRowHeight: CGFloat = 0
  /// Whether cell content avoids the safe area. Caveat: upright phones have none at the sides.
  open var insetsContentViewsToSafeArea = true
  /// Whether cell margins follow the readable width. A phone's screen is not that wide.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the section index; nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { looks(sectionIndexColor, oldValue) } }
  /// The background of the section index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { looks(sectionIndexBackgroundColor, oldValue) } }
  /// The background of the section index while touched; nil for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { looks(sectionIndexTrackingBackgroundColor, oldValue) }
  }
  /// The number of rows from which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { looks(sectionIndexMinimumDisplayRowCount, oldValue) } }
  /// Asks the data source for the titles of the section index again.
  open func reloadSectionIndexTitles() { contentDidChange() }
  private func looks<Value: Equatable>(_ new: Value, _ old: Value) { if new != old { contentDidChange() } }
  /// The view above the first row, which keeps its height.
  open var tableHeaderView: UIView? { didSet { looks(.tableHeaderView, \.tableHeaderView, oldValue) } }
  /// The view below the last row, which keeps its height.
  open var tableFooterView: UIView? { didSet { looks(.tableFooterView, \.tableFooterView, oldValue) } }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      contentDidChange()
    }
  }
  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { edited }
    set { setEditing(newValue, animated: false) }
  }
  private var edited = false
  /// Enters or leaves editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edited else { return }
    edited = editing
    isAnimated = animated
    if !allowsMultipleSelection || !allowsSelectionDuringEditing {
      for id in chosen { choose(id, false, animated: animated) }
    }
    for (id, row) in live { row.cell?.setEditing(editing && canEdit(id), animated: animated) }
    contentDidChange()
  }

  package override var laysOutWhenScrolled: Bool { false }

  // MARK: Data

  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { rows }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() {
    rows = super.delegate as? any UITableViewDelegate
    contentDidChange()
  }
  /// The delegate, if it conforms to `UITableViewDelegate`.
  package private(set) weak var rows: (any UITableViewDelegate)?

  /// The content, by row identity.
  package var rowModel = TableModel() { didSet { contentDidChange() } }
  private var isLoaded = false
  /// Whether the last change is animated.
  package private(set) var isAnimated = false

  func animateChanges(_ isAnimated: Bool) {
    isLoaded = true
    self.isAnimated = isAnimated
  }

  /// Reloads all rows and sections.
  open func reloadData() {
    isLoaded = false
    isAnimated = false
    chosen = []
    contentDidChange()
  }

  /// Asks the data source for the numbers of rows, if they are not known.
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

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return rowModel.sections.count
  }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rowModel.sections.indices.contains(section) ? rowModel.sections[section].rows.count : 0
  }

  // MARK: Changes

  private var batch = 0
  /// Whether there are changes that `endUpdates()` has not shown yet.
  open var hasUncommittedUpdates: Bool { batch > 0 }

  /// Shows the changes made in `updates` together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    isAnimated = isLoaded
    if batch == 0 { rowModel.beginBatch() }
    batch += 1
    updates?()
    batch -= 1
    if batch == 0 { rowModel.endBatch() }
    completion?(true)
  }
  // The closure that Apple's method takes does not escape either, so that it needs no `self.`, which Swift cannot say of
  // an optional one.
  /// Shows the changes made in `updates` together.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Starts a group of changes, which `endUpdates()` shows together.
  open func beginUpdates() {
    isAnimated = isLoaded
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
    // The data source has changed already, and has not been asked for its numbers yet.
    guard isLoaded else { return }
    isAnimated = animation != .none
    if batch > 0 { return change(&rowModel) }
    rowModel.beginBatch()
    change(&rowModel)
    rowModel.endBatch()
  }

  /// Inserts rows, at index paths after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.insert(indexPaths) }
  }
  /// Deletes rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.delete(indexPaths) }
  }
  /// Reloads rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.reload(indexPaths) }
  }
  /// The same as `reloadRows(at:with:)`, without animation.
  open func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) { $0.reload(indexPaths) } }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.move(indexPath, to: newIndexPath) }
  }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { rowModel in
      rowModel.insertSections(sections) { self.dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    }
  }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.deleteSections(sections) }
  }
  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { rowModel in
      rowModel.reloadSections(sections) { self.dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.moveSection(section, to: newSection) }
  }

  // MARK: Cells

  /// The prototypes of cells and headers, from storyboards and nibs.
  final var prototypes = NibPrototypes()
  /// The static sections of a table designed in Interface Builder; nil for a data source.
  final var staticSections: [StaticSection]?
  private let cells = ReusePool<UITableViewCell>()
  private let headers = ReusePool<UITableViewHeaderFooterView>()

  /// Registers a class of cells for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass, for: identifier)
    prototypes.forget(identifier)
  }
  /// Registers a class of headers and footers for an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(aClass, for: identifier)
    prototypes.forget(NibPrototypes.titleName(identifier))
  }

  /// Returns a reused cell or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.next(identifier) ?? prototypes.cell(identifier)
      ?? cells.type(for: identifier)?.made(reuseIdentifier: identifier)
  }
  /// Returns a cell for a row; a plain one if no class was registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Returns a reused header or footer or a new one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headers.next(identifier) ?? prototypes.title(identifier)
      ?? headers.type(for: identifier)?.made(reuseIdentifier: identifier)
  }

  func recycle(_ cell: UITableViewCell) {
    cell.table = nil
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { cells.keep(cell, as: name) }
  }
  package func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier { headers.keep(view, as: name) }
  }

  /// The rows that currently exist.
  var live: [AnyHashable: TableRowView] = [:]

  /// The headers and footers that currently exist.
  final var titles: [TitlePlace: UIView] = [:]
  /// The heights of rows when they were last seen, in points.
  final var heights: [AnyHashable: CGFloat] = [:]
  /// The row that was requested before the table could scroll.
  package var wantedRow: (id: AnyHashable, share: CGFloat?)?
  /// Whether resized cells update the layout automatically. They always do here.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Selection

  final var chosen: Set<AnyHashable> = []
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode, shown by circles.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { contentDidChange() } }
  }
  /// Whether a row is selected when it gets the focus. Caveat: rows get no focus.
  open var selectionFollowsFocus = false
  /// Whether the focus returns to the row that last had it. Caveat: rows get no focus.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can get the focus. Caveat: none do.
  open var allowsFocus = true

  // MARK: Dragging

  /// Whether rows can be dragged.
  open var dragInteractionEnabled = true
  /// The delegate that provides the dragged items.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { watchDrags() } }
  /// The delegate that handles drops.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { watchDrags() } }
  final var drags: ItemDrag<UITableView>?
  /// Whether a row of the table is being dragged.
  open var hasActiveDrag: Bool { drags?.isDragging ?? false }
  /// Whether something is being dragged over the table.
  open var hasActiveDrop: Bool { drags?.isOver ?? false }
}
