import Foundation

extension UITableView: ItemHolder {
  /// Adds the interaction as soon as there is a delegate.
  func watchDrags() {
    guard drags == nil, dragDelegate != nil || dropDelegate != nil else { return }
    let made = ItemDrag<UITableView>(self)
    drags = made
    addInteraction(made)
  }

  func itemPlace(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func itemView(at place: IndexPath) -> UIView? { cellForRow(at: place) }
  func itemSize(at place: IndexPath) -> CGSize { rectForRow(at: place).size }
  func show(_ state: UICellConfigurationState.DragState, ofItemAt place: IndexPath) {
    cellForRow(at: place)?.drag = UITableViewCell.DragState(rawValue: state.rawValue) ?? .none
  }

  var settlesMoves: Bool { true }

  func draggedItems(at place: IndexPath, in session: ViewDragSession) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: place) ?? []
  }
  func previewParameters(at place: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: place)
  }
  func allowsMove(_ session: ViewDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func staysInApp(_ session: ViewDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragWillBegin(_ session: ViewDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: ViewDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func canHandle(_ session: ViewDropSession) -> Bool? { dropDelegate?.tableView(self, canHandle: session) }
  func dropDidEnter(_ session: ViewDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func proposal(_ session: ViewDropSession, at target: IndexPath?) -> UITableViewDropProposal? {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: target)
  }
  var usualProposal: UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func dropDidExit(_ session: ViewDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func perform(
    _ session: ViewDropSession, _ items: [DroppedItem], at target: IndexPath?, _ proposal: UITableViewDropProposal
  ) {
    let drop = TableDrop(session, items, at: target, proposal)
    dropDelegate?.tableView(self, performDropWith: drop)
    drop.finish()
  }
  func dropDidEnd(_ session: ViewDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
}

/// A drop on a table.
@MainActor
private final class TableDrop: ItemDrop<UITableViewDropProposal>, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    animator()
  }
}

// Moving rows.
extension UITableView {
  func canMove(at place: IndexPath) -> Bool { rowModel.id(at: place).map(canMove) ?? false }

  /// Returns whether a finger can lift a row to move it while the table is in editing mode.
  package func canLift(_ id: AnyHashable) -> Bool {
    isEditing && canMove(id) && rowModel.place(of: id).flatMap { cellForRow(at: $0) }?.hasHandle != false
  }

  /// Moves a row to another's position and updates the data source.
  package func settle(_ source: IndexPath, at proposed: IndexPath) {
    let target =
      rows?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source else { return contentDidChange() }
    moveRow(at: source, to: target)
    dataSource?.tableView(self, moveRowAt: source, to: target)
  }
}
