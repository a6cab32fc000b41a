import Foundation

/// What a person changed by moving an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is between both.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a person changed in a section by moving an item.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it shows now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What is between both.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  /// Decides about items that a person moves, and hears of it.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; nil for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item was moved: what is shown is about to change.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// An item was moved: the app's data follows.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// What a move changes; nil if nothing.
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
