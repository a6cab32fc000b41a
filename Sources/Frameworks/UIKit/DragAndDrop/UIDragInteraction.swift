import Foundation

/// Lets a finger that has rested on the view drag something out of it.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// False keeps a finger from dragging anything.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether new interactions are enabled: they are on tablets, and on phones since iOS 15.
  open class var isEnabledByDefault: Bool { true }
  /// Other gestures may begin while the finger rests. They may here in any case.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Asks a delegate what is dragged.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDragInteraction: ViewDragPlace {
  package func items(at point: CGPoint, in session: ViewDragSession) -> [UIDragItem] {
    guard isEnabled, let delegate else { return [] }
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    session.allowsMoveOperation = delegate.dragInteraction(self, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      delegate.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session)
    return items
  }

  package func preview(of item: UIDragItem, in session: ViewDragSession) -> UITargetedPreview? {
    guard let delegate else { return nil }
    if let asked = delegate.dragInteraction(self, previewForLifting: item, session: session) { return asked }
    return view.map { UITargetedDragPreview(view: $0) }
  }

  package func willLift(_ session: ViewDragSession, _ animator: DragAnimator) {
    delegate?.dragInteraction(self, willAnimateLiftWith: animator, session: session)
  }
  package func willBegin(_ session: ViewDragSession) { delegate?.dragInteraction(self, sessionWillBegin: session) }
  package func didMove(_ session: ViewDragSession) { delegate?.dragInteraction(self, sessionDidMove: session) }
  package func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {
    delegate?.dragInteraction(self, item: item, willAnimateCancelWith: animator)
  }
  package func willEnd(_ session: ViewDragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
  }
  package func didEnd(_ session: ViewDragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
  }
  package func didTransfer(_ session: ViewDragSession) {
    delegate?.dragInteraction(self, sessionDidTransferItems: session)
  }
}

/// Says what a finger drags out of a view, and hears what becomes of it.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged; an empty array for nothing.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// What follows the finger for an item that has no preview of its own; nil for the view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The finger has rested, and what is dragged comes off the screen.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// The finger begins to move.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether what is dragged may go to where it is dropped; true unless told otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other apps cannot get it; false unless told otherwise.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// The finger moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Nobody took an item, which goes back.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
  /// The finger lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// What was dragged is where it shall be, or back.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Whoever got it has got all of it.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
}
