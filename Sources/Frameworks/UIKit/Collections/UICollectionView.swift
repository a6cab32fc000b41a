import Foundation

/// Items that a layout places and that scroll, of which only those that are visible exist.
///
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Along which a collection scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }

  /// A collection with a layout.
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

  /// Decides where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutDidBecomeInvalid()
    }
  }
  /// Exchanges the layout; items move to where they are in the new one.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    layout.prepareForTransition(from: old)
    old.prepareForTransition(to: layout)
    animatesNext = animated
    asksForOffset = true
    collectionViewLayout = layout
    layoutIfNeeded()
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    completion?(true)
  }
  /// The same, without a word when it is done.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Stands behind the items.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  package override var laysOutWhenScrolled: Bool { false }

  // MARK: Data

  /// Says what the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Decides about items, and hears of them.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { items }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() {
    items = super.delegate as? any UICollectionViewDelegate
    layoutDidBecomeInvalid()
  }
  /// The delegate, if it decides about items.
  private(set) weak var items: (any UICollectionViewDelegate)?

  /// Gets ready what will soon be shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
  /// What will soon be shown is told to `prefetchDataSource`.
  open var isPrefetchingEnabled = true
  /// What `prefetchDataSource` was told of.
  final var fetched: Set<AnyHashable> = []

  var itemModel = TableModel()
  private var isLoaded = false

  /// Asks for everything anew.
  open func reloadData() {
    isLoaded = false
    chosen = []
    fetched = []
    invalidateAll()
  }

  /// The layout hears that everything is to be asked for anew.
  private func invalidateAll() {
    let context = collectionViewLayout.context()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
    layoutDidBecomeInvalid()
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    guard let dataSource else { return itemModel = TableModel() }
    if dataSource is any DiffableTableSource { return itemModel.reloadAll() }
    itemModel.load(
      (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
  }

  /// Shows what a snapshot says.
  func show(_ sections: [TableModel.Section], reloading: [AnyHashable], isAnimated: Bool) {
    isLoaded = true
    let old = itemModel
    itemModel.show(sections, reloading: reloading)
    if isAnimated { updates = (old, UICollectionViewUpdateItem.between(old, itemModel)) }
    animatesNext = isAnimated
    invalidateAll()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return itemModel.sections.count
  }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return itemModel.sections.indices.contains(section) ? itemModel.sections[section].rows.count : 0
  }

  private var batch = 0

  /// What `updates` changes is shown at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { updates?() }
    layoutIfNeeded()
    completion?(true)
  }

  func change(_ change: () -> Void) {
    loadIfNeeded()
    let old = itemModel
    if batch == 0 { itemModel.beginBatch() }
    batch += 1
    change()
    batch -= 1
    guard batch == 0 else { return }
    let changes = itemModel.endBatch()
    if movement == nil { updates = (old, UICollectionViewUpdateItem.all(changes)) }
    animatesNext = true
    invalidateAll()
  }
  /// What changed since the last layout, and what was there before.
  final var updates: (old: TableModel, items: [UICollectionViewUpdateItem])?
  /// The layout is asked what is to be visible.
  private var asksForOffset = false

  private func count(_ section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }
  /// The data source has items more, at these places after the change.
  open func insertItems(at indexPaths: [IndexPath]) { change { itemModel.insert(indexPaths) } }
  /// The data source has these items no longer.
  open func deleteItems(at indexPaths: [IndexPath]) { change { itemModel.delete(indexPaths) } }
  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { change { itemModel.reload(indexPaths) } }
  /// Asks for items anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { itemModel.reload(indexPaths) } }
  /// An item is elsewhere.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { itemModel.move(indexPath, to: newIndexPath) }
  }
  /// The data source has sections more.
  open func insertSections(_ sections: IndexSet) { change { itemModel.insertSections(sections, count: count) } }
  /// The data source has these sections no longer.
  open func deleteSections(_ sections: IndexSet) { change { itemModel.deleteSections(sections) } }
  /// A section is elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { itemModel.moveSection(section, to: newSection) }
  }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) { change { itemModel.reloadSections(sections, count: count) } }

  // MARK: Cells

  /// What views are made from that come from storyboards and nibs.
  final var prototypes = NibPrototypes()
  private var classes: [String: UICollectionReusableView.Type] = [:]
  var free: [String: [UICollectionReusableView]] = [:]

  static func name(_ kind: String?, _ identifier: String) -> String { "\(kind ?? "")/\(identifier)" }

  /// Makes cells of a name of a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[Self.name(nil, identifier)] = cellClass as? UICollectionReusableView.Type
    prototypes.forget(Self.name(nil, identifier))
  }
  /// Makes views of sections of a name of a class.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    classes[Self.name(elementKind, identifier)] = viewClass as? UICollectionReusableView.Type
    prototypes.forget(Self.name(elementKind, identifier))
  }
  /// Makes views of sections of a name from a nib, whose first object at the top has to be one; nil for no longer.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    prototypes.register(nib, Self.name(kind, identifier))
  }

  func dequeue(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
    let name = Self.name(kind, identifier)
    if let known = free[name]?.popLast() {
      known.prepareForReuse()
      return known
    }
    return prototypes.view(name, identifier) ?? classes[name]?.made(identifier)
  }

  /// A cell for an item. Where no class was registered it is an empty one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = dequeue(nil, identifier) as? UICollectionViewCell ?? UICollectionViewCell()
    begin(cell, at: indexPath)
    return cell
  }
  /// A cell knows its place while it is filled.
  func begin(_ cell: UICollectionViewCell, at place: IndexPath) {
    cell.collection = self
    cell.item = itemModel.id(at: place)
  }
  /// A view of a section. Where no class was registered it is an empty one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(elementKind, identifier) ?? UICollectionReusableView() }

  // MARK: Layout

  struct LiveView {
    let view: UICollectionReusableView
    var version: Int
    let kind: String?
    var place: IndexPath?
  }
  /// What exists now, by what tells items and sections apart.
  var live: [AnyHashable: LiveView] = [:]
  /// What holds the sections that scroll by themselves.
  var bands: [Int: OrthogonalScrollView] = [:]
  /// What stays in sight, as it would be without that.
  var pinned: [(attributes: UICollectionViewLayoutAttributes, view: UIView)] = []
  private var isLayoutValid = false
  /// Where everything that is there is known.
  var covered = CGRect.null
  private var preparedSize = CGSize.zero
  private var animatesNext = false

  func layoutDidBecomeInvalid() {
    isLayoutValid = false
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

  /// How often sizes that views say themselves are taken up in one layout. A guess: what goes on changing stays as it is.
  private static let measuringRounds = 6

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    loadIfNeeded()
    let isAnimated = animatesNext && window != nil
    animatesNext = false
    if frame.size != preparedSize { isLayoutValid = false }
    let known = Set(live.keys)
    if updates != nil { asksForOffset = true }
    prepareIfNeeded()
    if let updates { collectionViewLayout.prepare(forCollectionViewUpdates: updates.items) }
    moveToWantedOffset()
    var shown: [(UICollectionViewLayoutAttributes, UICollectionReusableView)] = []
    for _ in 0..<Self.measuringRounds {
      prepareIfNeeded()
      shown = elements()
      guard measure(shown) else { break }
      isLayoutValid = false
    }
    prepareIfNeeded()
    place(shown, isAnimated: isAnimated, known: known)
    if updates != nil { collectionViewLayout.finalizeCollectionViewUpdates() }
    updates = nil
    prefetch()
  }

  /// How much further the content is to be scrolled at the next layout, in points.
  private var offsetAdjustment = CGPoint.zero
  func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
  }

  private func moveToWantedOffset() {
    var wanted = CGPoint(x: contentOffset.x + offsetAdjustment.x, y: contentOffset.y + offsetAdjustment.y)
    offsetAdjustment = .zero
    if asksForOffset {
      wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: wanted)
      if let items {
        wanted = items.collectionView(self, targetContentOffsetForProposedContentOffset: wanted)
      }
    }
    asksForOffset = false
    if wanted != contentOffset { contentOffset = wanted }
  }

  func prepareIfNeeded() {
    guard !isLayoutValid else { return }
    isLayoutValid = true
    preparedSize = frame.size
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    let compositional = collectionViewLayout as? UICollectionViewCompositionalLayout
    if let list = compositional?.list, listConfiguration == nil { backgroundColor = list.ground }
    listConfiguration = compositional?.list
    takeBands(compositional?.bands ?? [:])
  }

  /// How the collection is a list, if it is one.
  private(set) var listConfiguration: UICollectionLayoutListConfiguration?

  package override func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    super.restingPlace(
      for: collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity),
      velocity: velocity)
  }

  // MARK: Editing

  /// Items show that they can be changed.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      if !isEditing, !allowsMultipleSelection { for id in chosen { choose(id, false) } }
      for entry in live.values { (entry.view as? UICollectionViewCell)?.stateDidChange() }
      layoutDidBecomeInvalid()
    }
  }
  /// Items can be chosen while they can be changed.
  open var allowsSelectionDuringEditing = false
  /// More than one item can be chosen while they can be changed.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Selection

  var chosen: Set<AnyHashable> = []
  /// Items can be chosen.
  open var allowsSelection = true
  /// More than one item can be chosen.
  open var allowsMultipleSelection = false
  /// The chosen items; nil if nothing can be chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen.compactMap { itemModel.place(of: $0) }.sorted() }

  // MARK: Moving and dragging

  /// The item that a finger moves.
  final var movement: ItemMovement?
  /// What moves items by a finger that rests on them.
  final var mover: ItemMover?
  /// A finger that rests on an item can drag it.
  open var dragInteractionEnabled = true
  /// Says what is dragged with an item.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { watchDrags() } }
  /// Decides what becomes of things that are dropped.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { watchDrags() } }
  final var drags: ItemDrag<UICollectionView>?
  /// How soon items make room for what is dragged. Caveat: they do when it is dropped.
  open var reorderingCadence = ReorderingCadence.immediate
  /// When cells of another size change the layout. They always do here.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
}
