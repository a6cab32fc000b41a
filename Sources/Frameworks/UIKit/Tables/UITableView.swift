import Foundation

/// Rows below each other that scroll, of which only those that are visible exist.
///
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped
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

  /// How the table looks.
  public let style: UITableView.Style

  /// Gets ready what will soon be shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// What will soon be shown is told to `prefetchDataSource`.
  open var isPrefetchingEnabled = true
  /// What `prefetchDataSource` was told of, and is not shown yet.
  final var fetched: Set<IndexPath> = []

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
  /// The app has said how far lines keep from the edges.
  private(set) var hasOwnSeparatorInset = false
  /// How far lines keep from the edges, in points. Until it is set they begin at the text of a cell with a picture.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet {
      hasOwnSeparatorInset = true
      customized(.separatorInset, \UITableView.separatorInset)
      rowsNeedUpdate()
    }
  }
  /// What lets the ground shine through separators; nil for nothing. Caveat: it has no effect.
  open var separatorEffect: UIVisualEffect?
  /// From where `separatorInset` counts.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { rowsNeedUpdate() } }
  }
  /// How high empty rows below the last one are. Caveat: nothing is drawn there.
  open var fillerRowHeight: CGFloat = 0
  /// Contents of cells keep out of the safe area. Caveat: on phones that stand upright there is none at the sides.
  open var insetsContentViewsToSafeArea = true
  /// Margins of cells make texts easy to read on wide screens. A phone's screen is not that wide.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the titles at the side; nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { looks(sectionIndexColor, oldValue) } }
  /// Behind the titles at the side; nil for nothing.
  open var sectionIndexBackgroundColor: UIColor? { didSet { looks(sectionIndexBackgroundColor, oldValue) } }
  /// Behind the titles at the side while a finger is on them; nil for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { looks(sectionIndexTrackingBackgroundColor, oldValue) }
  }
  /// How many rows there are before titles stand at the side.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { looks(sectionIndexMinimumDisplayRowCount, oldValue) } }
  private func looks<Value: Equatable>(_ new: Value, _ old: Value) { if new != old { contentDidChange() } }
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
  open var isEditing: Bool {
    get { edited }
    set { setEditing(newValue, animated: false) }
  }
  private var edited = false
  /// Lets rows show that they can be deleted and moved.
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

  /// Says what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Decides about rows, and hears of them.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { rows }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() {
    rows = super.delegate as? any UITableViewDelegate
    contentDidChange()
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
  /// There are changes that `endUpdates()` has not shown yet.
  open var hasUncommittedUpdates: Bool { batch > 0 }

  /// What `updates` changes is shown at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    isAnimated = true
    if batch == 0 { rowModel.beginBatch() }
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

  /// A section is elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.moveSection(section, to: newSection) }
  }

  // MARK: Cells

  /// What cells and titles are made from that come from storyboards and nibs.
  final var prototypes = NibPrototypes()
  /// What the table shows if it was arranged in Interface Builder; nil for what a data source says.
  final var staticSections: [StaticSection]?
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var free: [String: [UITableViewCell]] = [:]
  private var freeViews: [String: [UITableViewHeaderFooterView]] = [:]

  /// Makes cells of a name of a class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
    prototypes.forget(identifier)
  }
  /// Makes headers and footers of a name of a class.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    prototypes.forget(NibPrototypes.titleName(identifier))
  }

  /// A cell that is no longer visible, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let known = free[identifier]?.popLast() {
      known.prepareForReuse()
      return known
    }
    return prototypes.cell(identifier) ?? cellClasses[identifier].map { $0.made(reuseIdentifier: identifier) }
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
    return prototypes.title(identifier) ?? viewClasses[identifier].map { $0.made(reuseIdentifier: identifier) }
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

  /// The headers and footers that exist now.
  final var titles: [TitlePlace: UIView] = [:]
  /// How high rows were when they were seen last, in points.
  final var heights: [AnyHashable: CGFloat] = [:]
  /// The row that was asked for while there was nothing to scroll yet.
  package var wantedRow: (id: AnyHashable, share: CGFloat?)?
  /// Rows of another size change the others' places by themselves. They always do here.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Selection

  final var chosen: Set<AnyHashable> = []
  /// Rows can be chosen.
  open var allowsSelection = true
  /// More than one row can be chosen.
  open var allowsMultipleSelection = false
  /// Rows can be chosen while they show that they can be deleted.
  open var allowsSelectionDuringEditing = false
  /// Several rows can be chosen while they can be changed; they show circles for that.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { contentDidChange() } }
  }
  /// A row is chosen when keys go to it. Caveat: no keys go to rows.
  open var selectionFollowsFocus = false
  /// Keys go to the row to which they went last. Caveat: no keys go to rows.
  open var remembersLastFocusedIndexPath = false
  /// Keys can go to rows. Caveat: none do.
  open var allowsFocus = true

  // MARK: Dragging

  /// A finger that rests on a row can drag it.
  open var dragInteractionEnabled = true
  /// Says what is dragged with a row.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { watchDrags() } }
  /// Decides what becomes of things that are dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { watchDrags() } }
  final var drags: ItemDrag<UITableView>?
  /// A row of the table is dragged.
  open var hasActiveDrag: Bool { drags?.isDragging ?? false }
  /// Something is dragged over the table.
  open var hasActiveDrop: Bool { drags?.isOver ?? false }
}
