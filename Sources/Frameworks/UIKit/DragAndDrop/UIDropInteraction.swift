import Foundation

/// Makes the view a place to drop things on.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Decides about what is dragged over the view.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Several drags may be over the view at once. Caveat: there is one at a time on the phone.
  open var allowsSimultaneousDropSessions = false

  /// Asks a delegate about what is dragged over the view.
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

/// Decides about what is dragged over a view, and takes what is dropped on it.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view has any use for what is dragged; true unless told otherwise.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The drag came over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// The drag moved over the view. What would happen if it was dropped; nothing unless told otherwise.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// The drag left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes what was dropped. Only here data can be asked for.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// An item comes to where it was dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
  /// What was dropped is where it shall be.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag is over, wherever it was dropped.
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
