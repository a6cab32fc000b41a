import Foundation

/// An interaction that lets items be dropped on the view.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate, which handles drags over the view.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether several drags may be over the view at once. Caveat: the phone has only one at a time.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: ViewDropPlace {
  package func canHandle(_ session: ViewDropSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }
  package func didEnter(_ session: ViewDropSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }
  package func didUpdate(_ session: ViewDropSession) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }
  package func didExit(_ session: ViewDropSession) { delegate?.dropInteraction(self, sessionDidExit: session) }
  package func perform(_ session: ViewDropSession) {
    guard let delegate else { return }
    delegate.dropInteraction(self, performDrop: session)
    for item in session.items {
      let animator = DragAnimator()
      delegate.dropInteraction(self, item: item, willAnimateDropWith: animator)
      animator.run()
    }
    delegate.dropInteraction(self, concludeDrop: session)
  }
  package func didEnd(_ session: ViewDropSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}

/// A delegate that handles drags over a view and drops on it.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view can handle the items; true by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag enters the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Called when the drag moves over the view. Returns what a drop would do; nothing by default.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// Called when the drag leaves the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Performs the drop. Data is only available here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when an item moves to its destination.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
  /// Called when the dropped items have arrived.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when the drag ends, wherever it was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
