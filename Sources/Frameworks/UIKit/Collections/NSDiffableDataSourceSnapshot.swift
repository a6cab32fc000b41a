import Foundation

/// The content of a table or collection view at one time: unique sections and items.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var order: [SectionIdentifierType] = []
  private var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var refreshed: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Asking

  /// The number of items.
  public var numberOfItems: Int { homes.count }
  /// The number of sections.
  public var numberOfSections: Int { order.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { order }
  /// All items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { contents[$0] ?? [] } }
  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { contents[identifier]?.count ?? 0 }
  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    contents[identifier] ?? []
  }
  /// Returns the section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// Returns the index of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { order.firstIndex(of: identifier) }
  /// The items to reload.
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

  /// Appends items to a section; by default to the last.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    take(identifiers)
    if let section = sectionIdentifier ?? order.last { put(identifiers, in: section, at: nil) }
  }
  /// Inserts items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }
  /// Inserts items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }
  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    take(items.filter { $0 != item })
    guard let section = homes[item], let index = contents[section]?.firstIndex(of: item) else { return }
    put(items.filter { $0 != item }, in: section, at: index + offset)
  }
  /// Deletes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { take(identifiers) }
  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    insert([identifier], beside: toIdentifier, offset: 0)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    insert([identifier], beside: toIdentifier, offset: 1)
  }
  /// Marks items for reloading.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { refreshed += identifiers }
  /// Marks items for reconfiguring.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { refreshed += identifiers }

  // MARK: Sections

  private mutating func put(_ sections: [SectionIdentifierType], at index: Int) {
    let new = sections.filter { contents[$0] == nil }
    order.insert(contentsOf: new, at: index)
    for section in new { contents[section] = [] }
  }
  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { put(identifiers, at: order.count) }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = order.firstIndex(of: toIdentifier) { put(identifiers, at: index) }
  }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = order.firstIndex(of: toIdentifier) { put(identifiers, at: index + 1) }
  }
  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      take(contents[section] ?? [])
      contents[section] = nil
    }
    order.removeAll { contents[$0] == nil }
  }
  /// Marks the items of sections for reloading.
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
