import Foundation

/// Decides where the items of a collection are.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?
  /// What views said of sizes that were estimates, in points.
  var measured: [ElementKey: CGSize] = [:]

  /// Names an item or a view of a section.
  struct ElementKey: Hashable {
    let kind: String?
    let place: IndexPath
  }

  public override init() {}
  public required init?(coder: NSCoder) {}

  private var decorations: [String: UICollectionReusableView.Type] = [:]
  /// Makes views of a kind that only look nice of a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    decorationNibs[elementKind] = nil
  }
  private var decorationNibs: [String: UINib] = [:]
  /// Makes views of a kind that only look nice from a nib, whose first object at the top has to be one; nil for no longer.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nil
    decorationNibs[elementKind] = nib
  }
  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorations[kind]?.made(kind) ?? decorationNibs[kind]?.first(UICollectionReusableView.self, owner: nil)
  }

  /// Computes where everything is; called before anything else is asked.
  open func prepare() {}
  /// How large everything together is, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// What is in a part of the collection.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view of a section is.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where a view that only looks nice is.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  func attributes(_ place: IndexPath) -> UICollectionViewLayoutAttributes { attributes(nil, place) }
  func attributes(_ kind: String?, _ place: IndexPath) -> UICollectionViewLayoutAttributes {
    .made(type(of: self).layoutAttributesClass, kind: kind, place)
  }
  /// Where everything stands is mirrored where people read in the other direction than `developmentLayoutDirection`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction for which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Becoming invalid

  /// The class of what says how much of the layout is invalid.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Says that something is invalid, of the class that the layout wants.
  func context() -> UICollectionViewLayoutInvalidationContext {
    let made = (type(of: self).invalidationContextClass as? NSObject.Type)?.instance()
    return made as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }
  /// Everything is computed anew before the next frame.
  open func invalidateLayout() { collectionView?.layoutDidBecomeInvalid() }
  /// Something is computed anew before the next frame. Caveat: whatever the context says, this is everything.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.adjust(by: context)
    collectionView?.layoutDidBecomeInvalid()
  }
  /// Whether everything is computed anew when another part is visible, or the collection has another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is invalid when another part is visible, or the collection has another size.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    context()
  }
  /// Whether the layout follows a view that would like to be of another size than it was taken to be.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { originalAttributes.isEstimated.width || originalAttributes.isEstimated.height }
  /// What is invalid when a view would like to be of another size than it was taken to be.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { context() }

  /// Where a fling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  )
    -> CGPoint
  { proposedContentOffset }
  /// What is visible after items have changed or the layout was exchanged.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// What appears with the changes that are being shown.
  final var appearing: Set<IndexPath> = []

  /// Items are about to change: what appears and disappears is asked for next.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    appearing = Set(updateItems.compactMap { $0.updateAction == .insert ? $0.indexPathAfterUpdate : nil })
  }
  /// Everything about the changes was asked for.
  open func finalizeCollectionViewUpdates() { appearing = [] }

  /// Where an item comes from that appears; nil for where it will be. By default a new one comes up there.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let made = layoutAttributesForItem(at: itemIndexPath)?.duplicate()
    let isNew =
      appearing.contains(itemIndexPath) || appearing.contains { $0.count == 2 && $0.isSection(of: itemIndexPath) }
    if isNew { made?.alpha = 0 }
    return made
  }
  /// Where an item goes that disappears; nil for nowhere.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a view of a section comes from that appears; nil for where it will be.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view of a section goes that disappears; nil for nowhere.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view that only looks nice comes from; nil for where it will be.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a view that only looks nice goes; nil for nowhere.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The layout is about to take another one's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Another layout is about to take its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// One layout has taken the place of the other.
  open func finalizeLayoutTransition() {}

  // MARK: Moving

  /// Where an item would go that a finger has moved to a point.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  { collectionView?.indexPathForItem(at: position, except: previousIndexPath) ?? previousIndexPath }
  /// Where an item is that a finger has moved to a point.
  open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let made = layoutAttributesForItem(at: indexPath)?.duplicate() ?? attributes(indexPath)
    made.center = position
    made.zIndex = Int(Int16.max)
    return made
  }
}

/// Attributes in the order in which a person comes to them, so that those of a part are found without looking at all.
@MainActor
struct ArrangedElements {
  /// Where a line begins and ends along the axis that scrolls, and what is on it.
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
    // `reach` never falls, so that the first line that matters is found by bisection.
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

/// Something that stays in sight while its section does, and where it is by itself.
@MainActor
struct PinnedElement {
  let attributes: UICollectionViewLayoutAttributes
  let from: CGFloat

  /// It stays at an edge of a part of the collection.
  func isPinned(in rect: CGRect) -> Bool {
    guard let limit = attributes.pinnedUntil else { return false }
    return attributes.pinsAtEnd ? from > rect.maxY && limit < rect.maxY : from < rect.minY && limit > rect.minY
  }
}
