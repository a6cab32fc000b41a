import Foundation

// The positions of items, and which of them are visible.
extension UICollectionView {
  /// The target position of an item in the collection view; none scrolls as little as possible.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Returns the cell of an item; nil if it is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    itemModel.id(at: indexPath).flatMap { live[$0]?.view as? UICollectionViewCell }
  }
  /// Returns a supplementary view; nil if it is not visible.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    key(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)).flatMap {
      live[$0]?.view
    }
  }
  /// Returns the index path of a cell; nil if it is not in the collection view.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cell.item.flatMap { itemModel.place(of: $0) } }
  /// Returns the index path of the item at a point.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    live.values.lazy.compactMap { $0.view as? UICollectionViewCell }.first { placeInContent($0).contains(point) }
      .flatMap { indexPath(for: $0) }
  }
  /// Returns the frame of a view in the content, also in an orthogonal section.
  private func placeInContent(_ view: UIView) -> CGRect {
    guard let band = view.superview as? OrthogonalScrollView else { return view.frame }
    return view.frame.offsetBy(dx: band.frame.minX - band.contentOffset.x, dy: band.frame.minY)
  }
  /// The visible cells.
  public var visibleCells: [UICollectionViewCell] {
    live.values.compactMap { $0.view as? UICollectionViewCell }.filter { placeInContent($0).intersects(bounds) }
  }
  /// The index paths of the visible items.
  public var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap { indexPath(for: $0) } }
  /// Returns the visible supplementary views of a kind.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews(ofKind: elementKind).map(\.view)
  }
  /// Returns the index paths of the visible supplementary views of a kind.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownViews(ofKind: elementKind).map(\.place)
  }
  private func shownViews(ofKind kind: String) -> [(view: UICollectionReusableView, place: IndexPath)] {
    live.values.filter { $0.kind == kind && placeInContent($0.view).intersects(bounds) }
      .compactMap { entry in entry.place.map { (entry.view, $0) } }
      .sorted { $0.place < $1.place }
  }
  /// Returns the attributes of a supplementary view.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the item at a point, except a given one.
  func indexPathForItem(at point: CGPoint, except known: IndexPath) -> IndexPath? {
    prepareIfNeeded()
    let here = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: here)?.first {
      $0.representedElementCategory == .cell && $0.indexPath != known && $0.frame.contains(point)
    }?.indexPath
  }
  /// Returns the attributes of an item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls to an item.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
  {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    let room = CGRect(origin: .zero, size: frame.size).inset(by: insets).size
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = rect.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = rect.midY - room.height / 2 - insets.top }
    if scrollPosition.contains(.bottom) { offset.y = rect.maxY - room.height - insets.top }
    if scrollPosition.contains(.left) { offset.x = rect.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - room.width / 2 - insets.left }
    if scrollPosition.contains(.right) { offset.x = rect.maxX - room.width - insets.left }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(rect, animated: animated) }
    let most = CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - frame.width),
      y: max(-insets.top, contentSize.height + insets.bottom - frame.height))
    offset.x = min(max(offset.x, -insets.left), most.x)
    offset.y = min(max(offset.y, -insets.top), most.y)
    setContentOffset(offset, animated: animated)
  }

  /// Prefetching the items of one more screen is a guess.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let near = bounds.insetBy(dx: -frame.width, dy: -frame.height)
    let wanted = (collectionViewLayout.layoutAttributesForElements(in: near) ?? []).filter {
      $0.representedElementCategory == .cell
    }
    let new = wanted.filter { attributes in
      guard let id = itemModel.id(at: attributes.indexPath), live[id] == nil else { return false }
      return fetched.insert(id).inserted
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map(\.indexPath)) }
  }
}
