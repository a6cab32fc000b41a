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
    guard let view = collectionView else { return }
    room = CGRect(origin: .zero, size: view.frame.size).inset(by: view.adjustedContentInset).size
    let surroundings = Surroundings(room)
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, surroundings) else { continue }
      if number > 0 { length += configuration.interSectionSpacing }
      arrange(section, number, count: view.numberOfItems(inSection: number))
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
      for element in group.elements { element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y) }
      let thickness = isVertical ? group.size.height : group.size.width
      elements.add(mirrored(group.elements), in: length...(length + thickness))
      length += thickness
    }
    length += isVertical ? insets.bottom : insets.trailing
    for boundary in section.boundarySupplementaryItems where !boundary.alignment.isAbove {
      add(boundary, number, insets)
    }
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
    return (size, [made])
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
    elements.elements(in: isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX)
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    elements.element(nil, indexPath)
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { elements.element(elementKind, indexPath) }
}
