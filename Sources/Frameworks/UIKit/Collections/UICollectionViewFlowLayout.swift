import Foundation

/// A layout that fills lines with items.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value that stands for self-sizing items.
  public class var automaticSize: CGSize { CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? _NibCoder { decodeFlow(nib.element) }
  }

  private func follow<Value: Equatable>(_ new: Value, _ old: Value) { if new != old { invalidateLayout() } }
  /// The size of items in points, unless the delegate provides one.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { follow(itemSize, oldValue) } }
  /// The estimated size of self-sizing items; zero for items of `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { follow(estimatedItemSize, oldValue) } }
  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { follow(minimumLineSpacing, oldValue) } }
  /// The minimum spacing between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { follow(minimumInteritemSpacing, oldValue) } }
  /// The insets of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { follow(sectionInset, oldValue) } }
  /// The size of headers in points; across the axis it is the collection view's.
  open var headerReferenceSize = CGSize.zero { didSet { follow(headerReferenceSize, oldValue) } }
  /// The size of footers in points; across the axis it is the collection view's.
  open var footerReferenceSize = CGSize.zero { didSet { follow(footerReferenceSize, oldValue) } }
  /// The axis along which the collection view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { follow(scrollDirection, oldValue) } }

  private var elements = ArrangedElements()
  private var length: CGFloat = 0
  private var width: CGFloat = 0
  private var isVertical: Bool { scrollDirection == .vertical }

  /// Returns a rectangle from lengths along and across the scroll axis.
  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  open override func prepare() {
    super.prepare()
    elements = ArrangedElements()
    pins = []
    length = 0
    guard let view = collectionView else { return }
    let room = view.frame.size
    let covered = view.adjustedContentInset
    width = isVertical ? room.width - covered.left - covered.right : room.height - covered.top - covered.bottom
    for section in 0..<view.numberOfSections { arrange(section, in: view) }
  }

  private func arrange(_ section: Int, in view: UICollectionView) {
    let delegate = view.items as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    let top = length
    addBoundary(UICollectionView.elementKindSectionHeader, section, along(header))
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let outer = outerInset(of: view)
    let start = isVertical ? inset.left + outer.left : inset.top + outer.top
    let end = isVertical ? inset.right + outer.right : inset.bottom + outer.bottom
    length += before
    let items = (0..<view.numberOfItems(inSection: section)).map {
      item(IndexPath(item: $0, section: section), view, delegate)
    }
    let room = width - start - end
    var index = 0
    while index < items.count {
      var line = [items[index]]
      var used = across(items[index].size)
      while index + line.count < items.count {
        let next = items[index + line.count]
        guard used + spacing + across(next.size) <= room + 0.001 else { break }
        used += spacing + across(next.size)
        line.append(next)
      }
      place(line, start: start, room: room, spacing: spacing, isLast: index + line.count == items.count)
      index += line.count
      if index < items.count { length += lineSpacing }
    }
    length += after
    addBoundary(UICollectionView.elementKindSectionFooter, section, along(footer))
    for pin in pins.suffix(2) where pin.attributes.indexPath.section == section {
      pin.attributes.pinnedUntil = pin.attributes.pinsAtEnd ? top : length
    }
  }

  /// Spreads a full line over the available space; items of the last line are spaced like a full one.
  private func place(
    _ line: [UICollectionViewLayoutAttributes], start: CGFloat, room: CGFloat, spacing: CGFloat, isLast: Bool
  ) {
    let thickness = line.map { along($0.size) }.max() ?? 0
    let used = line.reduce(0) { $0 + across($1.size) }
    var gap = line.count > 1 ? max(spacing, (room - used) / CGFloat(line.count - 1)) : 0
    if isLast, let first = line.first {
      let fitting = max(1, ((room + spacing) / (across(first.size) + spacing) + 0.001).rounded(.down))
      gap = fitting > 1 ? max(spacing, (room - fitting * across(first.size)) / (fitting - 1)) : spacing
      if line.contains(where: { across($0.size) != across(first.size) }) { gap = spacing }
    }
    var at = line.count == 1 && !isLast ? start + max(0, (room - used) / 2) : start
    for element in line {
      element.frame = rect(length + (thickness - along(element.size)) / 2, at, element.size)
      at += across(element.size) + gap
    }
    elements.add(line, in: length...(length + thickness))
    length += thickness
  }

  private func item(
    _ place: IndexPath, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> UICollectionViewLayoutAttributes {
    let made = attributes(place)
    if estimatedItemSize == .zero {
      made.size = delegate?.collectionView(view, layout: self, sizeForItemAt: place) ?? itemSize
    } else {
      made.isEstimated = (true, true)
      let guess = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      made.size = measured[.init(kind: nil, place: place)] ?? guess
    }
    return made
  }

  /// The reference of the section insets.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset = 0, fromSafeArea, fromLayoutMargins }
  /// The reference of the section insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { follow(sectionInsetReference, oldValue) }
  }
  /// Returns the outer insets of sections besides their own, in points.
  private func outerInset(of view: UICollectionView) -> UIEdgeInsets {
    // The collection view's insets include the safe area, unless it ignores that.
    switch sectionInsetReference {
    case .fromContentInset: .zero
    case .fromSafeArea: view.keepsSafeAreaFree ? .zero : view.safeAreaInsets
    case .fromLayoutMargins: view.layoutMargins
    }
  }
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Whether footers stay visible while their sections are.
  open var sectionFootersPinToVisibleBounds = false { didSet { follow(sectionFootersPinToVisibleBounds, oldValue) } }
  /// Whether headers stay visible while their sections are.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  private var pins: [PinnedElement] = []

  private func addBoundary(_ kind: String, _ section: Int, _ thickness: CGFloat) {
    guard thickness > 0 else { return }
    let made = attributes(kind, IndexPath(item: 0, section: section))
    made.frame = rect(
      length, 0, isVertical ? CGSize(width: width, height: thickness) : CGSize(width: thickness, height: width))
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    if isVertical, isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      made.zIndex = 10
      made.pinsAtEnd = !isHeader
      pins.append(PinnedElement(attributes: made, from: length))
    }
    elements.add([made], in: length...(length + thickness))
    length += thickness
  }

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = elements.elements(in: isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX)
    for pin in pins where pin.isPinned(in: rect) {
      if !found.contains(where: { $0 === pin.attributes }) { found.append(pin.attributes) }
    }
    return found
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    elements.element(nil, indexPath)
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { elements.element(elementKind, indexPath) }
}
