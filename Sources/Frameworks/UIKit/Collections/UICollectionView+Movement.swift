import Foundation

/// An item that a finger moves among the others.
struct ItemMovement {
  let id: AnyHashable
  let start: IndexPath
  /// The middle of the item, in points of the collection.
  var position: CGPoint
}

extension UICollectionView {
  /// How soon items make room for what is dragged.
  public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }
  /// When cells of another size change the layout.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

  /// Begins to move an item; false if it cannot be moved.
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

  /// The middle of the item that is moved is elsewhere: the others make room for it.
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

  /// The item stays where it was moved to: the data follows.
  public func endInteractiveMovement() {
    guard let ended = stopMovement(), let now = itemModel.place(of: ended.id), now != ended.start else { return }
    dataSource?.collectionView(self, moveItemAt: ended.start, to: now)
  }

  /// The item goes back to where it was.
  public func cancelInteractiveMovement() {
    guard let ended = stopMovement(), let now = itemModel.place(of: ended.id), now != ended.start else { return }
    change { itemModel.move(now, to: ended.start) }
  }

  private func stopMovement() -> ItemMovement? {
    guard let ended = movement else { return nil }
    movement = nil
    scroller?.isHeld = false
    // From where the finger held it to where it belongs.
    change {}
    updates = nil
    (live[ended.id]?.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    return ended
  }

  func canMove(at place: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: place) ?? false }

  /// A person moved an item to the place of another one: the data follows.
  func settle(_ source: IndexPath, at target: IndexPath) {
    guard target != source else { return }
    change { itemModel.move(source, to: target) }
    dataSource?.collectionView(self, moveItemAt: source, to: target)
  }

  // MARK: Fingers

  /// Lets a finger that rests on an item move it.
  func movesItemsByResting() { if mover == nil { mover = ItemMover(self, on: self) } }
}

/// A finger that takes hold of an item and moves it: at once by a handle, anywhere else when it has rested.
@MainActor
final class ItemMover: NSObject, UIGestureRecognizerDelegate {
  private weak var collection: UICollectionView?
  private weak var handle: UIView?
  private let press = UILongPressGestureRecognizer()
  /// From the finger to the middle of the item, in points.
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
    // What drags asks itself, and a menu comes first.
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
