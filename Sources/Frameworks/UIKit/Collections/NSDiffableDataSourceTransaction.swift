import Foundation

/// A change that a person made by reordering items.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The content before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The content after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the two.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// A section's change that a person made by reordering items.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The content before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The content after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the two.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// Handlers that decide about reordering and are notified of it.
  public struct ReorderingHandlers {
    /// Returns whether an item can be reordered; nil if none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called after an item moved, before the content changes.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after an item moved, to update the app's data.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// Returns the transaction of a move; nil if nothing changes.
  final func transaction(from source: IndexPath, to target: IndexPath)
    -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>?
  {
    let old = snapshot()
    guard let item = old.item(at: source), let section = sectionIdentifier(for: target.section) else { return nil }
    var new = old
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      new.insertItems([item], beforeItem: others[target.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func contents(_ name: SectionIdentifierType, _ snapshot: Snapshot)
      -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
      var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      made.append(snapshot.itemIdentifiers(inSection: name))
      return made
    }
    let changed = old.sectionIdentifiers.filter {
      old.itemIdentifiers(inSection: $0) != new.itemIdentifiers(inSection: $0)
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers),
      sectionTransactions: changed.map { name in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: name, initialSnapshot: contents(name, old), finalSnapshot: contents(name, new),
          difference: new.itemIdentifiers(inSection: name).difference(from: old.itemIdentifiers(inSection: name)))
      })
  }
}
