import Foundation

/// Lets fingers drag rows out of a table, and drop things on it, as its delegates say.
@MainActor
final class TableDrag: NSObject, UIInteraction {
  private weak var table: UITableView?
  var view: UIView? { table }
  /// Where what is dragged was.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private(set) var isDragging = false
  private(set) var isOver = false

  init(_ table: UITableView) { self.table = table }

  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) {}

  private func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

  private func show(_ state: UITableViewCell.DragState) {
    for place in Set(sources.values) { table?.cellForRow(at: place)?.drag = state }
  }
}

extension TableDrag: ViewDragPlace {
  func items(at point: CGPoint, in session: ViewDragSession) -> [UIDragItem] {
    sources = [:]
    guard let table, table.dragInteractionEnabled, !table.isEditing, let place = table.indexPathForRow(at: point) else {
      return []
    }
    let items = table.draggedItems(at: place, in: session)
    for item in items { sources[ObjectIdentifier(item)] = place }
    session.allowsMoveOperation = table.dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      table.dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    return items
  }

  func preview(of item: UIDragItem, in session: ViewDragSession) -> UITargetedPreview? {
    guard let table, let place = source(of: item), let cell = table.cellForRow(at: place) else { return nil }
    let asked = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: place)
    return UITargetedDragPreview(view: cell, parameters: asked ?? UIDragPreviewParameters())
  }

  func willLift(_ session: ViewDragSession, _ animator: DragAnimator) { show(.lifting) }
  func willBegin(_ session: ViewDragSession) {
    isDragging = true
    show(.dragging)
    if let table { table.dragDelegate?.tableView(table, dragSessionWillBegin: session) }
  }
  func didEnd(_ session: ViewDragSession, _ operation: UIDropOperation) {
    show(.none)
    (isDragging, sources) = (false, [:])
    if let table { table.dragDelegate?.tableView(table, dragSessionDidEnd: session) }
  }
}

extension TableDrag: ViewDropPlace {
  func canHandle(_ session: ViewDropSession) -> Bool {
    guard let table else { return false }
    return table.dropDelegate?.tableView(table, canHandle: session) ?? movesItself(session)
  }

  /// What is dragged is a row of the table whose data source can move it.
  private func movesItself(_ session: ViewDropSession) -> Bool {
    guard let table, let item = session.items.first, let place = source(of: item) else { return false }
    return table.canMove(at: place)
  }

  private func target(_ session: ViewDropSession) -> IndexPath? {
    table.flatMap { $0.indexPathForRow(at: session.location(in: $0)) }
  }

  private func proposal(_ session: ViewDropSession) -> UITableViewDropProposal {
    guard let table else { return UITableViewDropProposal(operation: .cancel) }
    return table.dropDelegate?.tableView(
      table, dropSessionDidUpdate: session, withDestinationIndexPath: target(session))
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func didEnter(_ session: ViewDropSession) {
    isOver = true
    if let table { table.dropDelegate?.tableView(table, dropSessionDidEnter: session) }
  }
  func didUpdate(_ session: ViewDropSession) -> UIDropProposal { proposal(session) }
  func didExit(_ session: ViewDropSession) {
    isOver = false
    if let table { table.dropDelegate?.tableView(table, dropSessionDidExit: session) }
  }

  func perform(_ session: ViewDropSession) {
    guard let table else { return }
    let (proposal, target) = (proposal(session), target(session))
    if movesItself(session), proposal.operation == .move, let place = session.items.first.flatMap(source), let target {
      return table.settle(place, at: target)
    }
    guard let delegate = table.dropDelegate else { return }
    let drop = TableDrop(session, to: target, proposal) { item in
      self.source(of: item).map { place in (place, table.rectForRow(at: place).size) }
    }
    delegate.tableView(table, performDropWith: drop)
    drop.finish()
  }

  func didEnd(_ session: ViewDropSession) {
    isOver = false
    if let table { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }
  }
}

/// A drop on a table.
@MainActor
private final class TableDrop: NSObject, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize
    init(_ item: UIDragItem, _ source: (place: IndexPath, size: CGSize)?) {
      (dragItem, sourceIndexPath, previewSize) = (item, source?.place, source?.size ?? .zero)
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private var animators: [DragAnimator] = []

  init(
    _ session: ViewDropSession, to place: IndexPath?, _ proposal: UITableViewDropProposal,
    source: (UIDragItem) -> (place: IndexPath, size: CGSize)?
  ) {
    items = session.items.map { Item($0, source($0)) }
    (destinationIndexPath, self.session, self.proposal) = (place, session, proposal)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    animator()
  }
  private func animator() -> DragAnimator {
    let made = DragAnimator()
    animators.append(made)
    return made
  }
  func finish() { for animator in animators { animator.run() } }
}

extension UITableView {
  /// The delegates are asked as soon as there is one.
  func watchDrags() {
    guard drags == nil, dragDelegate != nil || dropDelegate != nil else { return }
    let made = TableDrag(self)
    drags = made
    addInteraction(made)
  }

  func draggedItems(at place: IndexPath, in session: ViewDragSession) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: place) ?? []
  }
  func canMove(at place: IndexPath) -> Bool { rowModel.id(at: place).map(canMove) ?? false }

  /// A finger can take hold of a row to move it while the table is edited.
  package func canLift(_ id: AnyHashable) -> Bool {
    isEditing && canMove(id) && rowModel.place(of: id).flatMap { cellForRow(at: $0) }?.hasHandle != false
  }

  /// A person moved a row to the place of another one: the data follows.
  package func settle(_ source: IndexPath, at proposed: IndexPath) {
    let target =
      rows?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source else { return contentDidChange() }
    moveRow(at: source, to: target)
    dataSource?.tableView(self, moveRowAt: source, to: target)
  }
}
