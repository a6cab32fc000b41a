import Foundation

/// The handling of touches on items.
extension UICollectionView {
  func contextMenu(of id: AnyHashable, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let items, let place = itemModel.place(of: id) else { return nil }
    let here = live[id]?.view.convert(point, to: self) ?? point
    let found =
      items.collectionView(self, contextMenuConfigurationForItemsAt: [place], point: here)
      ?? items.collectionView(self, contextMenuConfigurationForItemAt: place, point: here)
    return found?.watched(
      opens: { [weak self] in
        if let self { self.items?.collectionView(self, willDisplayContextMenu: $0, animator: $1) }
      },
      closes: { [weak self] in
        if let self { self.items?.collectionView(self, willEndContextMenuInteraction: $0, animator: $1) }
      },
      commits: { [weak self] in
        if let self { self.items?.collectionView(self, willPerformPreviewActionForMenuWith: $0, animator: $1) }
      })
  }

  /// Handles a change of an item's highlight.
  func highlightDidChange(_ id: AnyHashable, _ isHighlighted: Bool) {
    guard let items, let place = itemModel.place(of: id) else { return }
    if isHighlighted {
      items.collectionView(self, didHighlightItemAt: place)
    } else {
      items.collectionView(self, didUnhighlightItemAt: place)
    }
  }

  func canHighlight(_ id: AnyHashable) -> Bool {
    guard choosesAny, let place = itemModel.place(of: id) else { return false }
    return items?.collectionView(self, shouldHighlightItemAt: place) ?? true
  }

  /// Handles a tap on an item.
  func tapped(_ id: AnyHashable) {
    guard canHighlight(id), let place = itemModel.place(of: id) else { return }
    if opensOutline(id) { toggleOutline(id) }
    if choosesSeveral, chosen.contains(id) {
      guard items?.collectionView(self, shouldDeselectItemAt: place) != false else { return }
      choose(id, false)
      items?.collectionView(self, didDeselectItemAt: place)
      return
    }
    guard items?.collectionView(self, shouldSelectItemAt: place) != false else { return }
    if !choosesSeveral {
      for old in chosen where old != id {
        choose(old, false)
        if let place = itemModel.place(of: old) { items?.collectionView(self, didDeselectItemAt: place) }
      }
    }
    choose(id, true)
    // A segue is prepared before the delegate is notified of the selection.
    if let cell = live[id]?.view as? UICollectionViewCell { cell.segue?.trigger(cell) }
    items?.collectionView(self, didSelectItemAt: place)
    if let items, items.collectionView(self, canPerformPrimaryActionForItemAt: place) {
      items.collectionView(self, performPrimaryActionForItemAt: place)
    }
  }

  // MARK: Selection

  var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  var choosesAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  func choose(_ id: AnyHashable, _ isChosen: Bool) {
    if isChosen { chosen.insert(id) } else { chosen.remove(id) }
    (live[id]?.view as? UICollectionViewCell)?.isSelected = isChosen
  }

  /// Selects an item without notifying the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    if !choosesSeveral || indexPath == nil { for id in chosen { choose(id, false) } }
    guard let indexPath, let id = itemModel.id(at: indexPath) else { return }
    choose(id, true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects an item without notifying the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let id = itemModel.id(at: indexPath) { choose(id, false) }
  }

  // MARK: Outline

  /// Expands or collapses an item.
  func toggleOutline(_ id: AnyHashable) {
    outline?.toggle(id)
    (live[id]?.view as? UICollectionViewListCell)?.outlineDidChange()
  }
  /// The data source that expands and collapses items.
  var outline: (any CollectionOutline)? { dataSource as? any CollectionOutline }

  /// Returns whether a tap anywhere on the item toggles it: true for a header, unless only its arrow does.
  private func opensOutline(_ id: AnyHashable) -> Bool {
    guard let cell = live[id]?.view as? UICollectionViewListCell else { return false }
    return cell.accessories.contains { if case .outline = $0.kind { $0.opensByTap } else { false } }
  }
}
