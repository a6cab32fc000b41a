import Foundation

/// The content of one section of a collection view: items and collapsible child items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }
  private var roots: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// Appends items to the children of another one; nil for the root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    for item in items where nodes[item] == nil {
      nodes[item] = Node(parent: parent)
      if let parent { nodes[parent]?.children.append(item) } else { roots.append(item) }
    }
  }
  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, 0)
  }
  /// Inserts items after another one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at item: ItemIdentifierType, _ step: Int) {
    guard let node = nodes[item] else { return }
    let new = items.filter { nodes[$0] == nil }
    for item in new { nodes[item] = Node(parent: node.parent) }
    if let parent = node.parent {
      guard let index = nodes[parent]?.children.firstIndex(of: item) else { return }
      nodes[parent]?.children.insert(contentsOf: new, at: index + step)
    } else if let index = roots.firstIndex(of: item) {
      roots.insert(contentsOf: new, at: index + step)
    }
  }

  /// Deletes items and their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes.removeValue(forKey: item) else { continue }
      if let parent = node.parent { nodes[parent]?.children.removeAll { $0 == item } }
      roots.removeAll { $0 == item }
      delete(node.children)
    }
  }
  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = false } }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
  /// Returns whether an item is visible: all its ancestors are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    return node.parent.map { isExpanded($0) && isVisible($0) } ?? true
  }
  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
  /// Returns the parent of an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }
  /// Returns the index of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { roots }
  /// All items, in order.
  public var items: [ItemIdentifierType] { list(roots) { _ in true } }
  /// The visible items, in order.
  public var visibleItems: [ItemIdentifierType] { list(roots, isExpanded) }
  /// The expanded items.
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }
  /// Returns the descendants of an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var made = Self()
    func copy(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?) {
      made.append(items, to: parent)
      for item in items {
        copy(nodes[item]?.children ?? [], to: item)
        if isExpanded(item) { made.expand([item]) }
      }
    }
    copy(includingParent ? [parent] : nodes[parent]?.children ?? [], to: nil)
    return made
  }

  private func list(_ some: [ItemIdentifierType], _ opens: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    some.flatMap { item in [item] + (opens(item) ? list(nodes[item]?.children ?? [], opens) : []) }
  }
}

/// Handlers that decide about expanding and collapsing items and are notified of it.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemType: Hashable & Sendable> {
  /// Returns whether an item may be expanded.
  public var shouldExpandItem: ((ItemType) -> Bool)?
  /// Called before an item is expanded.
  public var willExpandItem: ((ItemType) -> Void)?
  /// Returns whether an item may be collapsed.
  public var shouldCollapseItem: ((ItemType) -> Bool)?
  /// Called before an item is collapsed.
  public var willCollapseItem: ((ItemType) -> Void)?
  /// Returns the children of an item when it is expanded.
  public var snapshotForExpandingParent:
    ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

  public init() {}
}

/// A data source that expands and collapses items.
@MainActor
protocol CollectionOutline: AnyObject {
  func isExpanded(_ item: AnyHashable) -> Bool
  func toggle(_ item: AnyHashable)
}

extension UICollectionViewDiffableDataSource: CollectionOutline {
  /// Applies a snapshot to a section, which is added if missing.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var all = self.snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    show(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the snapshot of a section.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = outlines[section] { return known }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if snapshot().indexOfSection(section) != nil { made.append(snapshot().itemIdentifiers(inSection: section)) }
    return made
  }

  private func home(_ item: AnyHashable) -> (section: SectionIdentifierType, item: ItemIdentifierType)? {
    guard let item = item.base as? ItemIdentifierType,
      let section = outlines.first(where: { $0.value.contains(item) })?.key
    else { return nil }
    return (section, item)
  }

  func isExpanded(_ item: AnyHashable) -> Bool {
    home(item).flatMap { outlines[$0.section]?.isExpanded($0.item) } ?? false
  }

  func toggle(_ item: AnyHashable) {
    guard let (section, item) = home(item), var snapshot = outlines[section] else { return }
    if snapshot.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let provider = sectionSnapshotHandlers.snapshotForExpandingParent {
        let below = snapshot.snapshot(of: item)
        let wanted = provider(item, below)
        snapshot.delete(below.items)
        snapshot.append(wanted.items, to: item)
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }
}
