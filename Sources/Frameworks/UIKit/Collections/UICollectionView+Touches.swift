import Foundation

/// What fingers do to items.
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

  /// A finger came to an item or left it.
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

  /// A person tapped an item.
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
    // A segue is prepared before the delegate hears of the choice.
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

  /// Chooses an item; the delegate does not hear of it.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    if !choosesSeveral || indexPath == nil { for id in chosen { choose(id, false) } }
    guard let indexPath, let id = itemModel.id(at: indexPath) else { return }
    choose(id, true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Chooses an item no longer; the delegate does not hear of it.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let id = itemModel.id(at: indexPath) { choose(id, false) }
  }

  // MARK: Outline

  /// Opens or closes what is below an item.
  func toggleOutline(_ id: AnyHashable) {
    outline?.toggle(id)
    (live[id]?.view as? UICollectionViewListCell)?.outlineDidChange()
  }
  /// What opens and closes items.
  var outline: (any CollectionOutline)? { dataSource as? any CollectionOutline }

  /// The whole item opens what is below it: a header, unless it says that only the arrow does.
  private func opensOutline(_ id: AnyHashable) -> Bool {
    guard let cell = live[id]?.view as? UICollectionViewListCell else { return false }
    return cell.accessories.contains { if case .outline = $0.kind { $0.opensByTap } else { false } }
  }
}
