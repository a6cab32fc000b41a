import Foundation

// The selection, and touches on rows.
extension UITableView {
  var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var choosesAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// The first selected row; nil if none.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  /// The selected rows; nil if none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let places = chosen.compactMap { rowModel.place(of: $0) }.sorted()
    return places.isEmpty ? nil : places
  }

  func isChosen(_ id: AnyHashable) -> Bool { chosen.contains(id) }

  func choose(_ id: AnyHashable, _ isChosen: Bool, animated: Bool) {
    if isChosen { chosen.insert(id) } else { chosen.remove(id) }
    live[id]?.cell?.setSelected(isChosen, animated: animated)
  }

  /// Selects a row without calling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    loadIfNeeded()
    if !choosesSeveral || indexPath == nil { for id in chosen { choose(id, false, animated: animated) } }
    guard let indexPath, let id = rowModel.id(at: indexPath) else { return }
    choose(id, true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let id = rowModel.id(at: indexPath) { choose(id, false, animated: animated) }
  }

  func canHighlight(_ id: AnyHashable) -> Bool {
    guard choosesAny, let place = rowModel.place(of: id) else { return false }
    return rows?.tableView(self, shouldHighlightRowAt: place) ?? true
  }

  /// Reports that a finger has come to a row or left it.
  func highlightDidChange(_ id: AnyHashable, _ isHighlighted: Bool) {
    guard let rows, let place = rowModel.place(of: id) else { return }
    if isHighlighted {
      rows.tableView(self, didHighlightRowAt: place)
    } else {
      rows.tableView(self, didUnhighlightRowAt: place)
    }
  }

  /// Deselects a row for the person, if the delegate allows it.
  private func unchoose(_ id: AnyHashable) -> Bool {
    guard let place = rowModel.place(of: id) else {
      choose(id, false, animated: true)
      return true
    }
    let target = rows == nil ? place : rows?.tableView(self, willDeselectRowAt: place)
    guard let target, let wanted = rowModel.id(at: target) else { return false }
    choose(wanted, false, animated: true)
    rows?.tableView(self, didDeselectRowAt: target)
    return true
  }

  /// Handles a tap on a row.
  func tapped(_ id: AnyHashable) {
    guard canHighlight(id), let place = rowModel.place(of: id) else { return }
    if choosesSeveral, chosen.contains(id) {
      _ = unchoose(id)
      return
    }
    let target = rows == nil ? place : rows?.tableView(self, willSelectRowAt: place)
    guard let target, let wanted = rowModel.id(at: target) else { return }
    if !choosesSeveral {
      for old in chosen where old != wanted { guard unchoose(old) else { return } }
    }
    choose(wanted, true, animated: true)
    // A segue is prepared before the delegate is told of the selection.
    if let cell = live[wanted]?.cell { cell.segues.selection?.trigger(cell) }
    rows?.tableView(self, didSelectRowAt: target)
  }

  /// Handles a tap on a row's accessory button.
  func accessoryTapped(_ id: AnyHashable) {
    if let cell = live[id]?.cell { cell.segues.accessory?.trigger(cell) }
    if let place = rowModel.place(of: id) { rows?.tableView(self, accessoryButtonTappedForRowWith: place) }
  }

  // MARK: Editing

  func canEdit(_ id: AnyHashable) -> Bool {
    rowModel.place(of: id).map { dataSource?.tableView(self, canEditRowAt: $0) ?? false } ?? false
  }
  func editingStyle(of id: AnyHashable) -> UITableViewCell.EditingStyle {
    guard canEdit(id), let place = rowModel.place(of: id) else { return .none }
    return rows?.tableView(self, editingStyleForRowAt: place) ?? .delete
  }
  func indentsEdited(_ id: AnyHashable) -> Bool {
    rowModel.place(of: id).map { rows?.tableView(self, shouldIndentWhileEditingRowAt: $0) ?? true } ?? true
  }
  func canMove(_ id: AnyHashable) -> Bool {
    rowModel.place(of: id).map { dataSource?.tableView(self, canMoveRowAt: $0) ?? false } ?? false
  }
  /// Inserts a row beside one for the person.
  func commitInsertion(_ id: AnyHashable) {
    if let place = rowModel.place(of: id) { dataSource?.tableView(self, commit: .insert, forRowAt: place) }
  }

  /// Returns whether a row offers deletion.
  package func canDelete(at place: IndexPath) -> Bool {
    guard let id = rowModel.id(at: place), !(isEditing && allowsMultipleSelectionDuringEditing) else { return false }
    return editingStyle(of: id) == .delete
  }
  /// Returns the title of the delete action; nil for the default.
  package func deletionTitle(at place: IndexPath) -> String? {
    rows?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place)
  }

  // MARK: Headers and footers

  /// Called when a header or footer is shown.
  package func noteTitle(_ view: UIView, at place: TitlePlace) {
    guard titles[place] !== view else { return }
    titles[place] = view
    if place.isHeader {
      rows?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
    } else {
      rows?.tableView(self, willDisplayFooterView: view, forSection: place.section)
    }
  }
  /// Called when a header or footer is removed.
  package func forgetTitle(_ view: UIView) {
    guard let place = titles.first(where: { $0.value === view })?.key else { return }
    titles[place] = nil
    if place.isHeader {
      rows?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
    } else {
      rows?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
    }
  }

  // MARK: Section index

  /// Returns the index titles by section; empty for none.
  package func sideTitles() -> [Int: String] {
    guard let dataSource, let all = dataSource.sectionIndexTitles(for: self), !all.isEmpty else { return [:] }
    guard rowModel.sections.reduce(0, { $0 + $1.rows.count }) >= sectionIndexMinimumDisplayRowCount else { return [:] }
    var found: [Int: String] = [:]
    for (index, title) in all.enumerated() {
      let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
      if found[section] == nil { found[section] = title }
    }
    return found
  }

  /// Returns the configuration with the delegate's menu methods attached.
  func watched(_ configuration: UIContextMenuConfiguration) -> UIContextMenuConfiguration {
    configuration.watched(
      opens: { [weak self] in
        if let self { rows?.tableView(self, willDisplayContextMenu: $0, animator: $1) }
      },
      closes: { [weak self] in
        if let self { rows?.tableView(self, willEndContextMenuInteraction: $0, animator: $1) }
      },
      commits: { [weak self] in
        if let self { rows?.tableView(self, willPerformPreviewActionForMenuWith: $0, animator: $1) }
      })
  }
}
