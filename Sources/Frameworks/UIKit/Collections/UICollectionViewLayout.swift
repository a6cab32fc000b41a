import Foundation

/// The base class of layouts, which position the items of a collection view.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection view.
  open internal(set) weak var collectionView: UICollectionView?
  /// The preferred sizes of self-sizing views, in points.
  var measured: [ElementKey: CGSize] = [:]

  /// The key of an item or supplementary view.
  struct ElementKey: Hashable {
    let kind: String?
    let place: IndexPath
  }

  public override init() {}
  public required init?(coder: NSCoder) {}

  private var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Registers a class for decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }
  private var decorationNibs: [String: UINib] = [:]
  /// Registers a nib for decoration views of a kind; its first top-level object is the view. Nil removes it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nil
    decorationNibs[elementKind] = nib
  }
  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorations[kind]?.made(kind) ?? decorationNibs[kind]?.first(UICollectionReusableView.self, owner: nil)
  }

  /// Computes the layout; called before all other methods.
  open func prepare() {}
  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of everything in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  func attributes(_ place: IndexPath) -> UICollectionViewLayoutAttributes { attributes(nil, place) }
  func attributes(_ kind: String?, _ place: IndexPath) -> UICollectionViewLayoutAttributes {
    .made(type(of: self).layoutAttributesClass, kind: kind, place)
  }
  /// Whether the layout is mirrored where the layout direction differs from `developmentLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Becoming invalid

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Returns an invalidation context of the layout's class.
  func context() -> UICollectionViewLayoutInvalidationContext {
    let made = (type(of: self).invalidationContextClass as? NSObject.Type)?.instance()
    return made as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }
  /// Recomputes the layout before the next frame.
  open func invalidateLayout() { collectionView?.layoutDidBecomeInvalid() }
  /// Recomputes parts of the layout before the next frame. Caveat: always all of it, whatever the context says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.adjust(by: context)
    collectionView?.layoutDidBecomeInvalid()
  }
  /// Returns whether scrolling or resizing invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns what scrolling or resizing invalidates.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    context()
  }
  /// Returns whether a view's preferred size, if it differs from the estimate, invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { originalAttributes.isEstimated.width || originalAttributes.isEstimated.height }
  /// Returns what a view's preferred size invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { context() }

  /// Returns the target offset of a fling.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  )
    -> CGPoint
  { proposedContentOffset }
  /// Returns the content offset after items changed or the layout was replaced.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Called before the layout for a size of the view that changes in an animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after the layout for a size of the view that changes in an animation.
  open func finalizeAnimatedBoundsChange() {}

  /// The items that appear with the current changes.
  final var appearing: Set<IndexPath> = []

  /// Called before items change; the methods for appearing and disappearing views follow.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    appearing = Set(updateItems.compactMap { $0.updateAction == .insert ? $0.indexPathAfterUpdate : nil })
  }
  /// Called after all changes.
  open func finalizeCollectionViewUpdates() { appearing = [] }

  /// Returns the initial attributes of an appearing item; nil for its final ones. By default a new item fades in at its
  /// place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let made = layoutAttributesForItem(at: itemIndexPath)?.duplicate()
    let isNew =
      appearing.contains(itemIndexPath) || appearing.contains { $0.count == 2 && $0.isSection(of: itemIndexPath) }
    if isNew { made?.alpha = 0 }
    return made
  }
  /// Returns the final attributes of a disappearing item; nil for none.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the initial attributes of an appearing supplementary view; nil for its final ones.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a disappearing supplementary view; nil for none.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the initial attributes of an appearing decoration view; nil for its final ones.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a disappearing decoration view; nil for none.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Called before the layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called after one layout has replaced the other.
  open func finalizeLayoutTransition() {}

  // MARK: Moving

  /// Returns the target of an item that a finger has moved to a point.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  { collectionView?.indexPathForItem(at: position, except: previousIndexPath) ?? previousIndexPath }
  /// Returns the attributes of an item that a finger has moved to a point.
  open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let made = layoutAttributesForItem(at: indexPath)?.duplicate() ?? attributes(indexPath)
    made.center = position
    made.zIndex = Int(Int16.max)
    return made
  }
}

/// Attributes in reading order, for a fast search by rectangle.
@MainActor
struct ArrangedElements {
  /// The lines along the scroll axis with their ranges and content.
  private var lines: [(range: ClosedRange<CGFloat>, reach: CGFloat, elements: [UICollectionViewLayoutAttributes])] = []
  private var byKey: [UICollectionViewLayout.ElementKey: UICollectionViewLayoutAttributes] = [:]

  mutating func add(_ elements: [UICollectionViewLayoutAttributes], in range: ClosedRange<CGFloat>) {
    lines.append((range, max(lines.last?.reach ?? -.infinity, range.upperBound), elements))
    for element in elements {
      byKey[.init(kind: element.representedElementKind, place: element.indexPath)] = element
    }
  }

  func element(_ kind: String?, _ place: IndexPath) -> UICollectionViewLayoutAttributes? {
    byKey[.init(kind: kind, place: place)]
  }

  func elements(in range: ClosedRange<CGFloat>) -> [UICollectionViewLayoutAttributes] {
    // `reach` never decreases, so the first relevant line is found by bisection.
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].reach < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while low < lines.count, lines[low].range.lowerBound <= range.upperBound {
      if lines[low].range.upperBound >= range.lowerBound { found += lines[low].elements }
      low += 1
    }
    return found
  }
}

/// A pinned element with its unpinned position.
@MainActor
struct PinnedElement {
  let attributes: UICollectionViewLayoutAttributes
  let from: CGFloat

  /// Returns whether the element is pinned to an edge of a rectangle of the collection view.
  func isPinned(in rect: CGRect) -> Bool {
    guard let limit = attributes.pinnedUntil else { return false }
    return attributes.pinsAtEnd ? from > rect.maxY && limit < rect.maxY : from < rect.minY && limit > rect.minY
  }
}
