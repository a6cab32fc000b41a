import Foundation

/// The environment of a section of a compositional layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The surrounding traits.
  var traitCollection: UITraitCollection { get }
}

/// A container in a compositional layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size in points, less the insets.
  var effectiveContentSize: CGSize { get }
}

/// The configuration of a whole compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which the collection view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the boundary of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the insets of sections that do not set their own.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {}
}

/// A closure that returns the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout of sections made of groups of items.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The configuration of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// Creates a layout with the same section for all.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// Creates a layout with the same section for all.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout with a section for each index.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Creates a layout with a section for each index.
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
  /// The orthogonal sections, by index.
  private(set) var bands: [Int: OrthogonalBand] = [:]
  /// The pinned elements with their sections.
  private var pins: [PinnedElement] = []
  /// The list configuration of the first section, if any.
  private(set) var list: UICollectionLayoutListConfiguration?
  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  final class Surroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
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
    let edges = configuration.boundarySupplementaryItems
    for edge in edges where edge.alignment.isBefore(isVertical: isVertical) { add(edge, 0, .zero) }
    let outer = pins.count
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
      for pin in pins[pinned...] { pin.attributes.pinnedUntil = pin.attributes.pinsAtEnd ? start : length }
      decorate(section, number, from: start)
    }
    for edge in edges where !edge.alignment.isBefore(isVertical: isVertical) { add(edge, 0, .zero) }
    for (number, pin) in pins.enumerated() where number < outer || pin.attributes.pinnedUntil == nil {
      pin.attributes.pinnedUntil = pin.attributes.pinsAtEnd ? 0 : length
    }
  }

  /// Returns a section's insets including those of its reference, in points.
  private func insets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    var insets = section.contentInsets
    let own = section.contentInsetsReference
    guard let view = collectionView, isVertical else { return insets }
    let margins = (own == .automatic ? configuration.contentInsetsReference : own).margins(of: view)
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    return insets
  }
  /// Returns the insets of a section's boundary views.
  private func boundaryInsets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    section.supplementariesFollowContentInsets ? insets(of: section) : .zero
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

  /// Arranges the groups of an orthogonal section side by side. Frames are unscrolled.
  private func arrangeBand(
    _ section: NSCollectionLayoutSection, _ number: Int, count: Int, _ surroundings: Surroundings
  ) {
    let (insets, edgeInsets) = (insets(of: section), boundaryInsets(of: section))
    for boundary in section.boundarySupplementaryItems where boundary.alignment.isBefore(isVertical: isVertical) {
      add(boundary, number, edgeInsets)
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
    var end = x + insets.trailing
    // The first and the last group can also be centred.
    if section.orthogonalScrollingBehavior == .groupPagingCentered, let first = groups.first, let last = groups.last {
      func beside(_ group: ClosedRange<CGFloat>) -> CGFloat { (room.width - group.upperBound + group.lowerBound) / 2 }
      let shift = max(0, beside(first) - first.lowerBound)
      for element in found { element.frame = element.frame.offsetBy(dx: shift, dy: 0) }
      groups = groups.map { $0.lowerBound + shift...$0.upperBound + shift }
      end = max(end, last.upperBound + beside(last)) + shift
    }
    bands[number] = OrthogonalBand(
      frame: CGRect(x: 0, y: top, width: room.width, height: length - top),
      contentSize: CGSize(width: end, height: length - top), groups: groups,
      behavior: section.orthogonalScrollingBehavior, properties: section.orthogonalScrollingProperties,
      handler: section.visibleItemsInvalidationHandler,
      environment: surroundings)
    elements.add(found, in: top...length)
    for boundary in section.boundarySupplementaryItems where !boundary.alignment.isBefore(isVertical: isVertical) {
      add(boundary, number, edgeInsets)
    }
  }

  private func arrange(_ section: NSCollectionLayoutSection, _ number: Int, count: Int) {
    let (insets, edgeInsets) = (insets(of: section), boundaryInsets(of: section))
    for boundary in section.boundarySupplementaryItems where boundary.alignment.isBefore(isVertical: isVertical) {
      add(boundary, number, edgeInsets)
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
      // A group without items would never end.
      guard next > before else { break }
      var origin = isVertical ? CGPoint(x: start, y: length) : CGPoint(x: length, y: start)
      if let spacing = section.group.edgeSpacing {
        // Across the scroll axis, the group takes its share of the remaining space.
        let shares = spacing.shares(isHorizontal: isVertical)
        let left = max(0, isVertical ? inner.width - group.size.width : inner.height - group.size.height)
        let before = shares.before + shares.after > 0 ? left * shares.before / (shares.before + shares.after) : 0
        origin.x += spacing.least.leading + (isVertical ? before : 0)
        origin.y += spacing.least.top + (isVertical ? 0 : before)
      }
      for element in group.elements {
        element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        if let list = section.list { place(element, in: list, count: count) }
      }
      var thickness = isVertical ? group.size.height : group.size.width
      if let free = section.group.edgeSpacing?.least {
        thickness += isVertical ? free.top + free.bottom : free.leading + free.trailing
      }
      elements.add(mirrored(group.elements), in: length...(length + thickness))
      length += thickness
    }
    length += isVertical ? insets.bottom : insets.trailing
    for boundary in section.boundarySupplementaryItems where !boundary.alignment.isBefore(isVertical: isVertical) {
      add(boundary, number, edgeInsets)
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
    let made = attributes(boundary.elementKind, place)
    let width = max(0, room.width - insets.leading - insets.trailing)
    let size = sized(boundary, kind: boundary.elementKind, place, in: CGSize(width: width, height: room.height), made)
    let isBefore = boundary.alignment.isBefore(isVertical: isVertical)
    let (thickness, space) = isVertical ? (size.height, width) : (size.width, room.height)
    // Without space of its own it overlaps the section's start or end.
    let along = boundary.extendsBoundary || isBefore ? length : length - thickness
    var across = isVertical ? insets.leading : insets.top
    switch boundary.alignment {
    case .topTrailing, .bottomTrailing,
      .trailing where isVertical:
      across += space - size.width
    case .top where isVertical, .bottom where isVertical: across += (space - size.width) / 2
    default: break
    }
    made.frame = CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size
    ).offsetBy(dx: boundary.offset.x, dy: boundary.offset.y)
    made.zIndex = boundary.extendsBoundary && !boundary.pinToVisibleBounds ? 0 : boundary.zIndex
    if boundary.pinToVisibleBounds, isVertical {
      made.pinsAtEnd = !isBefore
      pins.append(PinnedElement(attributes: made, from: length))
    }
    elements.add(mirrored([made]), in: min(along, length)...(along + thickness))
    if boundary.extendsBoundary { length += thickness }
  }

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found = elements.elements(in: isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX)
    if !bands.isEmpty, let view = collectionView {
      found.removeAll { element in element.band.map { !view.shows(element.frame, inBand: $0, in: rect) } ?? false }
    }
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
