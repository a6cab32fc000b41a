import Foundation

/// A scrolling view of items that a layout arranges; only visible ones have cells.
///
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// The axis along which a collection view scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    AppearanceRules.quietly { backgroundColor = .systemBackground }
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeCollection(element, in: coder.graph)
  }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutDidBecomeInvalid()
    }
  }
  /// Changes the layout; items move to their new positions.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    layout.prepareForTransition(from: old)
    old.prepareForTransition(to: layout)
    pass.isAnimated = animated
    pass.asksForOffset = true
    collectionViewLayout = layout
    layoutIfNeeded()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    completion?(true)
  }
  /// Changes the layout without a completion handler.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  package override var laysOutWhenScrolled: Bool { false }

  // MARK: Data

  /// The object that provides the content.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which decides about items and is notified of events.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { items }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() {
    items = super.delegate as? any UICollectionViewDelegate
    layoutDidBecomeInvalid()
  }
  /// The delegate as a collection view delegate.
  private(set) weak var items: (any UICollectionViewDelegate)?

  /// The object that prepares content that will soon be visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
  /// Whether `prefetchDataSource` is called.
  open var isPrefetchingEnabled = true
  /// The items that `prefetchDataSource` was called for.
  final var fetched: Set<AnyHashable> = []

  var itemModel = TableModel()
  private var isLoaded = false

  /// Reloads everything.
  open func reloadData() {
    isLoaded = false
    chosen = []
    fetched = []
    invalidateAll()
  }

  final func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let dataSource else { return itemModel = TableModel() }
    if dataSource is any DiffableTableSource { return itemModel.reloadAll() }
    itemModel.load(
      (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
  }

  /// Shows a snapshot.
  func show(_ sections: [TableModel.Section], reloading: [AnyHashable], isAnimated: Bool) {
    isLoaded = true
    let old = itemModel
    itemModel.show(sections, reloading: reloading)
    if isAnimated { updates = (old, UICollectionViewUpdateItem.between(old, itemModel)) }
    pass.isAnimated = isAnimated
    invalidateAll()
  }

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return itemModel.sections.count
  }
  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return itemModel.sections.indices.contains(section) ? itemModel.sections[section].rows.count : 0
  }

  private var batch = 0

  /// Applies all changes of `updates` together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { updates?() }
    layoutIfNeeded()
    completion?(true)
  }

  // See `UITableView`.
  /// Applies all changes of `updates` together.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  func change(_ change: () -> Void) {
    // What nobody has seen yet needs no updates: the data source will be asked for its numbers as they are then.
    guard isLoaded || batch > 0 else {
      change()
      itemModel = TableModel()
      return
    }
    let old = itemModel
    if batch == 0 { itemModel.beginBatch() }
    batch += 1
    change()
    batch -= 1
    guard batch == 0 else { return }
    let changes = itemModel.endBatch()
    if movement == nil { updates = (old, UICollectionViewUpdateItem.all(changes)) }
    pass.isAnimated = true
    invalidateAll()
  }
  /// The changes since the last layout and the model before them.
  final var updates: (old: TableModel, items: [UICollectionViewUpdateItem])?

  private func count(_ section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
  /// Inserts items, at index paths after the change.
  open func insertItems(at indexPaths: [IndexPath]) { change { itemModel.insert(indexPaths) } }
  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) { change { itemModel.delete(indexPaths) } }
  /// Reloads items.
  open func reloadItems(at indexPaths: [IndexPath]) { change { itemModel.reload(indexPaths) } }
  /// Reconfigures items.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { itemModel.reload(indexPaths) } }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { itemModel.move(indexPath, to: newIndexPath) }
  }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) { change { itemModel.insertSections(sections, count: count) } }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { change { itemModel.deleteSections(sections) } }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { itemModel.moveSection(section, to: newSection) }
  }
  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) { change { itemModel.reloadSections(sections, count: count) } }

  // MARK: Cells

  /// The prototypes from storyboards and nibs.
  final var prototypes = NibPrototypes()
  final let pool = ReusePool<UICollectionReusableView>()

  static func name(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")/\(identifier)" }

  /// Registers a class for cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: Self.name(nil, identifier))
    prototypes.forget(Self.name(nil, identifier))
  }
  /// Registers a class for supplementary views with an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: Self.name(elementKind, identifier))
    prototypes.forget(Self.name(elementKind, identifier))
  }
  /// Registers a nib for supplementary views with an identifier; its first top-level object is the view. Nil removes
  /// it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    prototypes.register(nib, Self.name(kind, identifier))
  }

  func dequeue(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
    let name = Self.name(kind, identifier)
    return pool.next(name) ?? prototypes.view(name, identifier) ?? pool.type(for: name)?.made(identifier)
  }

  /// Returns a cell for an item. Without a registered class it is empty.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = dequeue(nil, identifier) as? UICollectionViewCell ?? UICollectionViewCell()
    begin(cell, at: indexPath)
    return cell
  }
  /// Associates a cell with its index path while it is configured.
  func begin(_ cell: UICollectionViewCell, at place: IndexPath) {
    cell.collection = self
    cell.item = itemModel.id(at: place)
    placeComing(cell, kind: nil, at: place)
  }
  /// Returns a supplementary view. Without a registered class it is empty.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(elementKind, identifier) ?? UICollectionReusableView()
    placeComing(view, kind: elementKind, at: indexPath)
    return view
  }

  // MARK: Layout

  struct LiveView {
    let view: UICollectionReusableView
    var version: Int
    let kind: String?
    var place: IndexPath?
  }
  /// The existing views, by item or section identifier.
  var live: [AnyHashable: LiveView] = [:]
  /// The scroll views of orthogonal sections.
  var bands: [Int: OrthogonalScrollView] = [:]
  /// The pinned elements, at their unpinned positions.
  var pinned: [(attributes: UICollectionViewLayoutAttributes, view: UIView)] = []
  /// The area in which all elements are known.
  var covered = CGRect.null
  final var pass = LayoutPass()

  func layoutDidBecomeInvalid() {
    pass.isPrepared = false
    setNeedsLayout()
  }

  package override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    } else if !covered.contains(bounds) {
      setNeedsLayout()
    }
    for (attributes, view) in pinned { view.frame = frame(of: attributes) }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layoutDidBecomeInvalid()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutElements()
  }

  /// The list configuration, if the collection view is a list.
  final var listConfiguration: UICollectionLayoutListConfiguration?

  package override func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    super.restingPlace(
      for: collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity),
      velocity: velocity)
  }

  // MARK: Editing

  /// Whether items show that they can be edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      if !isEditing, !allowsMultipleSelection { for id in chosen { choose(id, false) } }
      for entry in live.values { (entry.view as? UICollectionViewCell)?.stateDidChange() }
      layoutDidBecomeInvalid()
    }
  }
  /// Whether items can be selected during editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected during editing.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Selection

  var chosen: Set<AnyHashable> = []
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// The selected items; nil if none can be selected.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen.compactMap { itemModel.place(of: $0) }.sorted() }

  // MARK: Moving and dragging

  /// The item that a finger moves.
  final var movement: ItemMovement?
  /// The object that moves items by a long press.
  final var mover: ItemMover?
  /// Whether a long press on an item starts a drag.
  open var dragInteractionEnabled = true
  /// The object that provides the dragged content of items.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { watchDrags() } }
  /// The object that handles drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { watchDrags() } }
  final var drags: ItemDrag<UICollectionView>?
  /// How soon items make way for a dragged one. Caveat: they do so on the drop.
  open var reorderingCadence = ReorderingCadence.immediate
  /// When cells of another size invalidate the layout. They always do here.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
}
