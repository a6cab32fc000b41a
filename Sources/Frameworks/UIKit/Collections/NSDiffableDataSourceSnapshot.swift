import Foundation

/// What a table or a collection shows at one time: sections and items, each of which is there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var order: [SectionIdentifierType] = []
  private var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var refreshed: [ItemIdentifierType] = []

  /// Nothing.
  public init() {}

  // MARK: Asking

  /// How many items there are.
  public var numberOfItems: Int { homes.count }
  /// How many sections there are.
  public var numberOfSections: Int { order.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { order }
  /// All items in order.
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { contents[$0] ?? [] } }
  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { contents[identifier]?.count ?? 0 }
  /// The items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    contents[identifier] ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// The number of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The number of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { order.firstIndex(of: identifier) }
  /// What was to be asked for anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { refreshed }

  // MARK: Items

  private mutating func take(_ items: [ItemIdentifierType]) {
    for (section, leaving) in Dictionary(grouping: items.filter { homes[$0] != nil }, by: { homes[$0] }) {
      let leaving = Set(leaving)
      if let section { contents[section]?.removeAll { leaving.contains($0) } }
      for item in leaving { homes[item] = nil }
    }
  }

  private mutating func put(_ items: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int?) {
    guard let end = contents[section]?.count else { return }
    var seen: Set<ItemIdentifierType> = []
    let items = items.filter { seen.insert($0).inserted }
    contents[section]?.insert(contentsOf: items, at: index ?? end)
    for item in items { homes[item] = section }
  }

  /// Adds items at the end of a section; without one, of the last.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    take(identifiers)
    if let section = sectionIdentifier ?? order.last { put(identifiers, in: section, at: nil) }
  }
  /// Adds items in front of another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }
  /// Adds items behind another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }
  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    take(items.filter { $0 != item })
    guard let section = homes[item], let index = contents[section]?.firstIndex(of: item) else { return }
    put(items.filter { $0 != item }, in: section, at: index + offset)
  }
  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { take(identifiers) }
  /// Takes all items and sections away.
  public mutating func deleteAllItems() { self = Self() }
  /// Puts an item in front of another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    insert([identifier], beside: toIdentifier, offset: 0)
  }
  /// Puts an item behind another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    insert([identifier], beside: toIdentifier, offset: 1)
  }
  /// Asks for items anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { refreshed += identifiers }
  /// Asks for items anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { refreshed += identifiers }

  // MARK: Sections

  private mutating func put(_ sections: [SectionIdentifierType], at index: Int) {
    let new = sections.filter { contents[$0] == nil }
    order.insert(contentsOf: new, at: index)
    for section in new { contents[section] = [] }
  }
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { put(identifiers, at: order.count) }
  /// Adds sections in front of another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = order.firstIndex(of: toIdentifier) { put(identifiers, at: index) }
  }
  /// Adds sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = order.firstIndex(of: toIdentifier) { put(identifiers, at: index + 1) }
  }
  /// Takes sections away, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      take(contents[section] ?? [])
      contents[section] = nil
    }
    order.removeAll { contents[$0] == nil }
  }
  /// Asks for the items of sections anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { refreshed += contents[section] ?? [] }
  }

  // MARK: Showing

  var reloaded: [AnyHashable] {
    get { refreshed.map { AnyHashable($0) } }
    set { refreshed = newValue.compactMap { $0.base as? ItemIdentifierType } }
  }
  var items: [ItemIdentifierType] { itemIdentifiers }
  var tableSections: [TableModel.Section] {
    order.map { section in
      TableModel.Section(id: AnyHashable(section), rows: (contents[section] ?? []).map { AnyHashable($0) })
    }
  }
  func item(at place: IndexPath) -> ItemIdentifierType? {
    guard place.count == 2, order.indices.contains(place.section) else { return nil }
    let items = contents[order[place.section]] ?? []
    return items.indices.contains(place.item) ? items[place.item] : nil
  }
  func place(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = homes[item], let index = order.firstIndex(of: section),
      let item = contents[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: item, section: index)
  }
}
