import Foundation

/// What a compositional layout knows of its surroundings when it is asked for a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room for the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The appearance around.
  var traitCollection: UITraitCollection { get }
}

/// Room in a compositional layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// In points.
  var contentSize: CGSize { get }
  /// In points, without what is kept free.
  var effectiveContentSize: CGSize { get }
}

/// How a compositional layout as a whole is.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Along which the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  public override init() {}
}

/// Makes the section of a number.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// Sections made of groups of places.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// How the layout as a whole is.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// The same section for all.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// The same section for all.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// A section for each number.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// A section for each number.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  private var elements = ArrangedElements()
  private var length: CGFloat = 0
  private var room = CGSize.zero
  /// The sections that scroll by themselves, by their numbers.
  private(set) var bands: [Int: OrthogonalBand] = [:]
  /// What stays in sight, with its section.
  private var pins: [(attributes: UICollectionViewLayoutAttributes, from: CGFloat)] = []
  /// How the first section is a list, if it is one.
  private(set) var list: UICollectionLayoutListConfiguration?
  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  private final class Surroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    init(_ size: CGSize) { contentSize = size }
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { .current }
  }

  open override func prepare() {
    super.prepare()
    elements = ArrangedElements()
    length = 0
    (bands, pins, list) = ([:], [], nil)
    guard let view = collectionView else { return }
    room = CGRect(origin: .zero, size: view.frame.size).inset(by: view.adjustedContentInset).size
    let surroundings = Surroundings(room)
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, surroundings) else { continue }
      if number > 0 { length += configuration.interSectionSpacing }
      if number == 0 { list = section.list }
      length += section.leadingRoom
      let (start, pinned) = (length, pins.count)
      let count = view.numberOfItems(inSection: number)
      if section.orthogonalScrollingBehavior != .none, isVertical {
        arrangeBand(section, number, count: count, surroundings)
      } else {
        arrange(section, number, count: count)
      }
      for pin in pins[pinned...] { pin.attributes.pinnedUntil = length }
      decorate(section, number, from: start)
    }
  }

  private func decorate(_ section: NSCollectionLayoutSection, _ number: Int, from start: CGFloat) {
    for decoration in section.decorationItems where length > start {
      let made = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.elementKind, with: IndexPath(item: 0, section: number))
      let whole =
        isVertical
        ? CGRect(x: 0, y: start, width: room.width, height: length - start)
        : CGRect(x: start, y: 0, width: length - start, height: room.height)
      let insets = decoration.contentInsets
      made.frame = whole.inset(
        by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
      made.zIndex = decoration.zIndex
      elements.add([made], in: start...length)
    }
  }

  /// The groups of a section that scrolls by itself stand beside each other. Frames are those before it is scrolled.
  private func arrangeBand(
    _ section: NSCollectionLayoutSection, _ number: Int, count: Int, _ surroundings: Surroundings
  ) {
    let insets = section.contentInsets
    for boundary in section.boundarySupplementaryItems where boundary.alignment.isAbove {
      add(boundary, number, insets)
    }
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let top = length
    var (x, next, height) = (insets.leading, 0, CGFloat(0))
    var found: [UICollectionViewLayoutAttributes] = []
    var groups: [ClosedRange<CGFloat>] = []
    while next < count {
      if next > 0 { x += section.interGroupSpacing }
      let before = next
      let group = arrange(section.group, in: inner, number, &next, count)
      guard next > before else { break }
      for element in group.elements {
        element.frame = element.frame.offsetBy(dx: x, dy: top + insets.top)
        element.band = number
      }
      found += group.elements
      groups.append(x...(x + group.size.width))
      x += group.size.width
      height = max(height, group.size.height)
    }
    length = top + insets.top + height + insets.bottom
    bands[number] = OrthogonalBand(
      frame: CGRect(x: 0, y: top, width: room.width, height: length - top),
      contentSize: CGSize(width: x + insets.trailing, height: length - top), groups: groups,
      behavior: section.orthogonalScrollingBehavior, handler: section.visibleItemsInvalidationHandler,
      environment: surroundings)
    elements.add(found, in: top...length)
    for boundary in section.boundarySupplementaryItems where !boundary.alignment.isAbove {
      add(boundary, number, insets)
    }
  }

  private func arrange(_ section: NSCollectionLayoutSection, _ number: Int, count: Int) {
    let insets = section.contentInsets
    for boundary in section.boundarySupplementaryItems where boundary.alignment.isAbove {
      add(boundary, number, insets)
    }
    length += isVertical ? insets.top : insets.leading
    let inner = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let start = isVertical ? insets.leading : insets.top
    var next = 0
    while next < count {
      if next > 0 { length += section.interGroupSpacing }
      let before = next
      let group = arrange(section.group, in: inner, number, &next, count)
      // A group without places would go on for ever.
      guard next > before else { break }
      let origin = isVertical ? CGPoint(x: start, y: length) : CGPoint(x: length, y: start)
      for element in group.elements {
        element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        if let list = section.list { place(element, in: list, count: count) }
      }
      let thickness = isVertical ? group.size.height : group.size.width
      elements.add(mirrored(group.elements), in: length...(length + thickness))
      length += thickness
    }
    length += isVertical ? insets.bottom : insets.trailing
    for boundary in section.boundarySupplementaryItems where !boundary.alignment.isAbove {
      add(boundary, number, insets)
    }
  }

  private func place(
    _ element: UICollectionViewLayoutAttributes, in list: UICollectionLayoutListConfiguration, count: Int
  ) {
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    let number = element.indexPath.item
    element.list = ListPlace(
      configuration: list, isFirst: number == first, isLast: number == count - 1, isHeader: number < first)
  }

  private func mirrored(_ elements: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard isVertical, collectionView?.readsRightToLeft == true else { return elements }
    for element in elements { element.frame.origin.x = room.width - element.frame.maxX }
    return elements
  }

  private func add(
    _ boundary: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int, _ insets: NSDirectionalEdgeInsets
  ) {
    let place = IndexPath(item: 0, section: section)
    let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: boundary.elementKind, with: place)
    let width = max(0, room.width - insets.leading - insets.trailing)
    let size = sized(boundary, kind: boundary.elementKind, place, in: CGSize(width: width, height: room.height), made)
    made.frame = CGRect(
      origin: isVertical ? CGPoint(x: insets.leading, y: length) : CGPoint(x: length, y: insets.top), size: size)
    if boundary.pinToVisibleBounds, isVertical {
      made.zIndex = boundary.zIndex
      pins.append((made, length))
    }
    let thickness = isVertical ? size.height : size.width
    elements.add(mirrored([made]), in: length...(length + thickness))
    length += thickness
  }

  /// How large an item is, as far as is known.
  private func sized(
    _ item: NSCollectionLayoutItem, kind: String?, _ place: IndexPath, in room: CGSize,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    var size = item.layoutSize.size(in: room)
    attributes.isEstimated = (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated)
    if let known = measured[.init(kind: kind, place: place)] {
      let insets = item.contentInsets
      if attributes.isEstimated.width { size.width = known.width + insets.leading + insets.trailing }
      if attributes.isEstimated.height { size.height = known.height + insets.top + insets.bottom }
    }
    return size
  }

  /// Fills a group with the next items; their frames are in the group.
  private func arrange(
    _ group: NSCollectionLayoutGroup, in room: CGSize, _ section: Int, _ next: inout Int, _ count: Int
  ) -> (size: CGSize, elements: [UICollectionViewLayoutAttributes]) {
    let outer = group.layoutSize.size(in: room)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    let isEndless =
      (group.isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
    let spacing = group.interItemSpacing?.spacing ?? 0
    var parts: [(size: CGSize, elements: [UICollectionViewLayoutAttributes])] = []
    var used: CGFloat = 0
    func along(_ size: CGSize) -> CGFloat { group.isHorizontal ? size.width : size.height }
    fill: while next < count, !group.subitems.isEmpty {
      for item in group.subitems {
        guard next < count, group.count.map({ parts.count < $0 }) ?? true else { break fill }
        var share = inner
        if let number = group.count {
          // Equal places share the group, whatever the place itself says of its length.
          let length = (along(inner) - spacing * CGFloat(number - 1)) / CGFloat(number)
          if group.isHorizontal { share.width = length } else { share.height = length }
        }
        let gap = parts.isEmpty ? 0 : spacing
        let wanted = item.layoutSize.size(in: inner)
        let fits = isEndless || group.count != nil || used + gap + along(wanted) <= along(inner) + 0.001
        guard fits || parts.isEmpty else { break fill }
        let part = place(
          item, in: inner, share: group.count == nil ? nil : share, isHorizontal: group.isHorizontal, section, &next,
          count)
        used += gap + along(part.size)
        parts.append(part)
        if isEndless, group.count == nil, parts.count == group.subitems.count { break fill }
      }
    }
    return join(parts, group, outer, used: used)
  }

  private func place(
    _ item: NSCollectionLayoutItem, in room: CGSize, share: CGSize?, isHorizontal: Bool, _ section: Int,
    _ next: inout Int, _ count: Int
  ) -> (size: CGSize, elements: [UICollectionViewLayoutAttributes]) {
    if let group = item as? NSCollectionLayoutGroup { return arrange(group, in: share ?? room, section, &next, count) }
    let place = IndexPath(item: next, section: section)
    next += 1
    let made = UICollectionViewLayoutAttributes(forCellWith: place)
    var size = sized(item, kind: nil, place, in: room, made)
    if let share {
      if isHorizontal { size.width = share.width } else if !made.isEstimated.height { size.height = share.height }
    }
    let insets = item.contentInsets
    made.frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let attached = item.supplementaryItems.map { attached -> UICollectionViewLayoutAttributes in
      let other = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: attached.elementKind, with: place)
      other.frame = attached.containerAnchor.place(attached.layoutSize.size(in: made.frame.size), in: made.frame)
      other.zIndex = attached.zIndex
      return other
    }
    return (size, [made] + attached)
  }

  /// Puts the parts of a group one behind the other.
  private func join(
    _ parts: [(size: CGSize, elements: [UICollectionViewLayoutAttributes])], _ group: NSCollectionLayoutGroup,
    _ outer: CGSize, used: CGFloat
  ) -> (size: CGSize, elements: [UICollectionViewLayoutAttributes]) {
    let insets = group.contentInsets
    var size = outer
    let most = CGSize(width: parts.map(\.size.width).max() ?? 0, height: parts.map(\.size.height).max() ?? 0)
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (group.isHorizontal ? used : most.width) + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (group.isHorizontal ? most.height : used) + insets.top + insets.bottom
    }
    var gap = group.interItemSpacing?.spacing ?? 0
    if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1 {
      let room =
        group.isHorizontal
        ? size.width - insets.leading - insets.trailing : size.height - insets.top - insets.bottom
      gap += max(0, room - used) / CGFloat(parts.count - 1)
    }
    var at = group.isHorizontal ? insets.leading : insets.top
    var elements: [UICollectionViewLayoutAttributes] = []
    for part in parts {
      for element in part.elements {
        element.frame =
          group.isHorizontal
          ? element.frame.offsetBy(dx: at, dy: insets.top) : element.frame.offsetBy(dx: insets.leading, dy: at)
        elements.append(element)
      }
      at += (group.isHorizontal ? part.size.width : part.size.height) + gap
    }
    return (size, elements)
  }

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = elements.elements(in: isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX)
    if !bands.isEmpty, let view = collectionView {
      found.removeAll { element in element.band.map { !view.shows(element.frame, inBand: $0, in: rect) } ?? false }
    }
    for pin in pins where pin.from < rect.minY && pin.attributes.pinnedUntil ?? 0 > rect.minY {
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
