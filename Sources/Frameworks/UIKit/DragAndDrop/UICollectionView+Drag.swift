import Foundation

extension UICollectionView: ItemHolder {
  /// Adds the interaction as soon as there is a delegate.
  func watchDrags() {
    guard drags == nil, dragDelegate != nil || dropDelegate != nil else { return }
    let made = ItemDrag<UICollectionView>(self)
    drags = made
    addInteraction(made)
  }

  func itemPlace(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func itemView(at place: IndexPath) -> UIView? { cellForItem(at: place) }
  func itemSize(at place: IndexPath) -> CGSize { layoutAttributesForItem(at: place)?.size ?? .zero }
  func show(_ state: UICellConfigurationState.DragState, ofItemAt place: IndexPath) {
    cellForItem(at: place)?.drag = UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none
  }

  /// Whether the data source settles moves; a drop delegate decides about moves, too.
  var settlesMoves: Bool { dropDelegate == nil }

  func draggedItems(at place: IndexPath, in session: ViewDragSession) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: place) ?? []
  }
  func previewParameters(at place: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: place)
  }
  func allowsMove(_ session: ViewDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func staysInApp(_ session: ViewDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }
  func dragWillBegin(_ session: ViewDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: ViewDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func canHandle(_ session: ViewDropSession) -> Bool? { dropDelegate?.collectionView(self, canHandle: session) }
  func dropDidEnter(_ session: ViewDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
  func proposal(_ session: ViewDropSession, at target: IndexPath?) -> UICollectionViewDropProposal? {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: target)
  }
  var usualProposal: UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func dropDidExit(_ session: ViewDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func perform(
    _ session: ViewDropSession, _ items: [DroppedItem], at target: IndexPath?,
    _ proposal: UICollectionViewDropProposal
  ) {
    let drop = CollectionDrop(session, items, at: target, proposal)
    dropDelegate?.collectionView(self, performDropWith: drop)
    drop.finish()
  }
  func dropDidEnd(_ session: ViewDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
}

/// A drop on a collection view.
@MainActor
private final class CollectionDrop: ItemDrop<UICollectionViewDropProposal>, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    animator()
  }
}

extension UICollectionView {
  /// Whether an item of the collection view is being dragged.
  public var hasActiveDrag: Bool { drags?.isDragging ?? false }
  /// Whether something is dragged over the collection view.
  public var hasActiveDrop: Bool { drags?.isOver ?? false }
}
