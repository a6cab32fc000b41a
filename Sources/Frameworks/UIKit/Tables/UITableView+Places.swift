import Foundation

/// A header or footer of a table.
package struct TitlePlace: Hashable {
  package let section: Int
  package let isHeader: Bool
  package init(section: Int, isHeader: Bool) { (self.section, self.isHeader) = (section, isHeader) }
}

// Where rows are, and which of them are visible.
extension UITableView {
  /// How rows come and go. Caveat: all but `none` are the same.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row is to be in the table.
  public enum ScrollPosition: Int, Sendable {
    /// Moves as little as possible.
    case none = 0
    case top, middle, bottom
  }

  /// From where the insets of lines count.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cells.
    case fromCellEdges = 0
    /// From where lines are by themselves.
    case fromAutomaticInsets
  }
  /// When cells of another size change the table.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

  /// The cell of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rowModel.id(at: indexPath).flatMap { live[$0]?.cell }
  }
  /// The row of a cell; nil if it is not in the table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    live.first { $0.value.cell === cell }.flatMap { rowModel.place(of: $0.key) }
  }
  /// The row at a point of the table; nil if none that is visible is there.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    live.first { $0.value.convert($0.value.bounds, to: self).contains(point) }.flatMap { rowModel.place(of: $0.key) }
  }
  /// The visible cells, from above.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }
  /// The visible rows, from above. Caveat: also those that are about to come into view.
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

  /// Scrolls to the chosen row that is nearest to a place of the table.
  public func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = indexPathsForSelectedRows?.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// The rows in a part of the table; nil for no valid part.
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
  /// The header of a section; nil if it is not visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    titles[TitlePlace(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }
  /// The footer of a section; nil if it is not visible.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    titles[TitlePlace(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  // MARK: Rectangles

  /// Where a row is in the table. Where it was never seen, this goes by what heights are taken to be.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let id = rowModel.id(at: indexPath) else { return .zero }
    if let row = live[id], row.renderer != nil { return row.convert(row.bounds, to: self) }
    return frame(of: .row(indexPath))
  }
  /// Where a section is, with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }
  /// Where the header of a section is.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: TitlePlace(section: section, isHeader: true)) }
  /// Where the footer of a section is.
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
    // As high as a line of a plain table's header: a guess.
    return text == nil ? 0 : 28
  }

  private func height(ofRow place: IndexPath) -> CGFloat {
    let asked = rows?.tableView(self, heightForRowAt: place) ?? rowHeight
    if asked >= 0 { return asked }
    if let known = rowModel.id(at: place).flatMap({ heights[$0] }) { return known }
    let estimate = rows?.tableView(self, estimatedHeightForRowAt: place) ?? estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  /// Visits all parts with where they are, which is counted from the nearest row above that is there, or else from the start.
  /// - Parameter visit: false ends it.
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

  /// How many further rows are told of when one is shown: a guess.
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
