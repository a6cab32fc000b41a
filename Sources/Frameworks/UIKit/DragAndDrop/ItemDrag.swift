import Foundation

/// A table or collection view whose items can be dragged and dropped on. Each asks its own delegates.
@MainActor
protocol ItemHolder: UIView {
  associatedtype Proposal: UIDropProposal

  var dragInteractionEnabled: Bool { get }
  var isEditing: Bool { get }
  func itemPlace(at point: CGPoint) -> IndexPath?
  func itemView(at place: IndexPath) -> UIView?
  func itemSize(at place: IndexPath) -> CGSize
  func show(_ state: UICellConfigurationState.DragState, ofItemAt place: IndexPath)

  /// Returns whether the data source can move the item.
  func canMove(at place: IndexPath) -> Bool
  /// Whether the data source moves items dropped where they come from.
  var settlesMoves: Bool { get }
  func settle(_ source: IndexPath, at target: IndexPath)

  func draggedItems(at place: IndexPath, in session: ViewDragSession) -> [UIDragItem]
  func previewParameters(at place: IndexPath) -> UIDragPreviewParameters?
  func allowsMove(_ session: ViewDragSession) -> Bool
  func staysInApp(_ session: ViewDragSession) -> Bool
  func dragWillBegin(_ session: ViewDragSession)
  func dragDidEnd(_ session: ViewDragSession)

  /// Returns nil if no delegate decides.
  func canHandle(_ session: ViewDropSession) -> Bool?
  func dropDidEnter(_ session: ViewDropSession)
  /// Returns nil if no delegate decides.
  func proposal(_ session: ViewDropSession, at target: IndexPath?) -> Proposal?
  var usualProposal: Proposal { get }
  func dropDidExit(_ session: ViewDropSession)
  func perform(_ session: ViewDropSession, _ items: [DroppedItem], at target: IndexPath?, _ proposal: Proposal)
  func dropDidEnd(_ session: ViewDropSession)
}

/// The drag and drop interaction of a table or collection view.
@MainActor
final class ItemDrag<Holder: ItemHolder>: NSObject, UIInteraction {
  private weak var holder: Holder?
  var view: UIView? { holder }
  /// The original index paths of dragged items.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  private(set) var isDragging = false
  private(set) var isOver = false

  init(_ holder: Holder) { self.holder = holder }

  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) {}

  private func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

  private func show(_ state: UICellConfigurationState.DragState) {
    for place in Set(sources.values) { holder?.show(state, ofItemAt: place) }
  }
}

extension ItemDrag: ViewDragPlace {
  func items(at point: CGPoint, in session: ViewDragSession) -> [UIDragItem] {
    sources = [:]
    guard let holder, holder.dragInteractionEnabled, !holder.isEditing, let place = holder.itemPlace(at: point) else {
      return []
    }
    let items = holder.draggedItems(at: place, in: session)
    for item in items { sources[ObjectIdentifier(item)] = place }
    session.allowsMoveOperation = holder.allowsMove(session)
    session.isRestrictedToDraggingApplication = holder.staysInApp(session)
    return items
  }

  func preview(of item: UIDragItem, in session: ViewDragSession) -> UITargetedPreview? {
    guard let holder, let place = source(of: item), let view = holder.itemView(at: place) else { return nil }
    return UITargetedDragPreview(
      view: view, parameters: holder.previewParameters(at: place) ?? UIDragPreviewParameters())
  }

  func willLift(_ session: ViewDragSession, _ animator: DragAnimator) { show(.lifting) }
  func willBegin(_ session: ViewDragSession) {
    isDragging = true
    show(.dragging)
    holder?.dragWillBegin(session)
  }
  func didEnd(_ session: ViewDragSession, _ operation: UIDropOperation) {
    show(.none)
    (isDragging, sources) = (false, [:])
    holder?.dragDidEnd(session)
  }
}

extension ItemDrag: ViewDropPlace {
  func canHandle(_ session: ViewDropSession) -> Bool {
    guard let holder else { return false }
    return holder.canHandle(session) ?? (moved(session) != nil)
  }

  /// Returns the index path of a dragged item that the data source can move; nil for others.
  private func moved(_ session: ViewDropSession) -> IndexPath? {
    guard let holder, let place = session.items.first.flatMap(source), holder.canMove(at: place) else { return nil }
    return place
  }

  private func target(_ session: ViewDropSession) -> IndexPath? {
    holder.flatMap { $0.itemPlace(at: session.location(in: $0)) }
  }

  func didEnter(_ session: ViewDropSession) {
    isOver = true
    holder?.dropDidEnter(session)
  }
  func didUpdate(_ session: ViewDropSession) -> UIDropProposal {
    guard let holder else { return UIDropProposal(operation: .cancel) }
    return holder.proposal(session, at: target(session)) ?? holder.usualProposal
  }
  func didExit(_ session: ViewDropSession) {
    isOver = false
    holder?.dropDidExit(session)
  }

  func perform(_ session: ViewDropSession) {
    guard let holder else { return }
    let target = target(session)
    let proposal = holder.proposal(session, at: target) ?? holder.usualProposal
    if holder.settlesMoves, proposal.operation == .move, let place = moved(session), let target {
      return holder.settle(place, at: target)
    }
    let items = session.items.map { item in
      let place = source(of: item)
      return DroppedItem(item, from: place, size: place.map(holder.itemSize) ?? .zero)
    }
    holder.perform(session, items, at: target, proposal)
  }

  func didEnd(_ session: ViewDropSession) {
    isOver = false
    holder?.dropDidEnd(session)
  }
}

/// An item dropped on a table or collection view.
@MainActor
final class DroppedItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from place: IndexPath?, size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, place, size)
  }
}

/// A drop on a table or collection view.
@MainActor
class ItemDrop<Proposal: UIDropProposal>: NSObject {
  let dropped: [DroppedItem]
  let destinationIndexPath: IndexPath?
  let proposal: Proposal
  let session: any UIDropSession
  private var animators: [DragAnimator] = []

  init(_ session: ViewDropSession, _ items: [DroppedItem], at place: IndexPath?, _ proposal: Proposal) {
    (dropped, destinationIndexPath, self.session, self.proposal) = (items, place, session, proposal)
  }

  final func animator() -> DragAnimator {
    let made = DragAnimator()
    animators.append(made)
    return made
  }
  final func finish() { for animator in animators { animator.run() } }
}
