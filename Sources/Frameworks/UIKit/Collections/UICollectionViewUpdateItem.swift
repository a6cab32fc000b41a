import Foundation

/// One change of a batch update.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }
  /// The index path before the update, of a section if its item is `NSNotFound`; nil if inserted.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update, of a section if its item is `NSNotFound`; nil if deleted.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath? = nil, to new: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
  }

  /// Returns the update items of a batch.
  static func all(_ changes: TableModel.Changes) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var found = changes.deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0)) }
    found += changes.deletedRows.map { UICollectionViewUpdateItem(.delete, from: $0) }
    found += changes.insertedSections.map { UICollectionViewUpdateItem(.insert, to: whole($0)) }
    found += changes.insertedRows.map { UICollectionViewUpdateItem(.insert, to: $0) }
    found += changes.movedSections.map { UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to)) }
    found += changes.movedRows.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    found += changes.reloadedRows.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    return found
  }

  /// Returns the differences between two snapshots.
  static func between(_ old: TableModel, _ new: TableModel) -> [UICollectionViewUpdateItem] {
    var changes = TableModel.Changes()
    let kept = Set(new.sections.map(\.id))
    let known = Set(old.sections.map(\.id))
    for (number, section) in old.sections.enumerated() {
      guard kept.contains(section.id) else {
        changes.deletedSections.append(number)
        continue
      }
      for (row, id) in section.rows.enumerated() where new.place(of: id) == nil {
        changes.deletedRows.append(IndexPath(item: row, section: number))
      }
    }
    for (number, section) in new.sections.enumerated() {
      guard known.contains(section.id) else {
        changes.insertedSections.append(number)
        continue
      }
      for (row, id) in section.rows.enumerated() where old.place(of: id) == nil {
        changes.insertedRows.append(IndexPath(item: row, section: number))
      }
    }
    return all(changes)
  }
}

extension IndexPath {
  /// Returns whether this index path is the section of an item.
  func isSection(of item: IndexPath) -> Bool { self[1] == NSNotFound && self[0] == item[0] }
}
