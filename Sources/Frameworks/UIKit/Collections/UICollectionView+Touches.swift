import Foundation

/// What fingers do to items.
extension UICollectionView {
  func contextMenu(of id: AnyHashable, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let items, let place = itemModel.place(of: id) else { return nil }
    let here = live[id]?.view.convert(point, to: self) ?? point
    return items.collectionView(self, contextMenuConfigurationForItemsAt: [place], point: here)
      ?? items.collectionView(self, contextMenuConfigurationForItemAt: place, point: here)
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
    items?.collectionView(self, didSelectItemAt: place)
  }

  /// The whole item opens what is below it: a header, unless it says that only the arrow does.
  private func opensOutline(_ id: AnyHashable) -> Bool {
    guard let cell = live[id]?.view as? UICollectionViewListCell else { return false }
    return cell.accessories.contains { if case .outline = $0.kind { $0.opensByTap } else { false } }
  }
}
