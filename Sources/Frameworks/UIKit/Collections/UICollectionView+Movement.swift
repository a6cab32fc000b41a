import Foundation

/// An item that a finger moves.
struct ItemMovement {
  let id: AnyHashable
  let start: IndexPath
  /// The centre of the item in the collection view, in points.
  var position: CGPoint
}

extension UICollectionView {
  /// How soon items make way for a dragged one.
  public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }
  /// When cells of another size invalidate the layout.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

  /// Begins to move an item; returns false if it cannot be moved.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, let id = itemModel.id(at: indexPath), canMove(at: indexPath),
      let place = layoutAttributesForItem(at: indexPath)
    else { return false }
    movement = ItemMovement(id: id, start: indexPath, position: place.center)
    scroller?.isHeld = true
    (live[id]?.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    return true
  }

  /// Moves the centre of the moving item; the others make way.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, let now = itemModel.place(of: movement.id) else { return }
    self.movement?.position = targetPosition
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: now, withPosition: targetPosition)
    let target =
      items?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.start, atCurrentIndexPath: now,
        toProposedIndexPath: proposed) ?? proposed
    if target != now { change { itemModel.move(now, to: target) } }
    setNeedsLayout()
  }

  /// Drops the item where it is; the data source is updated.
  public func endInteractiveMovement() {
    guard let ended = stopMovement(), let now = itemModel.place(of: ended.id), now != ended.start else { return }
    dataSource?.collectionView(self, moveItemAt: ended.start, to: now)
  }

  /// Returns the item to its original position.
  public func cancelInteractiveMovement() {
    guard let ended = stopMovement(), let now = itemModel.place(of: ended.id), now != ended.start else { return }
    change { itemModel.move(now, to: ended.start) }
  }

  private func stopMovement() -> ItemMovement? {
    guard let ended = movement else { return nil }
    movement = nil
    scroller?.isHeld = false
    // From where the finger held it to its final position.
    change {}
    updates = nil
    (live[ended.id]?.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    return ended
  }

  func canMove(at place: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: place) ?? false }

  /// Moves an item to another's position and updates the data source.
  func settle(_ source: IndexPath, at target: IndexPath) {
    guard target != source else { return }
    change { itemModel.move(source, to: target) }
    dataSource?.collectionView(self, moveItemAt: source, to: target)
  }

  // MARK: Fingers

  /// Enables moving items by a long press.
  func movesItemsByResting() { if mover == nil { mover = ItemMover(self, on: self) } }
}

/// A recognizer that moves items: at once on a handle, elsewhere after a long press.
@MainActor
final class ItemMover: NSObject, UIGestureRecognizerDelegate {
  private weak var collection: UICollectionView?
  private weak var handle: UIView?
  private let press = UILongPressGestureRecognizer()
  /// The offset from the finger to the item's centre, in points.
  private var grip = CGPoint.zero

  init(_ collection: UICollectionView?, on view: UIView) {
    self.collection = collection
    handle = view
    super.init()
    if view !== collection { press.minimumPressDuration = 0 }
    press.onAction = { [weak self] in self?.follow($0) }
    press.delegate = self
    view.addGestureRecognizer(press)
  }

  private func place(_ collection: UICollectionView) -> IndexPath? {
    if handle === collection { return collection.indexPathForItem(at: press.location(in: collection)) }
    var view = handle
    while let next = view, !(next is UICollectionViewCell) { view = next.superview }
    return (view as? UICollectionViewCell).flatMap { collection.indexPath(for: $0) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, let place = place(collection), collection.canMove(at: place) else { return false }
    guard handle === collection else { return true }
    // Drags are recognized separately, and a menu takes precedence.
    guard collection.dragDelegate == nil, let id = collection.itemModel.id(at: place) else { return false }
    return collection.contextMenu(of: id, at: .zero) == nil
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let collection else { return }
    let finger = recognizer.location(in: collection)
    switch recognizer.state {
    case .began:
      guard let place = place(collection), let middle = collection.layoutAttributesForItem(at: place)?.center else {
        return
      }
      grip = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
      collection.beginInteractiveMovementForItem(at: place)
    case .changed:
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
