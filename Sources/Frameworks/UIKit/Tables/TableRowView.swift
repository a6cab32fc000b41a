import Foundation

/// The view of a row in its table, which holds the cell and exists while the row is visible.
@MainActor
package final class TableRowView: UIView {
  private let table: UITableView
  private let id: AnyHashable
  private var shown: Int?
  package private(set) var cell: UITableViewCell?
  private lazy var line = UIView()
  /// The line above the first row of a group.
  private lazy var upperLine = UIView()

  package init(_ table: UITableView, id: AnyHashable) {
    self.table = table
    self.id = id
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  private var isLast = false

  private var place: IndexPath? { table.rowModel.place(of: id) }

  /// Updates the row, with another cell if it has to be reloaded.
  package func update() {
    guard let place, let source = table.dataSource else { return }
    let version = table.rowModel.version(of: id)
    if version != shown {
      shown = version
      let old = cell
      // UIKit does not offer the old cell for reuse before the new one was created.
      let made = source.tableView(table, cellForRowAt: place)
      if made !== old {
        if let old { table.recycle(old) }
        made.table = table
        made.row = id
        made.contextMenu = { [weak table, weak made, id] point in
          guard let table, let place = table.rowModel.place(of: id) else { return nil }
          let here = made?.convert(point, to: table) ?? point
          return table.rows?.tableView(table, contextMenuConfigurationForRowAt: place, point: here)
            .map { table.watched($0) }
        }
        cell = made
        insertSubview(made, at: 0)
        made.setSelected(table.isChosen(id), animated: false)
      }
      made.setEditing(table.isEditing && table.canEdit(id), animated: false)
      indent(made, at: place)
      table.live[id] = self
      made.setNeedsLayout()
      table.rows?.tableView(table, willDisplay: made, forRowAt: place)
      table.prefetch(after: place)
      invalidateSurroundingLayout()
    }
    decorate()
  }

  /// Applies the delegate's indentation, if it gives one; otherwise the app's setting stays.
  private func indent(_ cell: UITableViewCell, at place: IndexPath) {
    let level = table.rows?.tableView(table, indentationLevelForRowAt: place) ?? 0
    guard level != 0 || cell.hasLevelOfDelegate else { return }
    cell.indentationLevel = level
    cell.hasLevelOfDelegate = level != 0
  }

  /// Removes the row after it has left the screen.
  package func release() {
    if table.live[id] === self { table.live[id] = nil }
    guard let cell else { return }
    self.cell = nil
    if let place { table.rows?.tableView(table, didEndDisplaying: cell, forRowAt: place) }
    table.recycle(cell)
  }

  /// Shows or hides the separator.
  func decorate() {
    guard let place else { return }
    let hasLines = table.separatorStyle != .none
    isLast = place.row == table.numberOfRows(inSection: place.section) - 1
    show(line, hasLines && !(isLast && table.style == .insetGrouped))
    let isFirst = hasLines && place.row == 0 && table.style == .grouped
    if isFirst || upperLine.superview != nil { show(upperLine, isFirst) }
    setNeedsLayout()
  }

  private func show(_ line: UIView, _ isShown: Bool) {
    if isShown, line.superview == nil { addSubview(line) }
    line.isHidden = !isShown
    line.backgroundColor = table.separatorColor
  }

  /// Returns the row's height for a width, in points.
  package func height(_ width: CGFloat) -> CGFloat {
    guard let place else { return 0 }
    let asked = table.rows?.tableView(table, heightForRowAt: place) ?? table.rowHeight
    let height = asked >= 0 ? asked : cell?.fittingHeight(width) ?? 0
    table.heights[id] = height
    return height
  }

  package override func layoutSubviews() {
    cell?.frame = bounds
    var inset = cell?.separatorInset ?? table.separatorInset
    if table.separatorInsetReference == .fromAutomaticInsets {
      let own: CGFloat = 16
      inset = UIEdgeInsets(top: 0, left: inset.left + own, bottom: 0, right: inset.right)
    }
    if !table.hasOwnSeparatorInset, let cell, cell.ownInset == nil, cell.lineStart != nil {
      // The image takes the full height of the row.
      cell.layoutIfNeeded()
      inset.left = cell.lineStart ?? inset.left
    }
    // At the ends of a group, the lines span the whole table.
    if isLast, table.style == .grouped { inset = .zero }
    let hairline = 1 / UIScreen.main.scale
    let (near, far) = readsRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    line.frame = CGRect(
      x: near, y: bounds.height - hairline, width: max(0, bounds.width - near - far), height: hairline)
    if upperLine.superview != nil { upperLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline) }
  }
}
