import Foundation

/// An interaction that lets a long press drag items out of the view.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate, which provides the dragged items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether dragging is enabled.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether new interactions are enabled: true on tablets, and on phones since iOS 15.
  open class var isEnabledByDefault: Bool { true }
  /// Whether other gestures may begin during the long press. They always may here.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates an interaction with a delegate.
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

/// A delegate that provides the items dragged from a view and is notified of events.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the dragged items; empty for none.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// Returns the preview of an item without its own; nil for the view.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called when the long press lifts the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// Called when the drag begins to move.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether the drag may move items; true by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the drag is restricted to the app; false by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called when the finger moves.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when an item returns because nothing accepted it.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
  /// Called when the finger lifts.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called when the items have arrived at their destination or returned.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Called when all data has been transferred.
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
