import Foundation

/// The identity of a header or footer.
package struct TitlePlace: Hashable {
  package let section: Int
  package let isHeader: Bool
  package init(section: Int, isHeader: Bool) { (self.section, self.isHeader) = (section, isHeader) }
}

// The places of rows, and which rows are visible.
extension UITableView {
  func rowsNeedUpdate() { for row in live.values { row.decorate() } }
  func heightsDidChange() { for row in live.values { row.invalidateSurroundingLayout() } }

  /// The animation of changes to rows. Caveat: all but `none` are the same.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The smallest movement that shows the row.
    case none = 0
    case top, middle, bottom
  }

  /// The reference of separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges = 0
    /// The automatic insets.
    case fromAutomaticInsets
  }
  /// When a change of a cell's size resizes its row.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

  /// Returns the cell of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rowModel.id(at: indexPath).flatMap { live[$0]?.cell }
  }
  /// Returns the index path of a cell; nil if it is not in the table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    live.first { $0.value.cell === cell }.flatMap { rowModel.place(of: $0.key) }
  }
  /// Returns the row at a point; nil if there is no visible row.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    live.first { $0.value.convert($0.value.bounds, to: self).contains(point) }.flatMap { rowModel.place(of: $0.key) }
  }
  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }
  /// The visible rows, from top to bottom. Caveat: including those that are about to come into view.
  public var indexPathsForVisibleRows: [IndexPath]? { live.keys.compactMap { rowModel.place(of: $0) }.sorted() }

  /// Scrolls to a row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let id = rowModel.id(at: indexPath) else { return }
    let share: CGFloat? =
      switch scrollPosition {
      case .none: nil
      case .top: 0
      case .middle: 0.5
      case .bottom: 1
      }
    guard let scroller else { return wantedRow = (id, share) }
    scroller.scroll(toItem: id, at: share, animated: animated)
  }

  /// Scrolls to the selected row nearest to a position.
  public func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = indexPathsForSelectedRows?.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Returns the rows in a rectangle; nil for an invalid one.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull else { return nil }
    loadIfNeeded()
    var found: [IndexPath] = []
    walk { part, frame in
      if case .row(let place) = part, frame.intersects(rect) { found.append(place) }
      return frame.minY < rect.maxY
    }
    return found
  }
  /// Returns the header of a section; nil if it is not visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    titles[TitlePlace(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section; nil if it is not visible.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    titles[TitlePlace(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  // MARK: Rectangles

  /// Returns the rectangle of a row. Rows that were never visible use estimated heights.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let id = rowModel.id(at: indexPath) else { return .zero }
    if let row = live[id], row.renderer != nil { return row.convert(row.bounds, to: self) }
    return frame(of: .row(indexPath))
  }
  /// Returns the rectangle of a section, with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }
  /// Returns the rectangle of a section's header.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: TitlePlace(section: section, isHeader: true)) }
  /// Returns the rectangle of a section's footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: TitlePlace(section: section, isHeader: false))
  }

  private func rect(of place: TitlePlace) -> CGRect {
    loadIfNeeded()
    guard rowModel.sections.indices.contains(place.section) else { return .zero }
    return frame(of: .title(place))
  }

  private enum Part: Equatable {
    case title(TitlePlace)
    case row(IndexPath)
  }

  private func height(of part: Part) -> CGFloat {
    switch part {
    case .title(let place): height(of: place)
    case .row(let place): height(ofRow: place)
    }
  }

  private func height(of title: TitlePlace) -> CGFloat {
    if let shown = titles[title], shown.bounds.height > 0 { return shown.bounds.height }
    let (section, isHeader) = (title.section, title.isHeader)
    let asked =
      isHeader
      ? rows?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : rows?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0 { return asked }
    let text =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    // The height of one line in a plain table's header: a guess.
    return text == nil ? 0 : 28
  }

  private func height(ofRow place: IndexPath) -> CGFloat {
    let asked = rows?.tableView(self, heightForRowAt: place) ?? rowHeight
    if asked >= 0 { return asked }
    if let known = rowModel.id(at: place).flatMap({ heights[$0] }) { return known }
    let estimate = rows?.tableView(self, estimatedHeightForRowAt: place) ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  /// Visits all parts with their rectangles, which are computed from the nearest row above that exists, or else from
  /// the start.
  /// - Parameter visit: Returns false to stop.
  private func walk(_ visit: (Part, CGRect) -> Bool) {
    var y = tableHeaderView?.frame.height ?? 0
    func passes(_ part: Part) -> Bool {
      var frame = CGRect(x: 0, y: y, width: bounds.width, height: 0)
      if case .row(let place) = part, let row = rowModel.id(at: place).flatMap({ live[$0] }), row.renderer != nil {
        frame = row.convert(row.bounds, to: self)
      } else {
        frame.size.height = height(of: part)
      }
      y = frame.maxY
      return visit(part, frame)
    }
    for section in rowModel.sections.indices {
      guard passes(.title(TitlePlace(section: section, isHeader: true))) else { return }
      for row in rowModel.sections[section].rows.indices {
        guard passes(.row(IndexPath(row: row, section: section))) else { return }
      }
      guard passes(.title(TitlePlace(section: section, isHeader: false))) else { return }
    }
  }

  private func frame(of wanted: Part) -> CGRect {
    var found = CGRect.zero
    walk { part, frame in
      guard part == wanted else { return true }
      found = frame
      return false
    }
    return found
  }

  // MARK: Prefetching

  /// The number of rows prefetched beyond a visible one: a guess.
  private static var prefetchedRows: Int { 10 }

  func prefetch(after place: IndexPath) {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    fetched.remove(place)
    let end = min(place.row + 1 + Self.prefetchedRows, numberOfRows(inSection: place.section))
    guard place.row + 1 < end else { return }
    let new = (place.row + 1..<end).map { IndexPath(row: $0, section: place.section) }
      .filter { cellForRow(at: $0) == nil && fetched.insert($0).inserted }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
