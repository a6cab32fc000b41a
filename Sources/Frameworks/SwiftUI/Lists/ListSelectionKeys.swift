import DisplayList
import Foundation

// Arrow keys move the selection in a list with a visible selected row, as on an iPad; elsewhere they scroll.
extension ScrollRender {
  /// Selects the next row or the previous one. Returns false for keys without a meaning for lists, or if no visible row
  /// is selected.
  func moveSelection(_ key: InputEvent.Key) -> Bool {
    guard key.name == .upArrow || key.name == .downArrow else { return false }
    let step = key.name == .downArrow ? 1 : -1
    for stack in coverage.containers(along: .vertical) {
      guard let list = stack.arrangement.delegate as? ListModel,
        let start = list.selectedRow(in: stack, towards: step)
      else { continue }
      var index = start.place.index + step
      while let row = stack.liveRow(index) {
        if let row = row as? ListRowRender, row.canBeSelected {
          row.select(extending: key.shift)
          reveal(row, margin: row.size.height)
          return true
        }
        index += step
      }
      // There is no further row on this side: the list still consumes the key.
      return true
    }
    return false
  }
}

extension ListModel {
  /// Returns the row from which the selection moves on: the last one selected, or else the outermost in the direction.
  fileprivate func selectedRow(in stack: LazyStackRender, towards step: Int) -> ListRowRender? {
    if let last = lastSelected, last.isAttached, last.isSelected { return last }
    let selected = stack.rows.compactMap { $0.node as? ListRowRender }.filter(\.isSelected)
    return step > 0 ? selected.last : selected.first
  }
}
