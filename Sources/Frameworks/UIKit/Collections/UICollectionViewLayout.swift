import Foundation

/// Where an item of a collection is and how it looks there.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// What the view is to its section, such as its header; nil for an item.
  open private(set) var representedElementKind: String?
  /// Place and size in the collection, in points.
  open var frame = CGRect.zero
  /// From 0, invisible, to 1.
  open var alpha: CGFloat = 1
  /// Scales, turns and moves what is drawn.
  open var transform = CGAffineTransform.identity
  /// Higher ones are in front.
  open var zIndex = 0
  /// Not there.
  open var isHidden = false
  /// The width or the height is only an estimate, for which the view is asked.
  var isEstimated = (width: false, height: false)

  /// What kind of view it is for.
  public typealias ElementCategory = UICollectionView.ElementCategory
  /// What kind of view it is for.
  open var representedElementCategory: ElementCategory {
    isDecoration ? .decorationView : representedElementKind == nil ? .cell : .supplementaryView
  }
  private(set) var isDecoration = false
  /// The section that scrolls by itself in which it is.
  var band: Int?
  /// Where it stays in sight while its section does: until this point, in points of the collection.
  var pinnedUntil: CGFloat?
  /// What an item of a list knows of its place.
  var list: ListPlace?

  /// The middle in the collection, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  private init(_ indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
  }

  /// For an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, kind: nil) }
  /// For a view of a section.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: elementKind)
  }

  /// For a view that only looks nice.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: decorationViewKind)
    isDecoration = true
  }

  /// The same in an object of its own.
  func duplicate() -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(indexPath, kind: representedElementKind)
    (made.frame, made.alpha, made.transform) = (frame, alpha, transform)
    (made.zIndex, made.isHidden, made.isEstimated) = (zIndex, isHidden, isEstimated)
    (made.band, made.pinnedUntil, made.list, made.isDecoration) = (band, pinnedUntil, list, isDecoration)
    return made
  }
}

extension UICollectionView {
  /// What kind of view something is.
  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
}

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
  }
  func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorations[kind]?.made(kind) }

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
  /// Everything is computed anew before the next frame.
  open func invalidateLayout() { collectionView?.layoutDidBecomeInvalid() }
  /// Whether everything is computed anew when another part is visible, or the collection has another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where a fling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  )
    -> CGPoint
  { proposedContentOffset }
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
