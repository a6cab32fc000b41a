import Foundation

/// Lets fingers drag items out of a collection, and drop things on it, as its delegates say.
@MainActor
final class CollectionDrag: NSObject, UIInteraction {
  private weak var collection: UICollectionView?
  var view: UIView? { collection }
  /// Where what is dragged was.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private(set) var isDragging = false
  private(set) var isOver = false

  init(_ collection: UICollectionView) { self.collection = collection }

  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) {}

  private func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

  private func show(_ state: UICollectionViewCell.DragState) {
    for place in Set(sources.values) { collection?.cellForItem(at: place)?.drag = state }
  }
}

extension CollectionDrag: ViewDragPlace {
  func items(at point: CGPoint, in session: ViewDragSession) -> [UIDragItem] {
    sources = [:]
    guard let collection, collection.dragInteractionEnabled, !collection.isEditing,
      let place = collection.indexPathForItem(at: point)
    else {
      return []
    }
    let items = collection.draggedItems(at: place, in: session)
    for item in items { sources[ObjectIdentifier(item)] = place }
    session.allowsMoveOperation =
      collection.dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      collection.dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
    return items
  }

  func preview(of item: UIDragItem, in session: ViewDragSession) -> UITargetedPreview? {
    guard let collection, let place = source(of: item), let cell = collection.cellForItem(at: place) else { return nil }
    let asked = collection.dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: place)
    return UITargetedDragPreview(view: cell, parameters: asked ?? UIDragPreviewParameters())
  }

  func willLift(_ session: ViewDragSession, _ animator: DragAnimator) { show(.lifting) }
  func willBegin(_ session: ViewDragSession) {
    isDragging = true
    show(.dragging)
    if let collection { collection.dragDelegate?.collectionView(collection, dragSessionWillBegin: session) }
  }
  func didEnd(_ session: ViewDragSession, _ operation: UIDropOperation) {
    show(.none)
    (isDragging, sources) = (false, [:])
    if let collection { collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }
  }
}

extension CollectionDrag: ViewDropPlace {
  func canHandle(_ session: ViewDropSession) -> Bool {
    guard let collection else { return false }
    return collection.dropDelegate?.collectionView(collection, canHandle: session) ?? movesItself(session)
  }

  /// What is dragged is an item of the collection whose data source can move it.
  private func movesItself(_ session: ViewDropSession) -> Bool {
    guard let collection, let item = session.items.first, let place = source(of: item) else { return false }
    return collection.canMove(at: place)
  }

  private func target(_ session: ViewDropSession) -> IndexPath? {
    collection.flatMap { $0.indexPathForItem(at: session.location(in: $0)) }
  }

  private func proposal(_ session: ViewDropSession) -> UICollectionViewDropProposal {
    guard let collection else { return UICollectionViewDropProposal(operation: .cancel) }
    return collection.dropDelegate?.collectionView(
      collection, dropSessionDidUpdate: session, withDestinationIndexPath: target(session))
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func didEnter(_ session: ViewDropSession) {
    isOver = true
    if let collection { collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session) }
  }
  func didUpdate(_ session: ViewDropSession) -> UIDropProposal { proposal(session) }
  func didExit(_ session: ViewDropSession) {
    isOver = false
    if let collection { collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
  }

  func perform(_ session: ViewDropSession) {
    guard let collection else { return }
    let (proposal, target) = (proposal(session), target(session))
    if collection.dropDelegate == nil, movesItself(session), proposal.operation == .move,
      let place = session.items.first.flatMap(source), let target
    {
      return collection.settle(place, at: target)
    }
    guard let delegate = collection.dropDelegate else { return }
    let drop = CollectionDrop(session, to: target, proposal) { item in
      self.source(of: item).map { place in (place, collection.layoutAttributesForItem(at: place)?.size ?? .zero) }
    }
    delegate.collectionView(collection, performDropWith: drop)
    drop.finish()
  }

  func didEnd(_ session: ViewDropSession) {
    isOver = false
    if let collection { collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session) }
  }
}

/// A drop on a collection.
@MainActor
private final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize
    init(_ item: UIDragItem, _ source: (place: IndexPath, size: CGSize)?) {
      (dragItem, sourceIndexPath, previewSize) = (item, source?.place, source?.size ?? .zero)
    }
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private var animators: [DragAnimator] = []

  init(
    _ session: ViewDropSession, to place: IndexPath?, _ proposal: UICollectionViewDropProposal,
    source: (UIDragItem) -> (place: IndexPath, size: CGSize)?
  ) {
    items = session.items.map { Item($0, source($0)) }
    (destinationIndexPath, self.session, self.proposal) = (place, session, proposal)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animator() }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    animator()
  }
  private func animator() -> DragAnimator {
    let made = DragAnimator()
    animators.append(made)
    return made
  }
  func finish() { for animator in animators { animator.run() } }
}
